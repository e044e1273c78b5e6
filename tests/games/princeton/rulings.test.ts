import { describe, expect, test } from 'vitest';
import { accuse, byDay, eight, sit, twelve } from './villages.ts';

describe('X-6 the moderator rules in the middle of a question', () => {
  test('X-6 the accuser is ruled dead before naming anybody: the accusation lapses', () => {
    const t = byDay().at('day.accuser', 'Bob').rule({ do: 'kill', seat: 'Bob' });
    expect(t.offered).toEqual([]);
    expect(t.refuses('day.accused', 'Mia')).toMatchObject({ id: 'bar.accuserDead' });
    expect(t.pass('day.accused').question.key).toBe('day.accuser');
    expect(t.offered).not.toContain('Bob');
  });

  test('X-6 the accused is ruled dead before a second is found: there is nothing left to second', () => {
    const t = byDay().at('day.accuser', 'Bob').at('day.accused', 'Mia').rule({ do: 'kill', seat: 'Mia' });
    expect(t.refuses('day.second', 'Cid')).toMatchObject({ id: 'bar.accusedDead' });
    expect(t.pass('day.second').question.key).toBe('day.accuser');
    expect(t.keys).not.toContain('day.defence');
    expect(t.heard).not.toContain('Nobody seconds: the accusation against Mia lapses.');
  });

  test('PR-54 X-6 a living accuser names somebody; only one ruled dead need not', () => {
    const t = byDay().at('day.accuser', 'Bob');
    expect(t.question).not.toHaveProperty('pass');
    expect(t.refuses('day.accused', '')).toMatchObject({ id: 'refused.noPass' });
    expect(t.rule({ do: 'kill', seat: 'Bob' }).question).toMatchObject({ pass: { id: 'day.noAccusation' } });
  });

  test('X-6 the accused is ruled dead during the defence: no vote is taken, and the day goes on', () => {
    const t = accuse(byDay(), 'Bob', 'Mia', 'Cid')
      .until('day.verdict')
      .undo()
      .at('day.second', 'Cid')
      .until('day.defence')
      .rule({ do: 'kill', seat: 'Mia' });
    expect(t.until('day.accuser').keys).not.toContain('day.verdict');
    expect(t.facts('died')).toMatchObject([{ seat: 1, by: { host: true }, clause: 'X-6', audience: 'public' }]);
  });

  test('X-6 the accused is ruled dead during the vote: the hands count for nothing', () => {
    const t = accuse(byDay(), 'Bob', 'Mia', 'Cid').rule({ do: 'kill', seat: 'Mia' });
    expect(t.vote('day.verdict', 'guilty 7').question.key).toBe('day.accuser');
    expect(t.facts('died')).toHaveLength(1);
    expect(t.said.map((line) => line.id)).not.toContain('day.convicted');
  });

  test('X-6 a voter ruled dead during the vote has no vote, and fewer hands convict', () => {
    const t = accuse(byDay(), 'Bob', 'Mia', 'Cid').rule({ do: 'kill', seat: 'Ida' }).rule({ do: 'kill', seat: 'Hal' });
    expect(t.question).toMatchObject({ needed: 6 });
    expect(t.refuses('day.verdict', 'Ida > guilty')).toMatchObject({ id: 'refused.noVote' });
    expect(t.vote('day.verdict', 'guilty 6').dead).toEqual(['Mia', 'Hal', 'Ida']);
  });

  test('X-6 a day on which somebody was ruled dead does not end with “nobody dies today”', () => {
    const t = byDay().rule({ do: 'kill', seat: 'Bob' }).pass('day.accuser');
    expect(t.heard[0]).toBe('The day is over. Silence, everybody.');
  });

  test('X-6 whoever is ruled dead at night cannot be pointed at, and is named at dawn with the victim', () => {
    const t = sit().rule({ do: 'kill', seat: 'Bob' });
    expect(t.refuses('mafia.kill', 'Bob')).toMatchObject({ id: 'bar.dead' });
    t.at('mafia.kill', 'Cid').at('angelHeart.check', 'Mia');
    expect(t.heard.filter((line) => line.endsWith('died last night.'))).toEqual(['Bob died last night.', 'Cid died last night.']);
  });

  test('X-6 a victim ruled dead before dawn dies once and is named once', () => {
    const t = sit().at('mafia.kill', 'Bob').rule({ do: 'kill', seat: 'Bob' }).at('angelHeart.check', 'Mia');
    expect(t.facts('died')).toHaveLength(1);
    expect(t.heard.filter((line) => line.endsWith('died last night.'))).toEqual(['Bob died last night.']);
    expect(t.heard).not.toContain('Nobody died last night.');
  });

  test('X-6 a victim called back at the news turns no card and plays on', () => {
    const t = sit()
      .at('mafia.kill', 'Bob')
      .at('angelHeart.check', 'Mia')
      .until('dawn.victim')
      .rule({ do: 'revive', seat: 'Bob' })
      .until('day.accuser');
    expect(t.keys).not.toContain('card.turned');
    expect(t.offered).toContain('Bob');
  });

  test('X-6 a mafia player ruled dead at the mafia’s call is not awake any more', () => {
    expect(sit().rule({ do: 'kill', seat: 'Max' }).question.to).toEqual([1, 3]);
  });

  test('X-6 a new card handed over counts from now on: the new mafia player wakes with the others', () => {
    const t = sit().rule({ do: 'recast', seat: 'Bob', role: 'mafia' });
    expect(t.question.to).toEqual([1, 2, 3, 5]);
    expect(t.question).toMatchObject({ warned: [{ seat: 1 }, { seat: 2 }, { seat: 3 }, { seat: 5 }] });
  });

  test('X-6 two cards swapped by mistake are swapped back', () => {
    const t = sit().rule({ do: 'swap', seats: ['Mia', 'Bob'] });
    expect(t.question.to).toEqual([2, 3, 5]);
  });

  test('X-4 X-6 wins are tested after a ruling: the last mafia player ruled dead ends the game', () => {
    const t = sit('Mia mafia, Bob Cid Dan civilian').rule({ do: 'kill', seat: 'Mia' });
    expect(t.winner).toEqual(['village']);
  });

  test('X-6 the moderator may end the game, with winners or without', () => {
    expect(sit().rule({ do: 'end', won: ['village'] }).winner).toEqual(['village']);
    expect(sit().rule({ do: 'end', won: [] }).winner).toEqual([]);
  });

  test('X-6 a note is for the moderator alone', () => {
    const t = sit().rule({ do: 'note', text: 'phone rang', seat: 'Bob' }).rule({ do: 'note', text: 'late start' });
    expect(t.facts('noted').map((fact) => [t.say(fact.said), fact.audience])).toEqual([
      ['Note on Bob: phone rang', 'host'],
      ['Note: late start', 'host'],
    ]);
  });

  test.each([
    ['killing the dead', { do: 'kill', seat: 'Ida' }, 'refused.alreadyDead'],
    ['reviving the living', { do: 'revive', seat: 'Bob' }, 'refused.alive'],
    ['a role of another game', { do: 'recast', seat: 'Bob', role: 'sheriff' }, 'refused.noRole'],
    ['a token there is not', { do: 'move', token: 'statuette', to: 'Bob' }, 'refused.noToken'],
    ['a mark there is not', { do: 'mark', status: 'drunk', seat: 'Bob' }, 'refused.noStatus'],
    ['an unknown side winning', { do: 'end', won: ['pirates'] }, 'refused.noFaction'],
  ] as const)('X-8 %s is refused with the clause, and nothing changes', (_, ruling, id) => {
    expect(sit(twelve, {}, { round: 2, dead: 'Ida' }).refusesRuling(ruling)).toMatchObject({ id, clause: 'X-6' });
  });

  test('X-6 undo takes back a choice and everything that followed from it', () => {
    const t = sit().at('mafia.kill', 'Bob').at('angelHeart.check', 'Mia');
    expect(t.dead).toEqual(['Bob']);
    expect(t.undo().question.key).toBe('angelHeart.check');
    expect(t.undo().question.key).toBe('mafia.kill');
    expect(t.at('mafia.kill', 'Cid').at('angelHeart.check', 'Mia').dead).toEqual(['Cid']);
  });

  test('X-6 nor does one of them who has another card by the time the other is answered', () => {
    const t = sit()
      .rule({ do: 'recast', seat: 'Bob', role: 'angelHeart' })
      .pass('mafia.kill')
      .rule({ do: 'swap', seats: ['Ann', 'Cid'] });
    expect(t.question).toMatchObject({ key: 'angelHeart.check', to: [5] });
    t.at('angelHeart.check', 'Max');
    expect([t.learned('Ann'), t.learned('Bob')]).toEqual([[], ['Max is mafia']]);
  });

  test.each(['silent', 'spoken'] as const)(
    'X-6 of two angels with one card, the one ruled dead while asked learns nothing (%s)',
    (angelAnswer) => {
      const t = sit(twelve, { angelAnswer }).rule({ do: 'recast', seat: 'Bob', role: 'angelHeart' }).pass('mafia.kill');
      expect(t.rule({ do: 'kill', seat: 'Ann' }).question).toMatchObject({ key: 'angelHeart.check', to: [5] });
      t.at('angelHeart.check', 'Max');
      expect([t.learned('Ann'), t.learned('Bob')]).toEqual([[], ['Max is mafia']]);
    },
  );

  test('X-3 what an angel was told is not corrected when the card changes later', () => {
    const t = sit().pass('mafia.kill').at('angelHeart.check', 'Bob').rule({ do: 'recast', seat: 'Bob', role: 'mafia' });
    expect(t.learned('Ann')).toEqual(['Bob is not mafia']);
    t.pass('day.accuser').pass('mafia.kill').at('angelHeart.check', 'Bob');
    expect(t.learned('Ann')).toEqual(['Bob is not mafia', 'Bob is mafia']);
  });
});

describe('the last few players', () => {
  test('PR-57 PR-58 with nobody left to second an accusation can only lapse', () => {
    const t = byDay('Mia mafia, Bob Cid Dan civilian', {}, { round: 3, dead: 'Cid Dan' }).at('day.accuser', 'Bob').at('day.accused', 'Mia');
    expect(t.offered).toEqual([]);
    expect(t.refuses('day.second', 'Cid')).toMatchObject({ id: 'bar.dead' });
    expect(t.pass('day.second').question.key).toBe('day.accuser');
  });
});

describe('house rules together', () => {
  test('all at once: compulsory kill with a clock, spoken answers, no cards shown, a timed talk, a chosen deal', () => {
    const rules = {
      mafiaCount: 2,
      angelCount: 2,
      dealMode: 'moderatorChooses',
      killPolicy: 'mustKill',
      angelAnswer: 'spoken',
      callDeadAngel: true,
      nightSeconds: 30,
      revealOnDeath: 'none',
      discussionTimer: 120,
    } as const;
    const t = sit(eight, rules)
      .expire('mafia.kill')
      .at('mafia.pointed', 'Ann')
      .at('angelHeart.check', 'Mia')
      .at('angelDiamond.check', 'Bob')
      .expire('day.talk');
    expect(t.said.filter((line) => line.key.endsWith('.answer')).map((line) => line.text)).toEqual(['Yes, mafia.', 'No, not mafia.']);
    accuse(t, 'Bob', 'Mia', 'Cid').vote('day.verdict', 'guilty 4');
    expect(t.heard).not.toContain('Mia turns the card face up.');
    t.at('mafia.kill', 'Eve').at('angelDiamond.check', 'Max').expire('day.talk');
    expect(t.called('angelHeart')).toBe('hollow');
    accuse(t, 'Dee', 'Max', 'Bob').vote('day.verdict', 'Dee Bob Cid > guilty');
    expect(t.winner).toEqual(['village']);
    expect(t.facts('revealed')).toEqual([]);
  });
});
