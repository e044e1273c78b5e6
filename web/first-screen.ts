import type { Plugin } from 'vite';

/**
 * Names the first screen and what it imports in the page itself. They are loaded when the app asks for that screen, which a
 * browser would else learn only once it has fetched and run the app: one way to the server and back later.
 */
export function firstScreen(): Plugin {
  return {
    name: 'nightdeck-first-screen',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(page, { bundle = {} }) {
        const chunks = Object.values(bundle).flatMap((output) => (output.type === 'chunk' ? [output] : []));
        const home = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/web/screens/home.ts'));
        if (!home) throw new Error('The build has no first screen.');
        const named = [home.fileName, ...home.imports].filter((file) => !page.includes(file));
        return named.map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `./${file}` },
          injectTo: 'head' as const,
        }));
      },
    },
  };
}
