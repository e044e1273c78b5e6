import type { Language, Words } from '../../text/message.ts';
import { isManual } from '../cast.ts';
import type { Rules } from '../schema/rules.ts';
import { phrase, type Voice } from './names.ts';
import { explainCall, explainRole, traitsIn } from './role.ts';
import { explainWin } from './wins.ts';

/** A whole file told in words, a line for each role and mark and language: what is said here is what will be played. */
export function explainRules(rules: Rules, words: Words, spoken: readonly Language[]): string[] {
  const voices = spoken.map((language): Voice => {
    const catalogue = words[language];
    return { language, names: (id) => (typeof catalogue[id] === 'string' ? catalogue[id] : id) };
  });
  const lines: string[] = [];
  for (const [id, role] of Object.entries(rules.roles)) {
    lines.push('', `  ${id}${isManual(role) ? ' *' : ''}`);
    for (const v of voices) lines.push(`    ${v.language}  ${v.names(`role.${id}`)}: ${explainRole(rules, id, v).join(' ')}`);
  }
  for (const [id, mark] of Object.entries(rules.marks ?? {})) {
    lines.push('', `  ${id}`);
    for (const v of voices)
      lines.push(
        `    ${v.language}  ${v.names(`status.${id}`)}: ${[...(mark.calls ?? []).map((call) => explainCall({ mark: id }, call, v)), ...traitsIn(v, mark)].join(' ')}`,
      );
  }
  if (rules.triggers) {
    lines.push('', '  triggers');
    for (const v of voices) lines.push(`    ${v.language}  ${traitsIn(v, { triggers: rules.triggers }).join(' ')}`);
  }
  lines.push('', '  wins');
  for (const v of voices) lines.push(`    ${v.language}  ${rules.wins.map((win) => explainWin(v, win)).join(' ')}`);
  const [first] = voices;
  if (first && JSON.stringify(rules).includes('"do":"manual"')) lines.push('', `  * ${phrase(first, 'x.do.manual')}`);
  return lines;
}
