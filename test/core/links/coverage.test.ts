import { coverageBy, type CoverageKey } from '../../../src/core/links/coverage';
import type { Link } from '../../../src/core/links/link';
import { cite, owlLinks, owlSource, owlTextWith } from './owl-rules';

const counted = (by: readonly CoverageKey[], links: readonly Link[] = owlLinks()) => coverageBy([owlSource], links, by);

describe('coverage', () => {
  test('counts every clause once by class, and a permission is no duty', () => {
    const rows = counted(['class']).map(({ class: name, clauses, covered, outstanding, duties }) => ({
      ...{ name, clauses, covered, outstanding, duties: duties.clauses, dutiesOutstanding: duties.outstanding },
    }));
    const none = { duties: 0, dutiesOutstanding: 0 };
    expect(rows).toEqual([
      { name: 'structure', clauses: 3, covered: 0, outstanding: 0, ...none },
      { name: 'definition', clauses: 1, covered: 0, outstanding: 0, ...none },
      { name: 'duty', clauses: 6, covered: 3, outstanding: 1, duties: 6, dutiesOutstanding: 1 },
      { name: 'permission', clauses: 1, covered: 0, outstanding: 0, ...none },
      { name: 'prohibition', clauses: 1, covered: 0, outstanding: 1, duties: 1, dutiesOutstanding: 1 },
    ]);
  });

  test('names a book with its instrument, and tells reasons apart', () => {
    expect(counted(['book'])).toEqual([
      {
        ...{ instrument: 'zz/owl-2021', book: 'rules', clauses: 12, covered: 3, suspect: 0, outstanding: 2 },
        unchecked: { structure: 3, definition: 1, 'conduct of persons': 3 },
        duties: { clauses: 7, covered: 3, suspect: 0, outstanding: 2, unchecked: { 'conduct of persons': 2 } },
      },
    ]);
    expect(counted(['book', 'class']).map(({ book, class: name, clauses }) => [book, name, clauses])).toEqual(
      counted(['class']).map(({ class: name, clauses }) => ['rules', name, clauses]),
    );
  });

  test('takes what is suspect out of what is covered, and out of the reasons', () => {
    const suspect = owlLinks(owlTextWith('odds of 3 to 2', 'odds of 6 to 5').replace('is fed', 'is loved'));
    expect(counted(['instrument'], suspect)).toMatchObject([
      {
        covered: 2,
        suspect: 2,
        outstanding: 2,
        duties: { covered: 2, suspect: 2, unchecked: { 'conduct of persons': 1 } },
      },
    ]);
  });

  test('counts a rejected link as outstanding, whatever reason its clause gives', () => {
    const meaning = owlSource.words?.find((row) => row.startsWith('rules\t2.6\t'))?.split('\t')[3] ?? '';
    const by = { by: 'an officer', at: '2026-11-16T10:00:00Z', decision: 'rejected' as const };
    const links = owlLinks(undefined, [{ clause: cite('2.6'), meaning, ...by }]);
    expect(counted(['book'], links)).toMatchObject([{ outstanding: 3, unchecked: { 'conduct of persons': 2 } }]);
  });

  test('puts general rules and books without facts under no game', () => {
    const [rules] = owlSource.books;
    const form = rules?.facts[0];
    if (rules === undefined || form === undefined) throw new Error('the fixture has a book with facts');
    const general = { ...form, role: 'general' as const, forms: [{ game: '*' }] };
    const books = [
      rules,
      { ...rules, id: 'general', facts: [general] },
      { ...rules, id: 'front', facts: [] },
      {
        ...rules,
        id: 'more',
        facts: [{ ...form, role: 'addition' as const, forms: [{ game: 'baccarat' }, { game: 'keno' }] }],
      },
    ];
    const rows = coverageBy([{ ...owlSource, books }], owlLinks(), ['game']);
    expect(rows.map(({ game, clauses }) => [game, clauses])).toEqual([
      ['baccarat', 24],
      ['', 24],
      ['keno', 12],
    ]);
  });

  test('counts a clause that states facts for some games of its book only under these', () => {
    const [rules] = owlSource.books;
    const form = rules?.facts[0];
    if (rules === undefined || form === undefined) throw new Error('the fixture has a book with facts');
    const both = { ...rules, facts: [form, { ...form, forms: [{ game: 'keno' }], facts: {} }] };
    const rows = coverageBy([{ ...owlSource, books: [both] }], owlLinks(), ['game']);
    expect(rows.map(({ game, clauses, covered }) => [game, clauses, covered])).toEqual([
      ['baccarat', 12, 3],
      ['keno', 9, 0],
    ]);
  });
});
