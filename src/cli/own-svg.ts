import sharp, { type Sharp } from 'sharp';

/** An SVG that this program drew, to be turned into pixels, `density` to the inch. */
export function ownSvg(svg: string, density: number): Sharp {
  // Reading pictures of strangers blocks this format for the whole process.
  sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });
  return sharp(Buffer.from(svg), { density });
}
