import { checksByClause, coverageOf } from '../../src/core/checks/coverage';
import { CHECKED_GAMES } from '../../src/core/checks/registry';
import { declarationOf, GAMES } from '../../src/core/games/registry';
import { coverageBy } from '../../src/core/links/coverage';
import { linksOf } from '../../src/core/links/links-of';
import { itemsLedInTo } from '../../src/core/rules/lead-ins';
import { buildRuleSets } from '../../src/core/rules/rule-set';
import { citationOf, citedFrom } from '../../src/core/values/citation';
import { sha256 } from '../../src/io/files/digest';
import { ruleSourcesFolder } from '../../src/io/files/project-root';
import { loadRuleSources } from '../../src/io/files/rule-sources';
import { knownStyle } from '../support/known-style';
import { describeOfficial, officialTexts, type OfficialInstrument } from '../support/official-texts';
import { readingOf } from '../support/read-once';

const sources = loadRuleSources(ruleSourcesFolder());

/** Whose every fact a check reads; the facts of the others are ahead of the checks, and coverage counts what is outstanding. */
const WHOLLY_CHECKED = ['au-nsw/ltgame-2016'];

/** Stated, and shown by no field of a record. */
const IN_NO_RECORD = ['deckCards'];

test('no clause counts as checked through a form whose rounds cannot be judged', () => {
  const ruleSets = sources.flatMap((source) => buildRuleSets(source, sha256).ruleSets);
  const unread = ruleSets.filter(({ game, variant }) =>
    CHECKED_GAMES.some((checked) => checked.code === game && variant !== undefined && checked.unread.has(variant)),
  );
  expect(unread.map(({ name }) => name)).toEqual([]);
  expect(checksByClause(unread).size).toBe(0);
  const links = linksOf({ sources, ruleSets: unread, textWords: new Map(), reviews: [] });
  expect(links.filter(({ state }) => state === 'covered')).toEqual([]);
});

test('there are rule sources for every official text, and none for anything else', () => {
  expect(sources.map(({ id }) => id)).toEqual(Object.keys(officialTexts).sort());
});

describe.each(sources.map((source) => [source.id, source] as const))('the sources of %s', (id, source) => {
  const { ruleSets, problems } = buildRuleSets(source, sha256);
  const links = checksByClause(ruleSets, [source]);
  const ledIn = itemsLedInTo(source);
  const clauses = source.books.flatMap((book) =>
    book.clauses.map((clause) => ({ clause, citation: citationOf(id, book.id, clause.label) })),
  );
  const layers = source.books.flatMap((book) => book.facts.map((layer) => ({ book: book.id, ...layer })));
  const stating = new Set(
    layers.flatMap(({ book, facts }) =>
      Object.values(facts)
        .flat()
        .flatMap(({ clause, also }) => [clause, ...also].map((label) => citedFrom(id, book, label))),
    ),
  );

  test('are finished', () => {
    expect(source.draft).toBeUndefined();
    expect(source.books.length).toBeGreaterThan(0);
  });

  test('make rule sets without a problem', () => {
    expect(problems).toEqual([]);
    expect(ruleSets.length).toBeGreaterThan(0);
  });

  test('state only facts that their game declares', () => {
    const strangers = layers.flatMap(({ forms, facts }) =>
      forms.flatMap(({ game }) => Object.keys(facts).filter((name) => declarationOf(game, name) === undefined)),
    );
    expect(strangers).toEqual([]);
  });

  test('state of every clause a fact, or lead in to one that has some, or say why none could be held against a round', () => {
    const leadsIn = (citation: string): boolean => ledIn.get(citation)?.some((item) => links.has(item)) === true;
    const neither = clauses.filter(
      ({ clause, citation }) => !stating.has(citation) && !leadsIn(citation) && clause.unchecked === undefined,
    );
    expect(neither.map(({ citation }) => citation)).toEqual([]);
  });

  test('give no reason where a check does hold to the clause', () => {
    const both = clauses.filter(({ clause, citation }) => links.has(citation) && clause.unchecked !== undefined);
    expect(both.map(({ citation, clause }) => `${citation}: ${String(clause.unchecked)}`)).toEqual([]);
  });

  test('count the same, book by book, by their links and by their checks', () => {
    const all = linksOf({ sources: [source], ruleSets, textWords: new Map(), reviews: [] });
    expect(coverageBy([source], all, ['book'])).toMatchObject(
      coverageOf(source, links).map(({ book, clauses: total, checked, reasons, outstanding }) => ({
        ...{ book, clauses: total, covered: checked, unchecked: reasons, outstanding, suspect: 0 },
      })),
    );
  });

  test('speak in a conflict of clauses that they have', () => {
    const known = new Set(clauses.map(({ citation }) => citation));
    const named = source.books.flatMap((book) =>
      book.conflicts.flatMap((conflict) => conflict.clauses.map((label) => citedFrom(id, book.id, label))),
    );
    expect(named.filter((citation) => !known.has(citation))).toEqual([]);
  });

  test('name in a conflict only facts that some game declares, and rows that some rule set states', () => {
    const declared = new Set(GAMES.flatMap(({ facts }) => Object.keys(facts)));
    const rows = ruleSets.flatMap(({ facts }) =>
      [...facts.values()].flatMap(({ name, cells }) => cells.map(({ part }) => `${name}.${part}`)),
    );
    const isStated = (name: string): boolean =>
      rows.some((row) => row === name || row.startsWith(`${name}/`) || row.startsWith(`${name}:`));
    const named = source.books.flatMap(({ conflicts }) => conflicts.flatMap(({ facts = [] }) => facts));
    expect(named.filter((name) => (name.includes('.') ? !isStated(name) : !declared.has(name)))).toEqual([]);
  });

  test('name, for games that are judged, what each conflict puts in doubt: no more is marked as such', () => {
    const judged = ruleSets.filter(({ game }) => CHECKED_GAMES.some(({ code }) => code === game));
    const unnamed = judged.flatMap(({ conflicts, facts }) =>
      conflicts.filter(
        (conflict) =>
          conflict.facts === undefined &&
          [...facts.values()].some(({ cells }) =>
            cells.some((cell) => cell.clauses.some((clause) => conflict.clauses.includes(clause))),
          ),
      ),
    );
    expect([...new Set(unnamed.map(({ says }) => says))]).toEqual([]);
  });

  test('tie a conflict only to variants that some book sets out', () => {
    const known = new Set(layers.flatMap(({ forms }) => forms.flatMap(({ variant }) => variant ?? [])));
    const named = source.books.flatMap(({ conflicts }) => conflicts.flatMap(({ variants = [] }) => variants));
    expect(named.filter((variant) => !known.has(variant))).toEqual([]);
  });

  test('lay a book only over one that sets out the same game', () => {
    const bases = new Set(
      layers.flatMap(({ book, role, forms }) => (role === 'form' ? forms.map(({ game }) => `${book} ${game}`) : [])),
    );
    const loose = layers.filter(
      ({ extends: base, forms }) => base !== undefined && !bases.has(`${base} ${forms[0]?.game ?? ''}`),
    );
    expect(loose.map(({ book }) => book)).toEqual([]);
  });

  test('add only to forms that some book sets out', () => {
    const set = new Set(ruleSets.map(({ game, variant }) => `${game}/${variant ?? ''}`));
    const loose = layers.flatMap(({ book, role, forms }) =>
      role === 'addition'
        ? forms
            .filter(({ game, variant }) => !set.has(`${game}/${variant ?? ''}`))
            .map(({ game }) => `${book}: ${game}`)
        : [],
    );
    expect(loose).toEqual([]);
  });
});

test('every fact that some game declares is stated somewhere', () => {
  const stated = new Set(
    sources.flatMap(({ books }) => books.flatMap(({ facts }) => facts.flatMap((layer) => Object.keys(layer.facts)))),
  );
  const declared = new Set(GAMES.flatMap(({ facts }) => Object.keys(facts)));
  expect([...declared].filter((name) => !stated.has(name))).toEqual([]);
});

describe.each(WHOLLY_CHECKED)('the sources of %s, which checks cover wholly,', (id) => {
  const source = sources.find((one) => one.id === id);
  const { ruleSets } = source ? buildRuleSets(source, sha256) : { ruleSets: [] };
  const links = checksByClause(ruleSets, source ? [source] : []);

  test('state only facts that some check reads', () => {
    const idle = ruleSets.flatMap((ruleSet) => {
      const checks = CHECKED_GAMES.find(({ code }) => code === ruleSet.game)?.checks ?? [];
      const read = new Set(
        checks.flatMap(({ enforces, mayEnforce, needs, uses }) => [...enforces, ...mayEnforce, ...needs, ...uses]),
      );
      return [...ruleSet.facts.keys()]
        .filter((name) => !read.has(name) && !IN_NO_RECORD.includes(name))
        .map((name) => `${ruleSet.name}: ${name}`);
    });
    expect(idle).toEqual([]);
    expect(ruleSets).not.toEqual([]);
  });

  test('say of every clause which check holds to it, or why none can', () => {
    const neither = (source?.books ?? []).flatMap((book) =>
      book.clauses
        .filter(({ label, unchecked }) => !links.has(citationOf(id, book.id, label)) && unchecked === undefined)
        .map(({ label }) => `${book.id}/${label}`),
    );
    expect(neither).toEqual([]);
  });
});

for (const { id, books } of sources) {
  describeOfficial(id as OfficialInstrument, `the sources of ${id} beside their text`, (text) => {
    test('have every clause in the order of the text, as often as the text has it', () => {
      const reading = readingOf(text(), knownStyle(id as OfficialInstrument));
      for (const book of books)
        expect(book.clauses.map(({ label }) => label)).toEqual(
          reading.clauses.filter((clause) => clause.book === book.id).map(({ label }) => label),
        );
    });
  });
}
