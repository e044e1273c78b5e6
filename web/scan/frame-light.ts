import type { Gray } from '../../src/cards/read/gray.ts';

/** Formats whose first plane is the light of each pixel, a byte each. */
export const lightFirst: readonly (string | null)[] = ['I420', 'I420A', 'I422', 'I422A', 'I444', 'I444A', 'NV12'];

/** What newer browsers say about how a frame is to be shown. */
export interface Turned {
  readonly rotation?: number;
  readonly flip?: boolean;
}

/** A frame in shades of grey; `limited` where black is 16 and white 235, as video has it. */
export interface FrameLight {
  readonly picture: Gray;
  readonly limited: boolean;
}

/**
 * The light of a camera's frame as the camera gave it: drawing the frame on a canvas and reading that takes several times
 * as long. Nothing where the frame is kept in another way, or is shown turned or in another size than it has.
 */
export async function lightOf(frame: VideoFrame): Promise<FrameLight | undefined> {
  const { format, visibleRect, displayWidth: width, displayHeight: height } = frame;
  const { rotation = 0, flip = false } = frame as Turned;
  if (!lightFirst.includes(format) || visibleRect?.width !== width || visibleRect.height !== height) return undefined;
  if (rotation !== 0 || flip) return undefined;
  try {
    const data = new Uint8Array(frame.allocationSize());
    const [plane] = await frame.copyTo(data);
    if (plane?.stride !== width) return undefined;
    const picture = { width, height, data: data.subarray(plane.offset, plane.offset + width * height) };
    return { picture, limited: frame.colorSpace.fullRange === false };
  } catch {
    // A frame that lies with the graphics processor may not be handed out.
    return undefined;
  }
}

/** A mean light of such a frame, 0 to 255. */
export function fullLight(mean: number, limited: boolean): number {
  return limited ? Math.max(0, Math.min(255, ((mean - 16) * 255) / 219)) : mean;
}
