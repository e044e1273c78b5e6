import { describe, expect, it } from 'vitest';
import { nightCard } from '../../../src/games/ktulu/night/card.ts';
import { options } from '../../../src/games/ktulu/options.ts';
import { languages, type Language, type Message } from '../../../src/text/message.ts';
import { speaker } from '../../../src/text/speak.ts';
import { ktulu as ktuluRules } from '../../../src/games/ktulu/index.ts';

const words = ktuluRules.words;

const end = '@neutral';
/** What nobody is to hear where neutral names are chosen (KT-R93). */
const dated: Readonly<Record<Language, RegExp>> = {
  en: /\bIndian|Hooker|\bhang(?!s out)(?:ed|ing)?\b|drunk|strip-search|[Ss]haman|Lucky Luke|Lone Coyote|Quiet Foot|Binocular Eye|Burning Rage|gunman|Executor|Crystallic|Seducer|Mormon|Janosik/,
  zh: /印第安|妓女|吊死|灌醉|醉酒|酒鬼|萨满|幸运卢克|首领|郊狼|轻足|千里眼|燃烧之怒|(?<!快)枪手|行刑官|勾引者|摩门|雅诺希克|透明市民/,
  pl: /Indian|Dziwk|[Pp]owiesz|[Ww]ieszan|zawi[sś]|[Uu]pija|Opój|Pijany|[Ss]zaman|Lucky Luke|Wódz|Samotny kojot|Cicha stopa|Lornecie|Płonący|[Rr]ewolwer|Egzekutor|Agent ubezp|Uwodz|[Mm]ormon|Janosik/,
};
const text = (message: Message | undefined): string =>
  message === undefined ? '' : typeof message === 'string' ? message : Object.values(message.forms).join(' ');

describe('the words of Ktulu', () => {
  it('are the same messages in each language', () => {
    for (const language of languages) expect(Object.keys(words[language]).sort(), language).toEqual(Object.keys(words.en).sort());
  });

  it.each(languages)('have a neutral wording only for messages there are, in %s', (language) => {
    const stray = Object.keys(words[language]).filter((id) => id.endsWith(end) && !(id.slice(0, -end.length) in words[language]));
    expect(stray).toEqual([]);
  });

  it.each(languages)('name nothing dated where neutral names are chosen, in %s', (language) => {
    const catalogue: Readonly<Record<string, Message>> = words[language];
    const heard = Object.keys(catalogue)
      .filter((id) => !id.endsWith(end))
      .map((id) => `${id}: ${text(catalogue[`${id}${end}`] ?? catalogue[id])}`);
    expect(heard.filter((one) => dated[language].test(one.slice(one.indexOf(': '))))).toEqual([]);
  });

  it('call a role by the name it goes by', () => {
    expect(speaker('en', [words]).say('hooker.wake')).toBe('Hooker, open your eyes.');
    expect(speaker('en', [words], [], 'neutral').say('hooker.wake')).toBe('Courtesan, open your eyes.');
    expect(speaker('pl', [words], [], 'neutral').say('luckyLuke.sleep')).toBe('Włóczęga zasypia.');
    expect(speaker('zh', [words]).say('sheriff.wake')).toBe('警长请睁眼。');
  });

  it('name somebody who is a side of his own once', () => {
    const known = (role: string, faction: string) => ({ who: 'Ann', role: { role }, faction: { faction } });
    expect(speaker('en', [words]).say('learn.role', known('janosik', 'janosik'))).toBe('Ann: Janosik');
    expect(speaker('en', [words]).say('learn.role', known('leader', 'indians'))).toBe('Ann: Leader; faction: Indians');
    expect(speaker('en', [words]).say('death.known', known('luckyLuke', 'luckyLuke'))).toBe('Ann is dead. Role and faction: Lucky Luke.');
    expect(speaker('zh', [words], [], 'neutral').say('learn.role', known('janosik', 'janosik'))).toBe('Ann：绿林好汉');
    expect(speaker('pl', [words]).say('day.unmasked', known('luckyLuke', 'luckyLuke'))).toBe('Ann ujawnia się wszystkim: Lucky Luke.');
  });

  it.each(languages)('have something to say for every line of the night card, in %s', (language) => {
    const { has } = speaker(language, [words]);
    const wanted = nightCard(options.parse({})).flatMap(({ id, lines }) => [
      `night.section.${id}`,
      ...lines.flatMap((line) => [
        `line.${line.id}`,
        ...[line.what, line.wake, ...(line.ask ?? []), line.sleep].flatMap((said) => said?.id ?? []),
      ]),
    ]);
    expect(wanted.filter((id) => !has(id))).toEqual([]);
  });
});
