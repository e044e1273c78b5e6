import type { Face } from '../src/cards/deck-face.ts';
import type { Art } from './art/art.ts';
import { suitInk } from './faces/suits.ts';

const worlds = new Map<string, Art>();

/**
 * Frame and board of a card that has a picture in a deck whose art has none: on the ground of the deck's other cards, with the
 * board in the side's colours. It has no letters of its own.
 */
export function plainWorld(face: Face, ground: string): Art {
  const [board, name] =
    face.style === 'playing-card'
      ? ['#ffffff', suitInk(face.suit) === 'black' ? '#16181f' : suitInk(face.suit)]
      : [face.colours.ground, face.colours.ink];
  return boardWorld(ground, board.toLowerCase(), name.toLowerCase());
}

/** The same frame and board in other colours. */
export function boardWorld(ground: string, board: string, name: string): Art {
  const key = `${ground} ${board} ${name}`;
  const art = worlds.get(key) ?? worldIn(ground, board, name);
  worlds.set(key, art);
  return art;
}

function worldIn(ground: string, board: string, name: string): Art {
  return {
    format: 'nightdeck.art',
    version: 1,
    colours: { ground, ink: '#16181f', soft: '#4a5160', board, name },
    parts: {},
    faces: {},
    world: {
      fonts: { display: '', text: '', strong: '' },
      ground: 'ground',
      ink: 'ink',
      accent: 'soft',
      window: 'M8.4 4.9H54.6A3.5 3.5 0 0 1 58.1 8.4V49H4.9V8.4A3.5 3.5 0 0 1 8.4 4.9Z',
      frame: [
        'ink/0.6 M4.9 49V8.4A3.5 3.5 0 0 1 8.4 4.9H54.6A3.5 3.5 0 0 1 58.1 8.4V49',
        'board ink/0.6 M4.9 46.3H58.1V51.4A2.6 2.6 0 0 1 55.5 54H7.5A2.6 2.6 0 0 1 4.9 51.4Z',
        '~ name/0.22 M6.1 47.4H56.9M6.1 52.9H56.9',
      ],
      name: { y: 51.75, width: 47, size: 14.5, colour: 'name' },
      reverse: 'board',
      back: [],
    },
  };
}
