import { makeNightCode } from '../../src/cards/host-code.ts';
import type { Context, Sheet } from '../context.ts';
import { bodyOf } from '../flow.ts';
import { whose } from '../faces/face.ts';
import type { Shape } from '../scene.ts';
import { quietOf } from './host-code.ts';

/** Width of the code of a night sheet in mm, and how far above the body it ends. */
const size = 13;
const above = 3;

/** Puts the code of the night sheets over the first of them: of the game they are printed for, or of the deck. */
export function coded(context: Context, sheets: readonly Sheet[]): readonly Sheet[] {
  const { job, speaker, type } = context;
  const code = job.resume ?? makeNightCode(job.deck);
  const { body } = bodyOf({ ...context, zoom: 1 });
  const place = { x: body.x + body.width - size, y: body.y + 6 - above - size + 4, size };
  const right = place.x - quietOf(size);
  const words = speaker.say(job.resume === undefined ? 'print.night.scan' : 'print.night.resume');
  const fitted = type.fit(words, { width: 90, height: 4, font: 'regular', max: 7, min: 7 }, whose(speaker.say('print.part.night'), 'code'));
  const text = (y: number, points: number, line: string): Shape => ({
    kind: 'text',
    x: right,
    y,
    size: points,
    font: 'regular',
    text: line,
    align: 'end',
  });
  const shapes: readonly Shape[] = [
    { kind: 'qr', ...place, text: code },
    ...fitted.lines.slice(0, 1).map((line) => text(place.y + 2.2, fitted.size, line)),
    text(place.y + 5.6, 7.5, code.match(/.{1,4}/g)?.join(' ') ?? code),
  ];
  return sheets.map((sheet, i) =>
    i === 0 ? { ...sheet, shapes: [...sheet.shapes, ...shapes], codes: [{ kind: 'host', code, ...place }] } : sheet,
  );
}
