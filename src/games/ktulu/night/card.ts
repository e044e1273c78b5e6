import type { NightCard, NightSection } from '../../../kernel/night-card.ts';
import type { Options } from '../options.ts';
import * as aliens from './aliens.ts';
import * as bandits from './bandits.ts';
import * as citizens from './citizens.ts';
import * as indians from './indians.ts';
import type { Line } from './lines.ts';
import * as loners from './loners.ts';
import * as meetings from './meetings.ts';
import type { NightStep, ZeroStep } from './order.ts';
import { ship } from './ship.ts';

const { sheriffZero, parsonZero } = citizens;
const { hooker, seducer, blackmailer, banditsMeet, indiansMeet, aliensMeet, mormons } = meetings;

const zero: Readonly<Record<ZeroStep, Line>> = {
  hooker,
  seducer,
  blackmailer,
  sheriffZero,
  parsonZero,
  banditsMeet,
  indiansMeet,
  aliensMeet,
  mormons,
};

/** The steps of a later night by section of the card. */
const sections: Readonly<Record<string, Partial<Readonly<Record<NightStep, Line>>>>> = {
  first: pick(loners, 'lukeWakes', 'lukeWins', 'lukeSteals', 'lukeKills', 'lukeTrails', 'lukeIsTold', 'trailer'),
  citizens: pick(
    citizens,
    'sheriff',
    'parson',
    'taxman',
    'inciter',
    'guard',
    'gambler',
    'drunkard',
    'drunkJudge',
    'drunkMayor',
    'hairdresser',
  ),
  bandits: pick(bandits, 'banditsWake', 'infiltrator', 'banditsSteal', 'avenger', 'banditsCarrier', 'banditsSleep', 'thief', 'cardsharper'),
  indians: pick(
    indians,
    'indiansWake',
    'shaman',
    'leader',
    'plantReturns',
    'indiansKill',
    'indiansKillAgain',
    'lossAnnounced',
    'burningRage',
    'loneCoyot',
    'femaleShaman',
    'warrior',
    'indiansCarrier',
    'indiansSleep',
    'quietFoot',
    'binocularEye',
  ),
  aliens: pick(
    aliens,
    'aliensWake',
    'detector',
    'mindEater',
    'aliensSteal',
    'greenTentacle',
    'purpleLeech',
    'megaAlien',
    'aliensUse',
    'aliensCarrier',
    'aliensSleep',
  ),
  last: { ship },
};

function pick<K extends NightStep>(from: Readonly<Record<K, Line>>, ...steps: readonly K[]): Partial<Record<NightStep, Line>> {
  return Object.fromEntries(steps.map((step) => [step, from[step]]));
}

const placed = new Map(
  Object.entries(sections).flatMap(([section, steps]) => Object.entries(steps).map(([step, line]) => [step, { section, line }] as const)),
);
const made = new WeakMap<Options, NightCard<Options>>();

/** Both nights in the house's order (KT-215…253). A house that moves a step out of its faction's block gets a section more. */
export function nightCard(options: Options): NightCard<Options> {
  const known = made.get(options);
  if (known) return known;
  const later: { id: string; lines: Line[] }[] = [];
  for (const step of options.nightOrder) {
    const found = placed.get(step);
    if (!found) continue;
    const open = later.at(-1);
    if (open?.id === found.section) open.lines.push(found.line);
    else later.push({ id: found.section, lines: [found.line] });
  }
  const first: NightSection<Options> = { id: 'zero', ownSheet: true, lines: options.nightZeroOrder.map((step) => zero[step]) };
  const card = [first, ...later];
  made.set(options, card);
  return card;
}
