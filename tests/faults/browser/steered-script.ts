/**
 * What a page runs so that the campaign can steer it: it asks for orders, carries them out, and tells what came of them and
 * what is said on the console. All of it by POST, which the service worker leaves alone.
 */
export const steered = `(() => {
  globalThis.__name ??= (it) => it;
  // Nobody is there to be asked whether the page may be left.
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation());
  const here = String(Math.random()).slice(2);
  const pause = () => new Promise((done) => setTimeout(done, 50));
  // What connects the page may have been killed for a moment.
  const tell = async (what, body) => {
    for (;;) {
      try {
        return await (await fetch('/steer/' + what + '?' + here, { method: 'POST', body: JSON.stringify(body) })).text();
      } catch {
        await pause();
      }
    }
  };
  const { debug } = console;
  console.debug = (text) => (void tell('said', text), debug(text));
  const Work = (async () => undefined).constructor;
  const carryOut = async ({ number, script, given }) => {
    const work = async () => new Work('given', 'return (' + script + ')(given)')(given);
    await work().then((value) => tell('done', { number, value }), (error) => tell('done', { number, error: String(error) }));
  };
  const obey = async () => {
    for (;;) {
      const order = await tell('next', null);
      if (order === 'leave') return;
      if (order !== '') void carryOut(JSON.parse(order));
    }
  };
  addEventListener('load', () => void obey());
})();
`;
