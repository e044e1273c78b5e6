import type { Context, Sheet } from '../context.ts';
import { whose } from '../faces/face.ts';
import { bodyOf, enlarged, flowed, heading, paragraph, subheading, type Block } from '../flow.ts';
import { circle, type Shape } from '../scene.ts';
import { signOf } from '../sign.ts';

/** The rules in short: what the game is, who is who, how it goes (`crib.1` … of the wording), and the job's own points. */
export function rulesSheets(usual: Context): readonly Sheet[] {
  const context = enlarged(usual);
  const { speaker, job } = context;
  const part = speaker.say('print.part.rules');
  const { width } = bodyOf(context).body;
  const about = speaker.has('game.about')
    ? [paragraph(context.type, speaker.say('game.about'), { font: 'regular', size: 11, width, after: 2 }, whose(part, 'about'))]
    : [];
  const roles = [...new Set(context.cards.map((card) => card.role))];
  return flowed(context, part, [
    heading(context, context.title),
    ...about,
    subheading(context, speaker.say('print.rules.roles')),
    ...roles.map((role) => roleBlock(context, role)),
    ...cribBlocks(context),
    ...(job.rules ?? []).flatMap(({ title, points }) => [
      subheading(context, speaker.say(title)),
      ...points.map((point) => pointBlock(context, speaker.say(point))),
    ]),
  ]);
}

/** Name, sign of the side and ability of a role. */
function roleBlock(context: Context, role: string): Block {
  const { name, ability } = context.wordsOf({ role });
  const { width } = bodyOf(context).body;
  const item = context.speaker.say('print.part.rules');
  const left = paragraph(context.type, name, { font: 'bold', size: 10, width: 40 }, whose(item, name));
  const right = paragraph(context.type, ability, { font: 'regular', size: 10, width: width - 47 }, whose(item, name));
  const face = context.cards.find((card) => card.role === role)?.face;
  const sign = (x: number, y: number): readonly Shape[] => (face === undefined ? [] : signOf(context, face, x, y, 2.15));
  return {
    height: Math.max(left.height, right.height) + 1.6,
    draw: (x, y) => [...left.draw(x, y), ...sign(x + 43, y + 2.4), ...right.draw(x + 47, y)],
  };
}

function cribBlocks(context: Context): readonly Block[] {
  const { speaker } = context;
  const points: Block[] = [];
  for (let n = 1; speaker.has(`crib.${n}`); n++) points.push(pointBlock(context, speaker.say(`crib.${n}`)));
  return points.length === 0 ? [] : [subheading(context, speaker.say('print.rules.play')), ...points];
}

function pointBlock(context: Context, text: string): Block {
  const { width } = bodyOf(context).body;
  const words = paragraph(
    context.type,
    text,
    { font: 'regular', size: 10, width: width - 5, after: 1.2 },
    whose(context.speaker.say('print.part.rules'), text),
  );
  return { height: words.height, draw: (x, y) => [circle(x + 1.5, y + 2.3, 0.6, { fill: 'black' }), ...words.draw(x + 5, y)] };
}
