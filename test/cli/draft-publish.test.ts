import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sha256 } from '../../src/io/files/digest';
import { makeCheckout, type Checkout } from '../support/checkout';

const DRAFT = 'au-nsw/harbour-2031';
const TEXT = `Harbour Gaming Rules 2031

1. Equipment

1.1 Sic bo is played with 3 dice.

1.2 The operator may close a table.
`;
const ROUND = {
  ...{ format: 'house-rules/round@1', id: 'r1', jurisdiction: 'AU-NSW', game: 'sic-bo' },
  ...{ playedAt: '2024-10-03T21:04:05+10:00', events: [{ type: 'roll', dice: [1, 2, 3] }] },
};
const INSTRUMENT = `title: Harbour Gaming Rules 2031
citation: Harbour Gaming Rules 2031
enabledBy: not stated in the text
inForce:
  from: 1900-01-01
  basis: assumed
  reason: The text gives no date; enter the first day on which it applies.
textSha256: '${sha256(TEXT)}'
draft: true
books:
  - rules
`;
const BOOK = `- label: '1'
  heading: Equipment
  class: structure
  guessed: class
  says: ''
  unchecked: structure
- label: '1.1'
  heading: Dice
  class: duty
  says: Three dice are used.
`;
const FACTS = `layers:
  - game: sic-bo
    facts:
      dice:
        - { value: 3, clause: '1.1', anchor: 3 dice }
`;

describe('a draft among the rule sources of a checkout', () => {
  let checkout: Checkout;
  let home: string;
  const texts = mkdtempSync(join(tmpdir(), 'hr-texts-'));
  const rounds = join(texts, 'rounds.ndjson');
  const write = (path: string, content: string): void => {
    writeFileSync(join(home, path), content);
  };
  const json = (...args: readonly string[]): readonly Record<string, unknown>[] =>
    checkout
      .run(...args, '--json')
      .out.split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Record<string, unknown>);

  beforeAll(() => {
    checkout = makeCheckout(['au-nsw']);
    home = join(checkout.ruleSources, DRAFT);
    for (const part of ['books', 'facts']) mkdirSync(join(home, part), { recursive: true });
    write('instrument.yaml', INSTRUMENT);
    write('books/rules.yaml', BOOK);
    write('facts/rules.yaml', FACTS);
    writeFileSync(join(texts, 'harbour-2031.txt'), TEXT);
    writeFileSync(rounds, JSON.stringify(ROUND));
  });
  afterAll(() => {
    checkout.remove();
    rmSync(texts, { recursive: true, force: true });
  });

  it('governs no round, and says why', () => {
    const sentence = /au-nsw\/harbour-2031 is a draft, which governs nothing until it is published\./;
    expect(checkout.run('governs', 'AU-NSW', 'sic-bo').out).toMatch(sentence);
    expect(checkout.run('check', rounds).out).toMatch(sentence);
    const { code, err } = checkout.run('facts', 'AU-NSW', 'sic-bo');
    expect([code, err]).toEqual([2, expect.stringMatching(sentence)]);
  });

  it('is marked wherever it is named', () => {
    expect(json('facts', DRAFT)).toEqual([
      {
        ...{ ruleSet: 'AU-NSW sic-bo (draft)', fact: 'dice', value: '3', clause: `${DRAFT}#rules/1.1` },
        ...{ basis: 'recognised', draft: true },
      },
    ]);
    expect(checkout.run('facts', DRAFT).out).toMatch(/recognised, draft$/m);
    expect(json('clauses', DRAFT).map(({ draft }) => draft)).toEqual([true, true]);
    expect(checkout.run('clauses', DRAFT).out).toMatch(/^rules\/1\.1 \(draft\)/m);
    expect(json('coverage').map(({ instrument, draft }) => [instrument, draft])).toContainEqual([DRAFT, true]);
    expect(checkout.run('coverage').out).toMatch(/^au-nsw\/harbour-2031 \(draft\)/m);
    expect(checkout.run('coverage', '--by', 'instrument').out).toMatch(/^au-nsw\/harbour-2031 \(draft\)/m);
    expect(checkout.run('coverage', '--by', 'game').out).not.toMatch(/sic-bo/);
    expect(checkout.run('links', DRAFT).out).toMatch(/^au-nsw\/harbour-2031#rules\/1\.1 \(draft\)/m);
    expect(checkout.run('compare', 'sic-bo', DRAFT, DRAFT, '--all').out).toMatch(/harbour-2031 \(draft\)/);
    expect(json('compare', 'sic-bo', DRAFT, DRAFT)[0]).toMatchObject({ columns: [{ draft: true }, { draft: true }] });
    const diff = checkout.run('diff', 'au-nsw/ltgame-2016', DRAFT);
    expect(diff.out).toContain(`${DRAFT} (draft, our statements)`);
    expect(checkout.run('export', DRAFT, '--format', 'markdown').out).toMatch(/2031 \(draft\)/);
    expect(checkout.run('export', DRAFT, '--format', 'facts-csv').out).toMatch(/AU-NSW sic-bo \(draft\)/);
    expect(checkout.run('verify', texts).err).toMatch(/^au-nsw\/harbour-2031 \(draft\): 2 clauses/m);
  });

  it('is published once it is finished and somebody has entered its first day', () => {
    const publish = (): string => checkout.run('draft', 'publish', DRAFT).err;
    expect(publish()).toMatch(
      /cannot be published yet\. books\/rules\.yaml: clause 1 has no statement; instrument\.yaml: inForce\.from is still 1900-01-01, which stands for no date at all\./,
    );
    write('books/rules.yaml', BOOK.replace("guessed: class\n  says: ''", 'says: Leads in to the dice.'));
    expect(publish()).toMatch(/yet\. instrument\.yaml: inForce\.from is still 1900-01-01/);
    // Who takes the mark off by hand meets the same.
    write('instrument.yaml', INSTRUMENT.replace('draft: true\n', ''));
    expect(checkout.run('facts', DRAFT).err).toMatch(/instrument\.yaml: inForce\.from is still 1900-01-01/);
    write('instrument.yaml', INSTRUMENT.replace('1900-01-01', '2024-07-01'));
    const { code, out } = checkout.run('draft', 'publish', DRAFT);
    expect([code, out]).toEqual([0, expect.stringMatching(/is published: it governs from 2024-07-01 \(assumed\)/)]);
    expect(readFileSync(join(home, 'instrument.yaml'), 'utf8')).not.toMatch(/draft/);
    expect(checkout.run('governs', 'AU-NSW', 'sic-bo', '--at', '2024-07-01').out).toMatch(/harbour-2031 governs on/);
    expect(checkout.run('facts', DRAFT).out).not.toMatch(/draft/);
    expect(checkout.run('draft', 'publish', DRAFT).err).toMatch(/is no draft: it is published already/);
    expect(checkout.run('draft', 'publish', 'au-nsw/none').err).toMatch(/holds no rule sources for au-nsw\/none/);
  });
});
