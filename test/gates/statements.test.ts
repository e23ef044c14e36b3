import { Agreement, figureFaults, statedClauses, type StatedClause } from '../support/agreement/stated-clauses';
import { knownStyle } from '../support/known-style';
import { describeOfficial, officialTexts, type OfficialInstrument } from '../support/official-texts';
import { readingOf } from '../support/read-once';
import { ruleSources } from '../support/rule-sources';

/** Less than so much of a statement in its words, or of the words in the statement, and it belongs to others. */
const LEAST = 0.15;
/** By so much a neighbour's statement may fit better: an item's repeats the words that lead in to it. */
const AHEAD = 0.1;
/** Of a hundred swaps of two neighbouring statements so many must be noticed; the others say the same but for a turn of phrase. */
const NOTICED = 97;

/** Figures that one of the two has and the other lacks, looked at and right. */
const REVIEWED: ReadonlyMap<string, string> = new Map([
  ['au-act/gazette-s196-1992#keno/18.1', 'the prizes of the three tables are kept as facts'],
  ['au-act/ni2019-689#rules/10.4(a)', 'the scanner ran the row of totals together: "60r15", "1to1"'],
  [
    'au-nsw/ltgame-2016#rules/1.1',
    'the copy prints "20, 000"; that the dealer terminal has three uses is counted in our statement',
  ],
  ['au-qld/casino-gaming-rule-2024#sch-3/2(1)', 'the 1 of "1 pair" is printed as a number of the clause'],
  ['au-qld/casino-gaming-rule-2024#sch-3/2(2)', 'the 2 of "2 pairs" is printed as a number of the clause'],
  ['au-qld/casino-gaming-rule-2024#sch-5/13', 'what a reduced deck is stands in the definitions'],
  ['au-qld/casino-gaming-rule-2024#sch-6/7(1)', 'the pairs are counted in our statement and only listed in the text'],
]);

const sources = ruleSources();

for (const id of Object.keys(officialTexts) as OfficialInstrument[])
  describeOfficial(id, `our statements and the words of ${id}`, (text) => {
    let books: readonly (readonly StatedClause[])[] = [];
    let agreement = new Agreement([]);

    beforeAll(() => {
      const source = sources.find((one) => one.id === id);
      if (source === undefined) throw new Error(`There are no rule sources for ${id}.`);
      books = statedClauses(source, readingOf(text(), knownStyle(id)));
      agreement = new Agreement(books.flat());
    });

    const faultsOf = (clause: StatedClause): readonly string[] => {
      const figures = REVIEWED.has(clause.citation) ? [] : figureFaults(clause);
      const alike = agreement.of(clause.statement, clause.words);
      return [
        ...figures.map((figure) => `${clause.citation}: ${figure} stands in one of the two only`),
        ...(alike < LEAST && !clause.statement.leadsIn ? [`${clause.citation}: hardly a word in common`] : []),
      ];
    };
    const crossed = (one: StatedClause, other: StatedClause): readonly string[] =>
      agreement.ahead(one, other) < -AHEAD ? [`${one.citation} and ${other.citation} would better be swapped`] : [];

    test('agree: each figure of one stands in the other, they share their key words, and none fits its neighbour better', () => {
      const faults = books.flatMap((book) =>
        book.flatMap((clause, at) => {
          const next = book[at + 1];
          return [...faultsOf(clause), ...(next === undefined ? [] : crossed(clause, next))];
        }),
      );
      expect(faults).toEqual([]);
      expect(books.flat().length).toBeGreaterThan(200);
    });

    test('would not agree if two neighbouring statements were swapped', () => {
      const pairs = books.flatMap((book) => book.slice(1).map((clause, at) => [book[at] ?? clause, clause] as const));
      const noticed = pairs.filter(([one, other]) => {
        const swapped = [
          { ...one, statement: other.statement },
          { ...other, statement: one.statement },
        ] as const;
        return swapped.flatMap(faultsOf).length > 0 || crossed(...swapped).length > 0;
      });
      expect((100 * noticed.length) / pairs.length).toBeGreaterThan(NOTICED);
    });

    test('are reviewed only where they differ still', () => {
      const differing = new Set(
        books.flat().flatMap((clause) => (figureFaults(clause).length > 0 ? clause.citation : [])),
      );
      const reviewed = [...REVIEWED.keys()].filter((citation) => citation.startsWith(`${id}#`));
      expect(reviewed.filter((citation) => !differing.has(citation))).toEqual([]);
    });
  });
