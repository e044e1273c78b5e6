import { describe, expect, test } from 'vitest';
import { languages } from '../../../src/text/message.ts';
import { speaker } from '../../../src/text/speak.ts';
import { byNight, eleven, messages, night, seven } from './towns.ts';
import { town as townRules } from '../../../src/games/town/index.ts';

const words = townRules.words;

const shownTo = (t: ReturnType<typeof night>): string[] => t.shown.filter((held) => held.key === 'feedback').flatMap((held) => held.to);

describe('phase 6, feedback', () => {
  test('TM-44 every living player in turn, in seat order, opens the eyes, reads a short message and closes them', () => {
    const t = night(byNight(seven, {}, { dead: 'Det' }), '- -');
    expect(shownTo(t)).toEqual(['Mia', 'Max', 'Meg', 'Doc', 'Tom', 'Tia']);
    const calls = t.said.filter((line) => line.key === 'feedback').map((line) => line.text);
    expect(calls[0]).toBe('Mia, open your eyes, read, and close them again.');
    expect(calls).toHaveLength(6);
    expect(t.asked('feedback')).toMatchObject({ shape: 'show', to: [7], clause: 'TM-44' });
  });

  test('TM-44 a message is for its reader alone', () => {
    const t = night(byNight(), 'Tom Tom Tom', { detective: 'Mia' });
    for (const fact of t.facts('learned')) expect(fact.audience).toEqual(fact.seats);
  });

  test('TM-45 TM-R8 the examples lost in the source are made up by fixed messages, one for each case', () => {
    const t = night(byNight(eleven, {}, { dead: 'Tia' }), 'Tom Tom Tom', {
      escort: 'Tra',
      doctor: 'Vig',
      detective: 'Mia',
      tracker: 'Mia',
      vigilante: 'Gus',
    });
    expect(messages(t)).toEqual({
      Mia: 'kill',
      Max: 'kill',
      Gus: 'doomed',
      Esc: 'quiet',
      Doc: 'quiet',
      Det: 'mafia',
      Tra: 'busy',
      Vig: 'fired',
      Meg: 'medium',
      Tom: 'doomed',
    });
  });

  test('TM-46 everybody alive is called, also those with nothing to learn', () => {
    const t = night(byNight(seven), '- -');
    expect(messages(t)).toEqual({ Mia: 'noKill', Max: 'noKill', Meg: 'quiet', Doc: 'quiet', Det: 'quiet', Tom: 'quiet', Tia: 'quiet' });
  });

  test('TM-46 what is heard does not depend on what is read', () => {
    const heard = (mafia: string, deeds = {}) =>
      night(byNight(), mafia, deeds)
        .said.filter((line) => line.key === 'feedback')
        .map((line) => line.text);
    expect(heard('Tom Tom Tom', { detective: 'Mia', escort: 'Doc' })).toEqual(heard('- - -'));
  });

  test('TM-R3 tonight’s victim still acts in phase 5, is called in phase 6 and told, and dies at dawn', () => {
    const t = night(byNight(), 'Det Det Det', { detective: 'Mia', vigilante: 'Doc', doctor: 'Tom' });
    expect(t.facts('chose').filter((fact) => fact.key === 'detective')).toHaveLength(1);
    expect(shownTo(t)).toContain('Det');
    expect(t.learned('Det')).toEqual(['You were attacked tonight, and you will not wake.']);
    expect(messages(t)['Doc']).toBe('doomed');
    expect(t.facts('died').map((fact) => [t.seating.name(fact.seat), fact.at.phase])).toEqual([
      ['Doc', 'dawn'],
      ['Det', 'dawn'],
    ]);
    const dawn = t.story.findIndex((fact) => fact.what === 'announced' && fact.said.id === 'dawn.wake');
    expect(t.story.findIndex((fact) => fact.what === 'died')).toBeGreaterThan(dawn);
    expect(t.story.findLastIndex((fact) => fact.what === 'learned')).toBeLessThan(dawn);
  });

  test('TM-R3 what a victim of tonight did still counts', () => {
    expect(night(byNight(), 'Doc Doc Doc', { doctor: 'Tom', vigilante: 'Tom' }).dead).toEqual(['Doc']);
  });

  test('TM-R8 who was attacked and saved is told so, and the Doctor too', () => {
    expect(messages(night(byNight(), 'Tom Tom Tom', { doctor: 'Tom' }))).toMatchObject({
      Tom: 'attacked',
      Doc: 'patient',
      Mia: 'saved',
      Gus: 'saved',
    });
  });

  test('TM-R8 the gravest news goes first: doomed before busy, busy before a result', () => {
    expect(messages(night(byNight(), 'Det Det Det', { escort: 'Det', detective: 'Mia' }))['Det']).toBe('doomed');
    expect(messages(night(byNight(), '- - -', { escort: 'Det', detective: 'Mia' }))['Det']).toBe('busy');
  });

  test('TM-R8 two of a role read each about the one they pointed at', () => {
    const t = byNight('Mia Max mafioso, Ann Bea detective, Tom Tia townie').pass('mafia.target').pass('mafia.target');
    t.at('detective.check', 'Mia').at('detective.check', 'Tom');
    expect(messages(t)).toMatchObject({ Ann: 'mafia', Bea: 'notMafia' });
  });

  test('TM-R8 the mafia read what came of their own targets, whatever else is shot tonight', () => {
    expect(messages(night(byNight(), '- - -', { vigilante: 'Tom' }))).toMatchObject({ Mia: 'noKill', Gus: 'noKill', Tom: 'doomed' });
    expect(messages(night(byNight(), 'Tom Tom Tom', { doctor: 'Tom', vigilante: 'Tia' }))).toMatchObject({ Mia: 'saved', Tia: 'doomed' });
  });

  test('TM-R2 TM-R8 of several targets one unsaved is a kill', () => {
    const each = (doctor: string) => messages(night(byNight(eleven, { mafiaKillRule: 'each' }), 'Tom Tia -', { doctor }))['Mia'];
    expect([each('Tom'), each('Tia'), each('Meg')]).toEqual(['kill', 'kill', 'kill']);
  });

  test('TM-R8 whoever shook the head has a quiet night', () => {
    expect(messages(night(byNight(), '- - -'))).toMatchObject({
      Esc: 'quiet',
      Doc: 'quiet',
      Det: 'quiet',
      Tra: 'quiet',
      Vig: 'quiet',
      Meg: 'quiet',
    });
  });

  test.each(languages)('TM-R8 all messages are of one length class (%s)', (language) => {
    const { say } = speaker(language, [words], ['Ann', 'Bob']);
    const ids = Object.keys(words.en).filter((id) => id.startsWith('feedback.') && !['feedback.what', 'feedback.call'].includes(id));
    expect(ids.length).toBeGreaterThanOrEqual(14);
    const lengths = ids.map((id) => say(id, { who: { seat: 1 }, whom: { seat: 2 }, seats: { seats: [2] }, n: 3 }).length);
    expect(Math.min(...lengths) / Math.max(...lengths)).toBeGreaterThanOrEqual(0.7);
  });
});

describe('a Vigilante kept busy', () => {
  test('TM-R8 fires nothing: nobody was attacked, no patient was saved, and the story names no Doctor', () => {
    const t = night(byNight(), '- - -', { escort: 'Vig', doctor: 'Tom', vigilante: 'Tom' });
    expect(messages(t)).toMatchObject({ Vig: 'busy', Tom: 'quiet', Doc: 'quiet' });
    expect(t.facts('prevented')).toMatchObject([{ why: { id: 'why.busy' }, clause: 'TM-R8' }]);
    expect(t.facts('spent')).toEqual([]);
  });

  test('TM-R8 another blow at the same player is still told of', () => {
    const t = night(byNight(), 'Tom Tom Tom', { escort: 'Vig', doctor: 'Tom', vigilante: 'Tom' });
    expect(messages(t)).toMatchObject({ Tom: 'attacked', Doc: 'patient' });
  });

  test('TM-R13 a Tracker sees a mafioso at the house he pointed at, although the kill goes elsewhere', () => {
    const t = night(byNight(), 'Tom Tia Tia', { tracker: 'Mia' });
    expect(t.learned('Tra')).toEqual([expect.stringContaining('Tom')]);
    expect(t.dead).toEqual(['Tia']);
  });

  test('TM-R13 by house rule the Tracker sees where the kill goes, or nobody leave where there is none', () => {
    const t = night(byNight(eleven, { trackerSees: 'killed' }), 'Tom Tia Tia', { tracker: 'Mia' });
    expect(t.learned('Tra')).toEqual([expect.stringContaining('Tia')]);
    const level = night(byNight(eleven, { trackerSees: 'killed', mafiaKillTie: 'none' }), 'Tom Tia -', { tracker: 'Mia' });
    expect(level.learned('Tra')).not.toEqual([expect.stringContaining('Tom')]);
  });
});

describe('a Vigilante who has fired', () => {
  test.each([
    ['role', 'called', 'blocked'],
    ['nothing', 'silent', 'silent'],
  ] as const)(
    'TM-R12 with cards "%s" and the house rule "%s" a Vigilante without a bullet is %s',
    (revealNightDeaths, spentVigilante, call) => {
      const t = night(byNight(eleven, { revealNightDeaths, spentVigilante }), '- - -', { vigilante: 'Tia' }).vote('day.nominate');
      expect(night(t, '- - -').called('vigilante')).toBe(call);
    },
  );
});

describe('dawn', () => {
  test('TM-R7 by default the roles of the night’s dead are revealed', () => {
    const t = night(byNight(), 'Tom Tom Tom');
    expect(t.heard).toContain('Tom died last night. The card: Townie.');
    expect(t.facts('revealed')).toMatchObject([{ seat: 10, role: 'townie', clause: 'TM-R7' }]);
  });

  test('TM-R7 with the option off nothing public tells the role', () => {
    const publicly = (victim: string) => {
      const t = night(byNight(eleven, { revealNightDeaths: 'nothing' }), `${victim} ${victim} ${victim}`);
      expect(t.facts('revealed')).toEqual([]);
      expect(t.heard).toContain(`${victim} died last night. The card stays hidden.`);
      return JSON.stringify(
        t.story.filter((fact) => fact.audience === 'public').map((fact) => ('said' in fact ? fact.said : fact.what)),
      ).replaceAll(`{"seat":${t.seating.seat(victim)}}`, 'whoever');
    };
    expect(publicly('Doc')).toBe(publicly('Tom'));
  });

  test('TM-R7 with the option off, what is said aloud in later nights does not depend on who died', () => {
    const aloud = (victim: string) => {
      const t = night(byNight(eleven, { revealNightDeaths: 'nothing' }), `${victim} ${victim} ${victim}`).vote('day.nominate');
      const from = t.said.length;
      const said = night(t, '- - -').said.slice(from);
      return said
        .slice(
          0,
          said.findIndex((line) => line.key === 'dawn.wake'),
        )
        .filter((line) => line.key !== 'feedback')
        .map((line) => line.text);
    };
    expect(aloud('Doc')).toEqual(aloud('Tom'));
    expect(aloud('Meg')).toEqual(aloud('Tom'));
  });

  test('TM-R3 a night without a death is announced too', () => {
    expect(night(byNight(), '- - -').heard).toContain('Nobody died last night.');
  });
});
