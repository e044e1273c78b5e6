import sharp from 'sharp';

/** A picture with the name it has on the sheet. */
export interface Labelled {
  readonly name: string;
  readonly png: Buffer;
}

const gap = 12;
const label = 22;
/** A picture that is broader or higher stands smaller, px. */
const largest = 860;

/** Pictures of one size side by side, each under its name. */
export async function contactSheet(full: readonly Labelled[], columns: number): Promise<Buffer> {
  const pictures = await Promise.all(full.map(async ({ name, png }) => ({ name, png: await smaller(png) })));
  const sizes = await Promise.all(pictures.map(({ png }) => sharp(png).metadata()));
  const [w, h] = [Math.max(...sizes.map(({ width }) => width)), Math.max(...sizes.map(({ height }) => height))];
  const rows = Math.ceil(pictures.length / columns);
  const name = (text: string): Buffer =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${String(w)}" height="${String(label)}"><text x="0" y="16" font-family="sans-serif" font-size="15" fill="#fff">${text}</text></svg>`,
    );
  const width = columns * (w + gap) + gap;
  const height = rows * (h + label + gap) + gap;
  return sharp({ create: { width, height, channels: 3, background: '#6b6f76' } })
    .composite(
      pictures.flatMap(({ name: text, png }, i) => {
        const [left, top] = [gap + (i % columns) * (w + gap), gap + Math.floor(i / columns) * (h + label + gap)];
        return [
          { input: name(text), left, top },
          { input: png, left, top: top + label },
        ];
      }),
    )
    .png()
    .toBuffer();
}

const smaller = (png: Buffer): Promise<Buffer> =>
  sharp(png).resize({ width: largest, height: largest, fit: 'inside', withoutEnlargement: true }).png().toBuffer();
