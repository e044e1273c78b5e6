import { fromRgba, type Gray } from '../cards/read/gray.ts';

/** Width and height of a WebP file, from its first chunk; nothing where it does not begin as one. */
export function webpSize(file: Uint8Array): { readonly width: number; readonly height: number } | undefined {
  if (file.length < 30) return undefined;
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const chunk = String.fromCharCode(...file.subarray(12, 16));
  // Google's WebP container specification, and RFC 9649: extended, lossy (VP8) and lossless (VP8L).
  if (chunk === 'VP8X') return { width: 1 + (view.getUint32(24, true) & 0xffffff), height: 1 + (view.getUint32(26, true) >>> 8) };
  if (chunk === 'VP8 ') return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (chunk !== 'VP8L') return undefined;
  const bits = view.getUint32(21, true);
  return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
}

/** The pixels of a WebP file in grey. Throws where it is damaged. */
export async function webpPixels(file: Uint8Array): Promise<Gray> {
  const { decode } = await import('@cwasm/webp');
  const { data, width, height } = decode(file);
  return fromRgba(data, width, height);
}
