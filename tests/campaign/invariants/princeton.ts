import type { Fact } from '../../../src/kernel/fact.ts';
import { all, answered, facts, must, nightfall, since, standing, type Invariant, type Look } from '../look.ts';
import { holders, roleAt, type State } from '../state.ts';

const mafia = (state: State): number => holders(state, 'mafia').length;
const villagers = (state: State): number => holders(state, 'civilian', 'angelHeart', 'angelDiamond').length;

/** Who has won where these live; nobody while the game goes on. */
function winner(state: State): string | undefined {
  if (mafia(state) === 0) return 'village';
  return mafia(state) >= villagers(state) ? 'mafia' : undefined;
}

/** What was last said of an accusation or a verdict since the sun rose. */
const today = ({ story }: Look): number => story.findLastIndex((fact) => fact.what === 'phase' && fact.at.phase === 'day');

export const invariants: readonly Invariant[] = [
  {
    clause: 'PR-70',
    holds: 'the game ends with the mafia gone, or level with all the others',
    judge: facts('won', ({ factions, said }, { now }) =>
      said.id === 'won.ruled'
        ? undefined
        : must(factions.join() === winner(now), () => `${factions.join()} with ${mafia(now)} against ${villagers(now)}`),
    ),
  },
  {
    clause: 'PR-71',
    holds: 'nobody talks, accuses or sleeps where somebody has already won',
    judge: standing(['day.talk', 'day.accuser', 'day.ends', 'night.falls'], ({ now }) =>
      must(winner(now) === undefined, () => `${String(winner(now))} should have won: ${mafia(now)} against ${villagers(now)}`),
    ),
  },
  {
    clause: 'PR-29',
    holds: 'a night brings one death by the mafia at most, of the player they pointed at',
    judge: facts('died', ({ seat, by }, { story }) => {
      if (by.faction !== 'mafia') return undefined;
      const night = nightfall(story);
      const victims = since(story, night, 'died').filter((fact) => fact.by.faction === 'mafia');
      const meant = since(story, night, 'postponed').some((fact) => fact.seat === seat);
      return must(victims.length === 1 && meant, () => `${victims.length} victims, ${seat} ${meant ? '' : 'not '}pointed at`);
    }),
  },
  {
    clause: 'PR-31',
    holds: 'the mafia can pass where the house lets them, and nowhere else',
    judge: standing(['mafia.kill'], ({ question, options, ruled }) =>
      ruled || question.shape !== 'choose'
        ? undefined
        : must((question.min === 0) === (options['killPolicy'] === 'mayPass'), () => `${question.min} must be named`),
    ),
  },
  {
    clause: 'PR-38',
    holds: 'an angel is told of a mafioso, and of nobody else',
    judge: facts('learned', ({ about, said }, { now }) => {
      const [seat = 0] = about;
      if (!said.id.startsWith('angel.learned')) return undefined;
      return must((said.id === 'angel.learnedMafia') === (roleAt(now, seat) === 'mafia'), () => `${said.id} of a ${roleAt(now, seat)}`);
    }),
  },
  {
    clause: 'PR-42',
    holds: 'every death of the night is named at dawn before anybody talks',
    judge: standing(['day.talk'], ({ story }) => {
      const night = nightfall(story);
      const backAfter = (death: Fact & { readonly seat: number }): boolean =>
        story.slice(story.indexOf(death)).some((fact) => fact.what === 'revived' && fact.seat === death.seat);
      // Whoever is ruled dead once everybody is awake is dead in front of all; whoever was called back before has not died.
      const died = since(story, night, 'died').filter((death) => !backAfter(death) && (death.at.phase === 'night' || !death.by.host));
      const words = since(story, night, 'announced').filter(({ said }) => said.id === 'dawn.victim');
      const named = words.map(({ said }) => (said.with?.['who'] as { seat: number }).seat);
      return must(
        died.every(({ seat }) => named.includes(seat)),
        () => `${named.join()} were named`,
      );
    }),
  },
  {
    clause: 'PR-43',
    holds: 'a card is turned over as the house has it, and by a ruling',
    judge: facts('revealed', ({ seat, role, clause }, { options }) => {
      if (clause === 'X-6') return undefined;
      const { revealOnDeath: open } = options;
      const may = open === 'all' || (open === 'convictedOnly' && clause === 'PR-62') || (open === 'mafiaOnly' && role === 'mafia');
      return must(may, () => `${seat}, ${role}, by ${clause}, with "${String(open)}"`);
    }),
  },
  {
    clause: 'PR-61',
    holds: 'more than half of the living convict, and fewer never do',
    judge: facts('voted', ({ sums, chosen }, { before }) => {
      const [, hands = 0] = sums[0] ?? [];
      return must(chosen.length > 0 === hands > before.alive.size / 2, () => `${hands} of ${before.alive.size}: ${chosen.join()}`);
    }),
  },
  {
    clause: 'PR-62',
    holds: 'whoever is convicted dies, and nobody else dies by the village',
    judge: facts('died', ({ seat, by }, { story, asked }) => {
      if (by.faction !== 'village') return undefined;
      const vote = story.findLast((fact) => fact.what === 'voted');
      const guilty = vote?.what === 'voted' && vote.chosen.includes('guilty') && asked.shape === 'ballot' && asked.about === seat;
      return must(guilty, () => `${seat} died at ${asked.key}`);
    }),
  },
  {
    clause: 'PR-63',
    holds: 'whoever was acquitted today is accused no more today',
    judge: (look) =>
      standing(['day.accused'], ({ question }) => {
        if (question.shape !== 'choose') return undefined;
        const free = since(look.story, today(look), 'announced').flatMap(({ said }) =>
          said.id === 'day.acquitted' ? [(said.with?.['whom'] as { seat: number }).seat] : [],
        );
        return must(!question.seats.some((seat) => free.includes(seat)), () => `${free.join()} were acquitted`);
      })(look),
  },
  {
    clause: 'PR-64',
    holds: 'one conviction ends the day',
    judge: (look) =>
      standing(['day.accuser', 'day.ends'], ({ story }) => {
        const convicted = since(story, today(look), 'voted').filter(({ chosen }) => chosen.length > 0).length;
        return must(convicted <= (look.question.key === 'day.ends' ? 1 : 0) || look.ruled, () => `${convicted} convictions`);
      })(look),
  },
  {
    clause: 'PR-R7',
    holds: 'neither the accuser nor the accused seconds, and nobody accuses himself',
    judge: (look) =>
      all([
        standing(['day.accused'], ({ question }) =>
          question.shape !== 'choose' || typeof question.to === 'string'
            ? undefined
            : must(!question.seats.some((seat) => question.to.includes(seat as never)), () => 'accuser among the accused'),
        )(look),
        answered(['day.accused'], ({ question, answer, asked }) => {
          if (question.key !== 'day.second' || question.shape !== 'choose' || !('seats' in answer)) return undefined;
          const two = [...answer.seats, ...(typeof asked.to === 'string' ? [] : asked.to)];
          return must(!question.seats.some((seat) => two.includes(seat)), () => `${two.join()} may second`);
        })(look),
      ]),
  },
];
