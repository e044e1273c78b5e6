/** Steps of night 0 in the example order, with the aliens where the rulings put them (KT-216…223, KT-R13). */
export const orderableZero = [
  'hooker', 'seducer', 'blackmailer', 'sheriffZero', 'parsonZero', 'banditsMeet', 'indiansMeet', 'aliensMeet', 'mormons',
] as const;

/** Steps of every later night in the example order, with the steps the rulings place (KT-224…253, rules 1.23). */
export const orderableNight = [
  'lukeWakes', 'lukeWins', 'lukeSteals', 'lukeKills', 'lukeTrails', 'lukeIsTold',
  'trailer',
  'sheriff', 'parson', 'taxman', 'inciter', 'guard', 'gambler', 'drunkard', 'drunkJudge', 'drunkMayor', 'hairdresser',
  'banditsWake', 'infiltrator', 'banditsSteal', 'avenger', 'banditsCarrier', 'banditsSleep', 'thief', 'cardsharper',
  'indiansWake', 'shaman', 'leader', 'plantReturns', 'indiansKill', 'indiansKillAgain', 'lossAnnounced', 'burningRage', 'loneCoyot',
  'femaleShaman', 'warrior', 'indiansCarrier', 'indiansSleep', 'quietFoot', 'binocularEye',
  'aliensWake', 'detector', 'mindEater', 'aliensSteal', 'greenTentacle', 'purpleLeech', 'megaAlien', 'aliensUse', 'aliensCarrier', 'aliensSleep',
  'ship',
] as const;

export type ZeroStep = (typeof orderableZero)[number];
export type NightStep = (typeof orderableNight)[number];
