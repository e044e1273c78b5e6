/** The cards of the rulebook by side, written out once more. */
export const cards = {
  bandits: ['badGunman', 'blackmailer', 'avenger', 'thief', 'cardsharper', 'infiltrator', 'mormonBandit', 'bandit'],
  indians: [
    'shaman',
    'femaleShaman',
    'leader',
    'loneCoyot',
    'quietFoot',
    'binocularEye',
    'burningRage',
    'stagecoach',
    'warrior',
    'trailer',
    'mormonIndian',
    'indian',
  ],
  aliens: ['detector', 'mindEater', 'megaAlien', 'greenTentacle', 'purpleLeech', 'alien'],
  luckyLuke: ['luckyLuke'],
  janosik: ['janosik'],
} as const;

/** Every card of no other side is a citizen's. */
export const sideOf = (role: string): string =>
  (Object.keys(cards) as (keyof typeof cards)[]).find((side) => (cards[side] as readonly string[]).includes(role)) ?? 'citizens';

export const statuette = 'statuette';
