import type { Face } from '../../src/cards/deck-face.ts';
import type { Scene } from '../scene.ts';
import { boxed } from './boxed.ts';
import type { FaceJob } from './face.ts';
import { house } from './house.ts';
import { playingCard } from './playing-card.ts';
import { western } from './western.ts';

/** Draws a face in its own style. A further style is one file and one case here. */
export function drawFace(job: FaceJob): Scene {
  const face: Face = job.face;
  switch (face.style) {
    case 'playing-card':
      return playingCard({ ...job, face });
    case 'house':
      return house({ ...job, face });
    case 'boxed':
      return boxed({ ...job, face });
    case 'western':
      return western({ ...job, face });
  }
}
