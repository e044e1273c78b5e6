import QRCode from 'qrcode';
import { markSize, onBack, testMarks, testPapers, type TestPaper } from '../../src/cards/calibration.ts';
import type { Point } from '../../src/cards/read/found.ts';
import { smooth } from '../../src/cards/read/filters.ts';
import { blank, type Gray } from '../../src/cards/read/gray.ts';
import { distanceFor, type Sheet, view } from './frames.ts';
import { bright, degrade } from './frames-degrade.ts';

/** How a printer lays the back of a sheet, as seen through it from the front: moved (mm), turned clockwise (degrees) and scaled about its middle. */
export interface Laid {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly scale: number;
}

/** Where something of the back comes to lie that is meant to lie there, both as seen from the front, mm. */
export function landed({ x, y }: Point, laid: Laid, paper: TestPaper): Point {
  const { width, height } = testPapers[paper];
  const angle = (laid.turn * Math.PI) / 180;
  const [cos, sin] = [laid.scale * Math.cos(angle), laid.scale * Math.sin(angle)];
  const [dx, dy] = [x - width / 2, y - height / 2];
  return { x: width / 2 + laid.x + cos * dx - sin * dy, y: height / 2 + laid.y + sin * dx + cos * dy };
}

/** A sheet held against the light: its front, and its back as it shines through, so many pixels to a millimetre. */
export function backlit(front: Gray, back: Gray, laid: Laid, paper: TestPaper, flip: 'long' | 'short', perMm: number): Gray {
  // Paper scatters what is printed behind it.
  const behind = smooth(smooth(smooth(back)));
  const { width, height } = testPapers[paper];
  const picture = blank(front.width, front.height);
  const angle = (-laid.turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) / laid.scale, Math.sin(angle) / laid.scale];
  for (let row = 0; row < picture.height; row++) {
    for (let column = 0; column < picture.width; column++) {
      const [dx, dy] = [(column + 0.5) / perMm - width / 2 - laid.x, (row + 0.5) / perMm - height / 2 - laid.y];
      const meant = onBack({ x: width / 2 + cos * dx - sin * dy, y: height / 2 + sin * dx + cos * dy }, paper, flip);
      const [x, y] = [Math.floor(meant.x * perMm), Math.floor(meant.y * perMm)];
      const shade = x < 0 || y < 0 || x >= behind.width || y >= behind.height ? 255 : (behind.data[y * behind.width + x] ?? 255);
      const at = row * picture.width + column;
      picture.data[at] = (front.data[at] ?? 0) * (0.5 + (0.5 * shade) / 255);
    }
  }
  return picture;
}

/** The marks of a test page alone, as a photo against the light shows them. */
export function testPagePhoto(paper: TestPaper, flip: 'long' | 'short', laid: Laid): Gray {
  const { width, height } = testPapers[paper];
  const placed = testMarks(paper, flip).map(({ side, code, ...meant }) => {
    const { x, y } = side === 'front' ? meant : landed(meant, laid, paper);
    // Over the short edge what shines through stands on its head, mirrored either way.
    const turn = side === 'front' ? 0 : laid.turn + (flip === 'short' ? 180 : 0);
    return {
      sheet: markSheet(code, side === 'back'),
      pose: { x: x - width / 2, y: y - height / 2, distance: distanceFor(4.2, 1000), turn },
    };
  });
  return degrade(view(1000, 1200, placed, 235), { ...bright, blur: 0.5 });
}

function markSheet(code: string, mirrored: boolean): Sheet {
  const { modules } = QRCode.create(code, { errorCorrectionLevel: 'H' });
  const each = 8;
  const side = (modules.size + 8) * each;
  const picture = blank(side, side, 250);
  for (let y = 0; y < modules.size; y++) {
    for (let x = 0; x < modules.size; x++) {
      if (modules.get(y, mirrored ? modules.size - 1 - x : x) !== 1) continue;
      for (let row = 0; row < each; row++) {
        const at = ((y + 4) * each + row) * side + (x + 4) * each;
        picture.data.fill(mirrored ? 120 : 20, at, at + each);
      }
    }
  }
  return { picture, perMm: (modules.size * each) / markSize };
}
