import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildRuleSets } from '../../src/core/rules/rule-set';
import { sha256 } from '../../src/io/files/digest';
import { loadRuleSources } from '../../src/io/files/rule-sources';
import { houseRules } from '../support/command-line';

const TEXT = `Harbour Gaming Rules 2031

1. Equipment

1.1 Sic bo is played with 3 dice.

1.2 A player must not touch the dice.

1.3 The operator may close a table.

2. Payment

2.1 Winning wagers are paid at the odds in the table.

| Wager | Odds |
| --- | --- |
| big | 1 to 1 |
| any triple | 30 to 1 |

2.2 A lucky lantern wager pays 7 to 2.
`;

const folder = mkdtempSync(join(tmpdir(), 'house-rules-draft-'));
const file = join(folder, 'harbour.txt');
const out = join(folder, 'sources');
const draft = (...more: readonly string[]) =>
  houseRules(['draft', file, '--instrument', 'zz/harbour-2031', '--out', out, ...more]);

beforeAll(() => writeFileSync(file, TEXT));
afterAll(() => rmSync(folder, { recursive: true }));

describe('draft', () => {
  it('writes a folder of rule sources for a person to finish', () => {
    const ran = draft('--json');
    expect(ran.code).toBe(0);
    expect(ran.lines()).toMatchObject([{ instrument: 'zz/harbour-2031', books: 1, clauses: 7, facts: 2, leftOut: [] }]);
    const book = readFileSync(join(out, 'zz', 'harbour-2031', 'books', 'rules.yaml'), 'utf8');
    expect(book).toContain("- label: '1.2'\n  heading: ''\n  class: prohibition\n  guessed: class\n  says: ''\n");
    expect(book).toContain("- label: '1.3'\n  heading: ''\n  class: discretion\n");
  });

  it('keeps the hashes of the text beside them, so that a later change of it is noticed', () => {
    const words = readFileSync(join(out, 'zz', 'harbour-2031', 'words.tsv'), 'utf8')
      .trimEnd()
      .split('\n');
    expect(words.slice(1).map((row) => row.split('\t')[1])).toEqual(['1', '1.1', '1.2', '1.3', '2', '2.1', '2.2']);
    expect(loadRuleSources(out)[0]?.words).toEqual(words.slice(1));
  });

  it('can be used at once for what was recognised, and says that it is a draft', () => {
    const [source] = loadRuleSources(out);
    expect(source).toMatchObject({ id: 'zz/harbour-2031', draft: true, inForce: { basis: 'assumed' } });
    const { ruleSets, problems } = source ? buildRuleSets(source, sha256) : { ruleSets: [], problems: [] };
    expect(problems).toEqual([]);
    const figures = ruleSets.flatMap(({ name, facts }) =>
      [...facts.values()].flatMap((fact) =>
        fact.cells.map((cell) => `${name} ${fact.name}.${cell.part} ${cell.text} ${cell.clauses.join('')}`),
      ),
    );
    expect(figures).toEqual([
      'ZZ sic-bo (draft) pays.big 1 to 1 zz/harbour-2031#rules/2.1',
      'ZZ sic-bo (draft) pays.any-triple 30 to 1 zz/harbour-2031#rules/2.1',
      'ZZ sic-bo (draft) pays.lucky-lantern 7 to 2 zz/harbour-2031#rules/2.2',
    ]);
  });

  it('does not write over what somebody has begun', () => {
    const { code, out: said, err } = draft();
    expect([code, said]).toEqual([2, '']);
    expect(err).toMatch(/harbour-2031 already holds rule sources; name another folder with --out/);
  });

  it('is refused as finished rule sources once it no longer says that it is a draft', () => {
    const about = join(out, 'zz', 'harbour-2031', 'instrument.yaml');
    writeFileSync(about, readFileSync(about, 'utf8').replace('draft: true\n', ''));
    expect(() => loadRuleSources(out)).toThrow(
      /rules\.yaml: clause 1 has no statement; finish it, or mark the instrument "draft: true"/,
    );
  });
});
