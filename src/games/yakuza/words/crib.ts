import { rows } from '../../../text/rows.ts';

/** Points of the printed rules sheet, `crib.1` onwards in the order of play. */
export const words = rows({
  'crib.1': [
    'Players sit on numbered seats and are addressed by number. No insults, no needless moves at night, only technical questions to the host.',
    '玩家按编号入座，一律以号码相称。不得辱骂，夜里不做多余动作，只可向主持人提技术性问题。',
    'Gracze siedzą na numerowanych miejscach i zwracają się do siebie numerami. Bez obelg, w nocy bez zbędnych ruchów, do prowadzącego tylko pytania techniczne.',
  ],
  'crib.2': [
    'Clocks by night: mafia introduction 20 s, every other introduction 10 s, every action 10 s.',
    '夜间计时：黑手党相认20秒，其他相认10秒，每次行动10秒。',
    'Zegary w nocy: zapoznanie mafii 20 s, każde inne zapoznanie 10 s, każde działanie 10 s.',
  ],
  'crib.3': [
    'Clocks by day: speech 60 s, defence 30 s, defence after a tie 30 s.',
    '白天计时：发言60秒，辩护30秒，平票后再辩护30秒。',
    'Zegary w dzień: wypowiedź 60 s, obrona 30 s, obrona po remisie 30 s.',
  ],
  'crib.4': [
    'First night: mafia and yakuza meet, the Don appoints the Right Hand, Right Hand and Detective check. Nobody is shot and nobody is saved.',
    '第一夜：黑手党与极道各自相认，教父任命左右手，左右手和侦探查验。无人开枪，无人被救。',
    'Pierwsza noc: mafia i yakuza poznają się, Don mianuje Prawą Rękę, Prawa Ręka i Detektyw sprawdzają. Nikt nie strzela i nikt nie jest ratowany.',
  ],
  'crib.5': [
    'If the Don does not confirm in time, the first citizen at the table dies.',
    '教父若未按时确认，桌上第一名市民死亡。',
    'Gdy Don nie potwierdzi na czas, ginie pierwszy obywatel przy stole.',
  ],
  'crib.6': [
    'If the Detective or the Right Hand misses the clock, the check is lost.',
    '侦探或左右手若超时，失去这次查验。',
    'Gdy Detektyw lub Prawa Ręka przekroczy czas, sprawdzenie przepada.',
  ],
  'crib.7': [
    'If the Doctor misses the clock, number 1 is saved, if alive and not saved before. Each player can be saved once.',
    '医生若超时，救一号，前提是一号活着且没有被救过。每名玩家只能被救一次。',
    'Gdy Doktor przekroczy czas, ocalony jest numer 1, jeśli żyje i nie był jeszcze ratowany. Każdą osobę można uratować raz.',
  ],
  'crib.8': [
    'No check finds the Shogun, who orders but cannot shoot. Without the hitman the yakuza do not shoot; without the Shogun the hitman chooses.',
    '任何查验都查不出将军；将军下令但不能开枪。枪手出局后，极道不再开枪；将军出局后，由枪手选择。',
    'Żadne sprawdzenie nie wykrywa Szoguna, który rozkazuje, ale nie strzela. Bez zabójcy yakuza nie strzela. Bez Szoguna wybiera zabójca.',
  ],
  'crib.9': [
    'Without a Don, what the mafia agree on stands; if they disagree, the mafia player with the lowest number is Don from then on.',
    '教父出局后，黑手党意见一致则有效；意见不一，则号码最小的黑手党从此成为教父。',
    'Gdy Don odpadnie, liczy się to, na co mafia się zgodzi, a bez zgody Donem zostaje osoba z mafii o najniższym numerze.',
  ],
  'crib.10': [
    'Day: one speech each in the order of seats, with one nomination; each player is on the list once. Then the defences and the vote.',
    '白天：按座位顺序每人发言一次，可提名一人；每名玩家只能上名单一次。然后辩护、投票。',
    'Dzień: po jednej wypowiedzi w kolejności miejsc, w niej jedna nominacja; każda osoba jest na liście raz. Potem obrony i głosowanie.',
  ],
  'crib.11': [
    'Whoever does not vote counts for the last on the list. A tie: more speeches, a second vote; tied again: all of them leave if more than half of the living are for it.',
    '不投票者算投给名单最后一人。平票：再发言，再投票；再次平票：赞成者超过存活人数一半则全部淘汰。',
    'Kto nie głosuje, liczy się za ostatnią osobą na liście. Remis: kolejne wypowiedzi i drugie głosowanie; znów remis: wszyscy odpadają, jeśli jest za tym ponad połowa żyjących.',
  ],
  'crib.12': [
    'Citizens win when all mafia and all yakuza are out; of two sides left, mafia win level with citizens, yakuza level with either.',
    '黑手党和极道全部出局，市民获胜；只剩两方时，黑手党与市民持平即胜，极道与任何一方持平即胜。',
    'Obywatele wygrywają, gdy cała mafia i yakuza odpadły; gdy zostały dwie strony, mafia wygrywa przy równości z obywatelami, a yakuza przy równości z każdą z nich.',
  ],
});
