import { loadFonts } from '../../print/fonts-node.ts';
import { layoutDeck, printDeck } from '../../print/print.ts';
import { prove } from '../../src/cli/prove.ts';
import { benchJob } from './baselines/job.ts';
import { takenApart } from './baselines/pages.ts';
import { type Drawn, type Peer, peers } from './baselines/peers.ts';
import type { Bench, Row } from './row.ts';

/**
 * Fronts and backs as a PDF, against the same pages drawn by others in the same run: each in fresh processes, taking
 * turns, by the median of their CPU time. The others are given the pages laid out, every face and back as a form to be
 * used again, and the codes worked out; nightdeck begins with the deck, so its time holds layout and codes too.
 */
export const bench: Bench = {
  name: 'printing',
  run: async (smoke) => {
    const rows: Row[] = [];
    for (const cards of smoke ? [9] : [54, 540]) rows.push(...(await compare(cards, smoke ? 1 : 7)), await proof(cards));
    return rows;
  },
};

async function compare(cards: number, rounds: number): Promise<Row[]> {
  const pages = takenApart(layoutDeck(await benchJob(cards), await loadFonts()));
  const { nightdeck, laidOut, others, missing, done } = peers(cards, pages);
  const drawn = new Map<Peer, Drawn[]>([nightdeck, laidOut, ...others].map((peer) => [peer, []]));
  for (let round = 0; round < rounds; round++) for (const [peer, all] of drawn) all.push(peer.draw());
  done();
  const of = (peer: Peer): Drawn => medianOf(drawn.get(peer) ?? []);
  const ours = of(nightdeck);
  const large = cards === 540;
  const best = (figure: keyof Drawn): Peer | undefined =>
    others.filter((peer) => peer.javaScript).sort((a, b) => of(a)[figure] - of(b)[figure])[0];
  const row = (peer: Peer, figure: keyof Drawn, name: string): Row => {
    const [mine, theirs] = [ours[figure], of(peer)[figure]];
    const unit = figure === 'cpu' ? 'ms' : 'KB';
    const [value, against] = figure === 'cpu' ? [mine, theirs] : [mine / 1000, theirs / 1000];
    return {
      name,
      value,
      unit,
      against: `${peer.name} ${Math.round(against)} ${unit}`,
      ratio: theirs / mine,
      ...(large && figure === 'cpu' && peer === best('cpu') ? { goal: '≥ 1.11' as const } : {}),
    };
  };
  return [
    { name: `${cards} cards with backs, ${pages.pages.length} pages`, value: ours.cpu, unit: 'ms CPU' },
    { name: '  with the pages laid out beforehand', value: of(laidOut).cpu, unit: 'ms' },
    ...others.map((peer) => row(peer, 'cpu', '  faster')),
    { name: '  size', value: ours.bytes / 1000, unit: 'KB', ...(large ? { goal: '≤ 180' as const } : {}) },
    ...others.map((peer) => row(peer, 'bytes', '  smaller')),
    ...missing.map((name): Row => ({ name: `  ${name} is not installed here`, value: 0, unit: 'runs' })),
  ];
}

/** What a file is proved in before it is called done, from its bytes, the renderers' own start with the first. */
async function proof(cards: number): Promise<Row> {
  const fonts = await loadFonts();
  const made = await printDeck(await benchJob(cards), fonts);
  const began = process.cpuUsage();
  const { findings, read } = await prove(made, fonts);
  const { user, system } = process.cpuUsage(began);
  if (findings.length > 0 || read !== cards)
    throw new Error(`${String(read)} of ${String(cards)} codes, ${String(findings.length)} findings`);
  const goal = cards === 54 ? '≤ 3000' : cards === 540 ? '≤ 20000' : undefined;
  return {
    name: `  proved, ${String(made.pages)} pages`,
    value: (user + system) / 1000,
    unit: 'ms CPU',
    ...(goal === undefined ? {} : { goal }),
  };
}

function medianOf(all: readonly Drawn[]): Drawn {
  const cpu = all.map((one) => one.cpu).sort((a, b) => a - b);
  return { cpu: cpu[Math.floor(cpu.length / 2)] ?? 0, bytes: all[0]?.bytes ?? 0 };
}
