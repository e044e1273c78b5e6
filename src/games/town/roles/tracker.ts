import { rows } from '../../../text/rows.ts';
import { choiceOf, visitOf } from '../night/results.ts';
import { ability } from '../night/turn.ts';
import { said, type Role } from '../vocabulary.ts';

/** Reads in the feedback phase whom one other player went to see; one kept busy stayed at home. */
export const role: Role = {
  faction: 'town',
  night: ability({ deed: 'follow', aim: 'learn' }),
  result: (t, seat, dusk) => {
    const on = choiceOf(t, 'tracker', seat, dusk);
    if (on === undefined) return undefined;
    const to = visitOf(t, on, dusk);
    return to === undefined
      ? said('feedback.stayedHome', { who: { seat: on } })
      : said('feedback.visited', { who: { seat: on }, whom: { seat: to } });
  },
};

export const words = rows({
  'role.tracker': ['Tracker', '追踪者', 'Tropiciel'],
  'role.tracker.ability': [
    'Each night you may follow one other player and read whom that player went to, if anybody.',
    '每晚可以跟踪另一名玩家，得知那人当晚去找了谁。',
    'Co noc możesz śledzić inną osobę i przeczytać, do kogo poszła, jeśli w ogóle.',
  ],
  'tracker.ask': ['Whom do you follow?', '你要跟踪谁？', 'Kogo śledzisz?'],
  'tracker.what': ['The Tracker may follow one player.', '追踪者可以跟踪一名玩家。', 'Tropiciel może śledzić jedną osobę.'],
  'feedback.visited': [
    'You followed {who} tonight, all the way to {whom}.',
    '你今晚跟踪了{who}，对方去找了{whom}。',
    'Tej nocy {who} wychodzi z domu. Drzwi otwiera {whom}.',
  ],
  'feedback.stayedHome': [
    'You followed {who} tonight. Nobody left the house.',
    '你今晚跟踪了{who}，对方哪里也没去。',
    'Tej nocy {who} nie rusza się z domu ani na krok.',
  ],
});
