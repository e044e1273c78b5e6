import { balanced } from '../balance.ts';
import { group, pointsPerMm, rect, use, type Scene } from '../scene.ts';
import { largeSize } from '../type.ts';
import { stepOf, textShapes, type TextRoom } from './deck-text.ts';
import { facilitatorSize } from './facilitator.ts';
import { signAt, type IllustratedJob } from './illustrated.ts';
import { headOf, largeHeld } from './illustrated-large.ts';

const margin = 4.4;
const width = facilitatorSize.w - 2 * margin;
/** Beside the corner that is kept for the card's code. */
const head = { width: 25.6, height: 12.6 } as const;
const pictureTop = 18.8;
/** Where the longest text of a deck may be: it leaves a picture of 12 mm. Cards are printed at twice their size. */
export const largeHeldRoom: TextRoom = { left: margin, width, top: 33.6, bottom: 58.4 };
const least = largeSize / 2;

/** What of a picture the windows of all worlds show, in mm, and the height of the eyes in it. */
const shown = { x: 4.9, y: 4.9, w: 53.2, h: 42, eyes: 26.8 } as const;
const scale = width / shown.w;
/** From the corner of the picture to the middle of the sign, whose letter is as large as the text. */
const signRoom = 4;

type Job = Pick<IllustratedJob, 'picture' | 'sign' | 'words' | 'type' | 'item' | 'bleed' | 'textSize'>;

/**
 * A facilitator card in large print: name and side, as much of the picture as the text leaves, and the text in one size for
 * the deck, in the first language alone. In decks with texts too long for that, words have all the room, in both.
 */
export function illustratedLargeHeld(job: Job): Scene {
  const { picture, type, item, bleed, textSize } = job;
  if (textSize < least) return largeHeld(job);
  const { second: _, ...words } = job.words;
  const { w, h } = facilitatorSize;
  const step = stepOf(words.ability, textSize);
  const lines = words.ability === '' ? 0 : balanced(type, words.ability, 'text', textSize, width).length;
  const above = textSize / pointsPerMm + 1;
  const tall = Math.min(shown.h, (largeHeldRoom.bottom - Math.max(0, lines - 1) * step - above - pictureTop) / scale);
  const from = Math.max(shown.y, Math.min(shown.eyes - tall / 2, shown.y + shown.h - tall));
  const top = pictureTop + tall * scale + above;
  const window = `M${shown.x} ${from}h${shown.w}v${tall}h${-shown.w}Z`;
  return {
    width: w,
    height: h,
    bleed,
    shapes: [
      rect(-bleed, -bleed, w + 2 * bleed, h + 2 * bleed, { fill: '#ffffff' }),
      ...headOf({ words, type, item }, margin, head.width, head.height),
      group([group([use(picture, 0, -1.5)], { clip: window }), rect(shown.x, from, shown.w, tall, { stroke: 'black', width: 0.6 })], {
        x: margin - shown.x * scale,
        y: pictureTop - from * scale,
        scale,
      }),
      ...(job.sign?.(margin + signRoom, pictureTop + signRoom, signAt.r) ?? []),
      ...(lines === 0
        ? []
        : textShapes(words.ability, type, textSize, 'black', { ...largeHeldRoom, top, bottom: largeHeldRoom.bottom + 0.01 }, item)),
    ],
  };
}
