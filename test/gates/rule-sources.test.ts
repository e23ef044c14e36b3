import { checksByClause } from '../../src/core/checks/coverage';
import { CHECKED_GAMES } from '../../src/core/checks/registry';
import { declarationOf } from '../../src/core/games/registry';
import { readInstrument } from '../../src/core/reading/read-instrument';
import { buildRuleSets } from '../../src/core/rules/rule-set';
import { citationOf } from '../../src/core/values/citation';
import { sha256 } from '../../src/io/files/digest';
import { ruleSourcesFolder } from '../../src/io/files/project-root';
import { loadRuleSources } from '../../src/io/files/rule-sources';
import { describeOfficial, officialTexts, type OfficialInstrument } from '../support/official-texts';

/** Instruments whose clauses are stated; of the others the folder holds only what the reader is told beforehand. */
const sources = loadRuleSources(ruleSourcesFolder()).filter(({ books }) => books.length > 0);

test('there are rule sources', () => {
  expect(sources.map(({ id }) => id)).toContain('au-nsw/ltgame-2016');
});

describe.each(sources.map((source) => [source.id, source] as const))('the sources of %s', (id, source) => {
  const { ruleSets, problems } = buildRuleSets(source, sha256);
  const links = checksByClause(ruleSets);
  const clauses = source.books.flatMap((book) =>
    book.clauses.map((clause) => ({ clause, citation: citationOf(id, book.id, clause.label) })),
  );

  test('make rule sets without a problem', () => {
    expect(problems).toEqual([]);
    expect(ruleSets.length).toBeGreaterThan(0);
  });

  test('state only facts that their game declares', () => {
    const stated = source.books.flatMap((book) => book.facts);
    const strangers = stated.flatMap(({ forms, facts }) =>
      forms.flatMap(({ game }) => Object.keys(facts).filter((name) => declarationOf(game, name) === undefined)),
    );
    expect(strangers).toEqual([]);
  });

  test('state only facts that some check reads', () => {
    const idle = ruleSets.flatMap((ruleSet) => {
      const checks = CHECKED_GAMES.find(({ code }) => code === ruleSet.game)?.checks ?? [];
      const read = new Set(
        checks.flatMap(({ enforces, mayEnforce, needs, uses }) => [...enforces, ...mayEnforce, ...needs, ...uses]),
      );
      return [...ruleSet.facts.keys()].filter((name) => !read.has(name)).map((name) => `${ruleSet.name}: ${name}`);
    });
    expect(idle).toEqual([]);
  });

  test('name each clause once', () => {
    const cited = clauses.map(({ citation }) => citation);
    expect(cited.filter((citation, index) => cited.indexOf(citation) !== index)).toEqual([]);
  });

  test('say of every clause which check holds to it, or why none can', () => {
    const neither = clauses.filter(({ clause, citation }) => !links.has(citation) && clause.unchecked === undefined);
    expect(neither.map(({ citation }) => citation)).toEqual([]);
  });

  test('give no reason where a check does hold to the clause', () => {
    const both = clauses.filter(({ clause, citation }) => links.has(citation) && clause.unchecked !== undefined);
    expect(both.map(({ citation, clause }) => `${citation}: ${String(clause.unchecked)}`)).toEqual([]);
  });
});

for (const { id, books } of sources) {
  test(`${id} is an instrument whose official text is known`, () => {
    expect(Object.keys(officialTexts)).toContain(id);
  });
  if (!(id in officialTexts)) continue;
  describeOfficial(id as OfficialInstrument, `the sources of ${id} beside their text`, (text) => {
    test('have every clause in the order of the text', () => {
      const reading = readInstrument(text());
      for (const book of books)
        expect(book.clauses.map(({ label }) => label)).toEqual(
          reading.clauses.filter((clause) => clause.book === book.id).map(({ label }) => label),
        );
    });
  });
}
