import type { NightCard, NightSection } from '../../../kernel/night-card.ts';
import { type Options } from '../options.ts';
import { nightSteps, roles, zeroSteps, type NightStep, type ZeroStep } from '../roles/index.ts';
import type { Ids, Line, Role } from '../vocabulary.ts';
import { aliensCarrier, aliensSleep, aliensSteal, aliensUse, aliensWake } from './aliens.ts';
import { banditsCarrier, banditsSleep, banditsSteal, banditsWake } from './bandits.ts';
import { indiansCarrier, indiansKill, indiansKillAgain, indiansSleep, indiansWake, lossAnnounced, plantReturns } from './indians.ts';
import { roleLine } from './lines.ts';
import { lukeWins } from './luke.ts';
import { aliensMeet, banditsMeet, indiansMeet, mormons } from './meetings.ts';
import { ship } from './ship.ts';

/** Lines that belong to no role alone. */
const shared: Readonly<Record<string, Line>> = Object.fromEntries(
  [
    banditsMeet,
    indiansMeet,
    aliensMeet,
    mormons,
    lukeWins,
    banditsWake,
    banditsSteal,
    banditsCarrier,
    banditsSleep,
    indiansWake,
    plantReturns,
    indiansKill,
    indiansKillAgain,
    lossAnnounced,
    indiansCarrier,
    indiansSleep,
    aliensWake,
    aliensSteal,
    aliensUse,
    aliensCarrier,
    aliensSleep,
    ship,
  ].map((line) => [line.id, line]),
);

/** Lines of the roles' own. */
const own: Readonly<Record<string, Line>> = Object.fromEntries(
  (Object.entries<{ readonly role: Role }>(roles) as [Ids['role'], { readonly role: Role }][]).flatMap(([id, { role }]) =>
    Object.entries(role.nights ?? {}).map(([step, night]) => [step, roleLine(step, id, night)]),
  ),
);

const lines: Readonly<Record<string, Line>> = { ...shared, ...own };
const placed = new Map(Object.entries(nightSteps).flatMap(([section, steps]) => steps.map((step) => [step, section] as const)));

/** What happens in a step; throws where a step is listed that neither a role nor a group has. */
function lineOf(step: ZeroStep | NightStep): Line {
  const line = lines[step];
  if (!line) throw new Error(`The step '${step}' is in an order of src/games/ktulu/roles/index.ts, but no role has it among its nights.`);
  return line;
}

const made = new WeakMap<Options, NightCard<Options, Ids>>();

/** Both nights in the house's order (KT-215…253). A house that moves a step out of its faction's block gets a section more; steps that only a later program knows are passed over. */
export function nightCard(options: Options): NightCard<Options, Ids> {
  const known = made.get(options);
  if (known) return known;
  const later: { id: string; lines: Line[] }[] = [];
  for (const step of options.nightOrder) {
    const section = placed.get(step);
    if (section === undefined) continue;
    const line = lineOf(step);
    const open = later.at(-1);
    if (open?.id === section) open.lines.push(line);
    else later.push({ id: section, lines: [line] });
  }
  const first: NightSection<Options, Ids> = {
    id: 'zero',
    ownSheet: true,
    lines: options.nightZeroOrder.filter((step) => zeroSteps.includes(step)).map(lineOf),
  };
  const card = [first, ...later];
  made.set(options, card);
  return card;
}
