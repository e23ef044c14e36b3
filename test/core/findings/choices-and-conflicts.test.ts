import { judgeFor, type Judge } from '../../../src/core/findings/judge';
import { buildRuleSets } from '../../../src/core/rules/rule-set';
import type { FactEntry, InstrumentSource } from '../../../src/core/rules/source';
import { coup, LIMITS } from '../../support/rounds/coup';
import { nswSource } from '../../support/rounds/judged';

const TIED = { player: '3H 4D', banker: '3S 4C' };
const CITED = 'au-nsw/ltgame-2016#rules/8.4.3';

/** The NSW order if it let the operator choose what a tie pays. */
function withChoice(change: Partial<InstrumentSource['books'][0]> = {}): Judge {
  const source = nswSource();
  const choice = (entry: FactEntry): FactEntry => ({
    ...{ ...entry, value: undefined },
    ...{ options: { '8 to 1': '8 to 1', '9 to 1': '9 to 1' }, chosenBy: 'table.options.tie' },
  });
  const books = source.books.map((book) => ({
    ...book,
    ...change,
    facts: book.facts.map((layer) => ({
      ...layer,
      facts: Object.fromEntries(
        Object.entries(layer.facts).map(([name, entries]) => [
          name,
          name === 'tiePays' ? entries.map(choice) : entries,
        ]),
      ),
    })),
  }));
  const [ruleSet] = buildRuleSets({ ...source, books }, () => 'x').ruleSets;
  const judge = ruleSet && judgeFor(ruleSet);
  if (!judge) throw new Error('no judge');
  return judge;
}

const tie = (paid: number, options?: Readonly<Record<string, unknown>>) =>
  coup({
    ...TIED,
    wagers: [{ bet: 'tie', stake: 1000, settle: { paid } }],
    table: { id: 'B01', limits: LIMITS, ...(options && { options }) },
  });

const answer = (judge: Judge, round: ReturnType<typeof coup>) => {
  const checked = judge.check(round);
  if (typeof checked === 'string') throw new Error(checked);
  return checked;
};

describe('where the rules leave the operator a choice', () => {
  const judge = withChoice();

  it.each([
    ['as chosen', 8000, { tie: '8 to 1' }, 'complies'],
    ['as chosen otherwise', 9000, { tie: '9 to 1' }, 'complies'],
    ['in another notation', 9000, { tie: '9:1' }, 'complies'],
    ['as not chosen', 9000, { tie: '8 to 1' }, 'breaches'],
  ])('a tie paid %s: %s', (_, paid, options, verdict) => {
    expect(answer(judge, tie(paid, options)).verdict).toBe(verdict);
  });

  it.each([
    ['does not name it', undefined],
    ['names one that the rules do not offer', { tie: '7 to 1' }],
  ])('cannot tell where the record %s', (_, options) => {
    const { verdict, findings } = answer(judge, tie(8000, options));
    expect(verdict).toBe('indeterminate');
    expect(findings.map(({ missing }) => missing)).toEqual([['table.options.tie']]);
    // An open question has a place in the law, even while the figure is not known.
    expect(findings.map(({ clauses }) => clauses)).toEqual([[CITED]]);
  });
});

describe('a finding that rests on clauses at odds', () => {
  const conflict = { clauses: ['8.4.3'], says: 'Two clauses disagree.', adopted: 'The later one is followed.' };

  it('says so, and how they were read', () => {
    const judge = withChoice({ conflicts: [conflict] });
    expect(answer(judge, tie(9000, { tie: '8 to 1' })).findings).toMatchObject([
      { clauses: [CITED], conflicts: ['Two clauses disagree. The later one is followed.'] },
    ]);
  });

  it('says so where its fact is one that the reading decides, and not where it is another', () => {
    const about = (fact: string) =>
      answer(withChoice({ conflicts: [{ ...conflict, facts: [fact] }] }), tie(9000, { tie: '8 to 1' }));
    expect(about('tiePays').findings[0]?.conflicts).toHaveLength(1);
    expect(about('tieOutcome').findings[0]).not.toHaveProperty('conflicts');
  });

  it('says nothing of conflicts elsewhere', () => {
    const judge = withChoice({ conflicts: [{ ...conflict, clauses: ['8.4.1'] }] });
    const [finding] = answer(judge, tie(9000, { tie: '8 to 1' })).findings;
    expect(finding?.clauses).toEqual([CITED]);
    expect(finding).not.toHaveProperty('conflicts');
  });
});
