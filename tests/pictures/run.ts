/** `npm run pictures` makes those of the docs (`make.ts`); `npm run pictures -- faces <deck>` the faces of a deck (`faces.ts`); `npm run pictures -- proof` measures them (`proof.ts`); `npm run pictures -- screens` the host's screens (`screens.ts`). */
const [what, ...rest] = process.argv.slice(2);
if (what === 'faces') {
  const { drawFaces } = await import('./faces.ts');
  await drawFaces(rest);
} else if (what === 'proof') {
  const { judgeFaces } = await import('./proof.ts');
  await judgeFaces(rest);
} else if (what === 'screens') {
  const { drawScreens } = await import('./screens.ts');
  await drawScreens(rest);
} else await import('./make.ts');

export {};
