import { alignmentOf, type Alignment } from '../../cards/calibration.ts';
import { words as cardWords } from '../../text/cards.ts';
import { words as calibrationWords } from '../../text/calibration.ts';
import { speaker } from '../../text/speak.ts';
import { commandOf, Failure, Usage, type Args, type Options, type Values } from '../command.ts';
import { readLimited } from '../limits.ts';
import { longestPicture, NotAnImage } from '../picture.ts';
import { keepPrinter } from '../printers.ts';
import { photoOf } from '../seats.ts';

const options = {
  printer: { type: 'string', value: 'NAME', help: 'keep it for this printer: print --printer NAME takes it from then on' },
  json: { type: 'boolean', help: 'print what was found as JSON' },
} as const satisfies Options;

type Given = Args<Values<typeof options>>;

/** Reads off a photo of the printed test page how far a printer's backs land off. */
export const command = commandOf({
  name: 'align',
  summary: 'read off a photo of the test page how far a printer’s backs land off',
  usage: '<image> [--printer NAME] [--json]',
  options,
  run,
});

async function run(args: Given): Promise<number> {
  const [image, surplus] = args.positionals;
  if (image === undefined || surplus !== undefined)
    throw new Usage(
      'Which photo? Print the page (print <deck> --parts calibration), hold it against the light, its front towards the camera, and name the picture.',
    );
  const read = alignmentOf(await codesOf(image));
  if ('refusal' in read) throw new Failure(`${image}: ${speaker('en', [cardWords, calibrationWords]).say(read.refusal.why)}`);
  const kept = rounded(read.alignment);
  const { flip, dx, dy, turn, scale } = kept;
  const name = args.values.printer?.trim();
  if (name === '') throw new Usage('--printer: give the printer a name.');
  if (name !== undefined) keepPrinter(name, kept);
  if (args.values.json) args.say(JSON.stringify({ ...kept, ...(name === undefined ? {} : { printer: name }) }));
  else {
    args.say(`The printer turns the sheet over its ${flip} edge. To put its backs right:`);
    args.say(
      `  move them ${signed(dx)} mm right and ${signed(dy)} mm down, turn them ${signed(turn)}° clockwise, draw them at ${(100 * scale).toFixed(2)} %`,
    );
    args.say(
      name === undefined
        ? 'Name the printer with --printer NAME to keep this for print --printer NAME.'
        : `Kept: print with --printer "${name}" from now on.`,
    );
  }
  return 0;
}

async function codesOf(image: string): Promise<Awaited<ReturnType<typeof photoOf>>['codes']> {
  try {
    return (await photoOf(image, readLimited(image, longestPicture))).codes;
  } catch (error) {
    if (error instanceof NotAnImage) throw new Failure(`${image}: ${error.message}`);
    throw error;
  }
}

/** To what a photo can tell: hundredths of a millimetre and of a degree. */
function rounded({ flip, dx, dy, turn, scale }: Alignment): Alignment {
  const to = (value: number, places: number): number => Number(value.toFixed(places)) + 0;
  return { flip, dx: to(dx, 2), dy: to(dy, 2), turn: to(turn, 2), scale: to(scale, 4) };
}

const signed = (value: number): string => `${value < 0 ? '-' : '+'}${Math.abs(value).toFixed(2)}`;
