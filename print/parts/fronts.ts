import type { Card, Deck } from '../../src/cards/deck.ts';
import { codePlace, typedPlace, typedShapes } from '../card.ts';
import { inkOf } from '../art/layers.ts';
import type { Context, Painted } from '../context.ts';
import { compactPlan, compactText, compactTyped, illustratedCompact } from '../faces/illustrated-compact.ts';
import { codeAt, illustrated, lowered, textRoom, usual } from '../faces/illustrated.ts';
import { illustratedLarge, taller } from '../faces/illustrated-large.ts';
import { illustratedTall, tallRoom } from '../faces/illustrated-tall.ts';
import { faceRoom, illustratedBilingual } from '../faces/illustrated-bilingual.ts';
import { courtCode, courtOf } from '../faces/court-card.ts';
import type { FaceWords } from '../faces/face.ts';
import { drawFace } from '../faces/index.ts';
import { group, type Ink, type Scene, type Shape } from '../scene.ts';

/** Cards smaller than this, in mm, have a plain face made smaller. */
const plainLeast = { width: 54, height: 82 } as const;

/** A card's side before it lies on a sheet: the art, and what is this card's own. */
export interface Side {
  readonly what: 'face' | 'back';
  /** Number of the card; the title card has none. */
  readonly no?: number;
  readonly art: Scene;
  readonly own: readonly Shape[];
  readonly code?: { readonly code: string; readonly x: number; readonly y: number; readonly size: number };
}

/** One way to draw the fronts of a deck: the art that cards share, and what is a card's own. */
interface Front {
  art(card: Card): Scene;
  own(card: Card): Pick<Side, 'own' | 'code'>;
}

type Size = Pick<Deck['sizes'], 'width' | 'height' | 'bleed'>;

/**
 * Faces at a size in mm, the deck's own if left out. They are drawn once for all cards that look alike.
 * A sealed face has its code in letters alone.
 */
export function frontsOf(context: Context, size: Size = context.job.deck.sizes): (card: Card) => Side {
  const drawn = new Map<string, Scene>();
  return (card) => {
    const look = `${card.role}|${JSON.stringify(card.face)}`;
    const front = frontOf(context, card, size);
    const art = drawn.get(look) ?? front.art(card);
    drawn.set(look, art);
    return { what: 'face', no: card.no, art, ...front.own(card) };
  };
}

function frontOf(context: Context, card: Card, size: Size): Front {
  const painted = context.paintedOf(card);
  if (painted === undefined) return plainFront(context, size);
  // Pictures are laid out for a card of about the usual shape; smaller and squarer ones have another layout.
  const usualShape = size.height / size.width >= (usual.height / usual.width) * 0.97 && size.width > 50;
  return usualShape ? illustratedFront(context, painted, size) : compactFront(context, painted, size);
}

function illustratedFront(context: Context, painted: Painted, size: Size): Front {
  const { look, type } = context;
  const { world } = painted.painter.art;
  const code = !context.job.deck.sealed;
  const scale = size.width / usual.width;
  const at = codeAt(world, look !== 'large-print' && context.job.second !== undefined);
  const down = look === 'large-print' ? taller(size.width, size.height) * scale : lowered(size.width, size.height);
  const place = { x: at.x * scale, y: down + at.y * scale, size: at.size * scale };
  return {
    art: (card) => {
      const job = { ...painted, ...size, words: context.wordsOf(card), code, type, item: context.nameOf(card) };
      if (look === 'large-print') {
        const plan = job.words.second === undefined ? painted.tallIn(tallRoom(job)) : undefined;
        return plan === undefined ? illustratedLarge(job) : illustratedTall({ ...job, plan });
      }
      const set = { ...job, look, textSize: painted.sizeIn(textRoom(world, code)) };
      return job.words.second === undefined
        ? illustrated(set)
        : illustratedBilingual({ ...set, textSize: painted.bothIn(faceRoom(world, code)) });
    },
    own: (card) =>
      coded(context, card, place, (text) =>
        typedShapes(text, at.middle * scale, down + at.baseline * scale, type, inkOn(context, painted), Math.max(7, 7 * scale)),
      ),
  };
}

function compactFront(context: Context, painted: Painted, size: Size): Front {
  const { look, type } = context;
  const { width, height } = size;
  const { world } = painted.painter.art;
  const plan = compactPlan(width, height, world);
  const textSize = painted.sizeIn(compactText(width, height, world));
  return {
    art: (card) =>
      illustratedCompact({
        ...painted,
        ...size,
        words: context.wordsOf(card),
        look,
        code: !context.job.deck.sealed,
        textSize,
        type,
        item: context.nameOf(card),
      }),
    own: (card) => coded(context, card, plan.code, (text) => compactTyped(text, plan, type, inkOn(context, painted))),
  };
}

/** The ink of letters on the deck's ground. */
function inkOn({ look }: Context, { painter }: Painted): Ink {
  const { world, colours } = painter.art;
  return world.plate !== undefined && look === 'colour' ? inkOf(world.ink, colours) : 'black';
}

/** A face without a picture. Smaller ones are the usual one made smaller, without the texts that nobody could read then. */
function plainFront(context: Context, size: Size): Front {
  const { type, look } = context;
  const { sealed } = context.job.deck;
  const scale = Math.min(1, size.height / plainLeast.height, size.width / plainLeast.width);
  const [width, height] = [size.width / scale, size.height / scale];
  const usualPlace = codePlace(width, height);
  const { baseline } = usualPlace;
  return {
    art: (card) => {
      const words = context.wordsOf(card);
      const scene = drawFace({
        face: card.face,
        words: scale === 1 ? words : withoutTexts(words),
        width,
        height,
        bleed: size.bleed / scale,
        look,
        side: context.sideOf(card.face),
        painter: context.painter,
        sealed,
        codeTop: sealed ? typedPlace(width, height).top : codePlace(width, height).top,
        type,
        item: context.nameOf(card),
      });
      return scale === 1 ? scene : { ...size, shapes: [group(scene.shapes, { scale })] };
    },
    own: (card) => {
      const { x, y, size: side } = courtOf(card.face, look, context.painter) === undefined ? usualPlace : courtCode(width, height);
      return coded(context, card, { x: x * scale, y: y * scale, size: side * scale }, (text) =>
        typedShapes(text, size.width / 2, (sealed ? typedPlace(width, height).baseline : baseline) * scale, type),
      );
    },
  };
}

/** The code in its place with the same to type; a sealed card's face has letters alone. */
function coded(
  context: Context,
  card: Card,
  place: { readonly x: number; readonly y: number; readonly size: number },
  typed: (text: string) => readonly Shape[],
): Pick<Side, 'own' | 'code'> {
  if (context.job.deck.sealed) return { own: typed(context.faceCodeOf(card)) };
  const code = context.codeOf(card);
  return { own: [{ kind: 'qr', ...place, text: code }, ...typed(code)], code: { code, ...place } };
}

/** A card's names and the letter of its sign alone. */
function withoutTexts({ name, letter, second }: FaceWords): FaceWords {
  return {
    name,
    ability: '',
    ...(letter === undefined ? {} : { letter }),
    ...(second === undefined ? {} : { second: { name: second.name, ability: '' } }),
  };
}
