import { rows } from './rows.ts';

/** What was taken of a community script file, what was not, and what is not carried by one that is written. */
export const words = rows({
  'script.none': [
    'This list holds no characters that could be dealt.',
    '这个列表里没有可以发的角色。',
    'Na tej liście nie ma postaci do rozdania.',
  ],
  'script.tooFew': [
    'Characters of this list that can be dealt: {n}. A game needs two or more; those who only help the host are not dealt ({aside}).',
    '列表中可以发的角色：{n}个。一局至少需要两个；只协助主持人的角色不发（{aside}个）。',
    'Postaci do rozdania na tej liście: {n}. Gra potrzebuje co najmniej dwóch; tych, które tylko pomagają prowadzącemu ({aside}), się nie rozdaje.',
  ],
  'script.taken': [
    'Taken: roles {roles}, calls at night {calls}, reminders {marks}.',
    '已读入：角色{roles}个，夜间叫醒{calls}次，提示标记{marks}个。',
    'Wczytano: role {roles}, wywołania nocne {calls}, znaczniki {marks}.',
  ],
  'script.manual': [
    'The app calls the roles in their order and reads the words; what they do, the host carries out. It tests only whether the demon is dead or two are left.',
    '程序按顺序叫醒角色并给出提示，效果由主持人执行。程序只检查恶魔是否死亡、是否只剩两人。',
    'Aplikacja wywołuje role po kolei i podaje słowa; skutki wykonuje prowadzący. Sprawdza tylko, czy zginął demon i czy zostały dwie osoby.',
  ],
  'script.aside': ['Not dealt, the host’s own: {name}.', '不发牌，由主持人使用：{name}。', 'Bez karty, dla prowadzącego: {name}.'],
  'script.cut': [
    'More than {most} entries: the rest was left out.',
    '超过{most}项：其余未读入。',
    'Ponad {most} wpisów: reszta została pominięta.',
  ],
  'script.noItem': [
    'Entry {n} is no character and was left out.',
    '第{n}项不是角色，未读入。',
    'Wpis {n} nie jest postacią i został pominięty.',
  ],
  'script.twice': ['Named twice, taken once: {name}.', '重复出现，只读入一次：{name}。', 'Podane dwa razy, wczytane raz: {name}.'],
  'script.nameOnly': [
    'Only the name is known; write the text yourself: {name}.',
    '只知道名称，请自行填写说明：{name}。',
    'Znana jest tylko nazwa; opis trzeba dopisać: {name}.',
  ],
  'script.team': [
    'No team that is known; taken as townsfolk: {name}.',
    '阵营不明，按镇民处理：{name}。',
    'Nieznana drużyna; wczytano jako mieszkańca: {name}.',
  ],
  'script.leftOut': ['Not taken of {name}: {fields}.', '{name}未读入：{fields}。', 'Pominięto ({name}): {fields}.'],
  'script.written': ['Written: {n} characters.', '已写出：{n}个角色。', 'Zapisano postaci: {n}.'],
  'script.rulesStay': [
    'Such a file carries names, texts, order and reminders; what the app resolves, who wins and how the table votes stay here.',
    '这种文件只含名称、说明、顺序和提示；自动结算、胜负和投票规则不在其中。',
    'Taki plik niesie nazwy, opisy, kolejność i znaczniki; rozstrzyganie, wygrane i głosowanie zostają tutaj.',
  ],
  'script.shortened': ['Shortened to fit: {names}.', '因长度限制已缩短：{names}。', 'Skrócone do limitu: {names}.'],
});
