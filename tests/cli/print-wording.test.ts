import { describe, expect, it } from 'vitest';
import { nightdeck } from '../../src/cli/nightdeck.ts';

describe('nightdeck print --wording', () => {
  it('says so when the deck has one wording only, and writes nothing', async () => {
    const lines: string[] = [];
    const code = await nightdeck(['print', 'princeton', '--wording', 'neutral', '--out', 'never-written.pdf'], {
      out: (line) => lines.push(line),
      err: (line) => lines.push(line),
    });
    expect(code).toBe(2);
    expect(lines.join('\n')).toContain('The deck princeton has one wording only; leave --wording out.');
  });
});
