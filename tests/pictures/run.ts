/** `npm run pictures` makes those of the docs (`make.ts`); `npm run pictures -- faces <deck>` the faces of a deck (`faces.ts`). */
const [what, ...rest] = process.argv.slice(2);
if (what === 'faces') {
  const { drawFaces } = await import('./faces.ts');
  await drawFaces(rest);
} else await import('./make.ts');

export {};
