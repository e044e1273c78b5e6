import type { Painted } from './protocol.ts';

/** Draws an SVG on a canvas of so many pixels. Throws where the browser shows or hands out no such picture. */
export async function paint(
  svg: string,
  { width, height, png }: { readonly width: number; readonly height: number; readonly png: boolean },
): Promise<Painted> {
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [width, height];
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (context === null) throw new Error('this browser gives no canvas to draw on');
    context.drawImage(image, 0, 0, width, height);
    const { data } = context.getImageData(0, 0, width, height);
    return { rgba: data, ...(png ? { png: await pngOf(canvas) } : {}) };
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

async function pngOf(canvas: HTMLCanvasElement): Promise<Uint8Array<ArrayBuffer>> {
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (blob === null) throw new Error('this browser makes no PNG files');
  return new Uint8Array(await blob.arrayBuffer());
}
