import { create, type QRCodeMaskPattern } from 'qrcode';

/** A QR code as the outline of its dark modules, one unit per module. */
export interface FrameCode {
  /** Side with the quiet zone of 4 modules (ISO/IEC 18004), in modules. */
  readonly side: number;
  readonly d: string;
}

const quiet = 4;

/**
 * A frame of the hand-over as a QR code. Each round takes another of the eight masks: what a camera
 * cannot read in one pattern it often reads in the next.
 */
export function frameCode(frame: string, round: number): FrameCode {
  const { modules } = create([{ data: frame, mode: 'alphanumeric' }], {
    errorCorrectionLevel: 'M',
    maskPattern: (round % 8) as QRCodeMaskPattern,
  });
  const { size, data } = modules;
  let d = '';
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const from = x;
      while (x < size && data[y * size + x] === 1) x++;
      if (x > from) d += `M${from + quiet} ${y + quiet}h${x - from}v1h-${x - from}z`;
    }
  }
  return { side: size + 2 * quiet, d };
}
