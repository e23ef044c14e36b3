import { unfinished } from '../../../../src/core/rules/drafting/unfinished';
import { day, owls, rules } from '../owls';

const said = (...given: Parameters<typeof owls>) =>
  unfinished(owls(...given)).map(({ file, sentence }) => `${file}: ${sentence}`);

describe('what keeps rule sources from governing', () => {
  it('is nothing where every clause is stated and a day is named, even an assumed one', () => {
    expect(said('2021-01-01')).toEqual([]);
    expect(
      said('2021-01-01', { inForce: { from: day('2021-01-01'), basis: 'assumed', reason: 'The day it was made.' } }),
    ).toEqual([]);
    // Somebody may know that a law is as old as that.
    expect(said('1900-01-01')).toEqual([]);
  });

  it('is a first day that nobody has entered, or an end that leaves no day', () => {
    const from = day('1900-01-01');
    expect(said('2021-01-01', { inForce: { from, basis: 'assumed', reason: 'No date.' } })).toEqual([
      'instrument.yaml: inForce.from is still 1900-01-01, which stands for no date at all',
    ]);
    const begins = day('2021-01-01');
    expect(said('2021-01-01', { inForce: { from: begins, to: begins, basis: 'stated' } })).toEqual([
      'instrument.yaml: inForce begins on 2021-01-01 and ends before 2021-01-01, so on no day',
    ]);
    expect(said('2021-01-01', { inForce: { from: begins, to: day('2021-01-02'), basis: 'stated' } })).toEqual([]);
  });

  it('is a clause without statement or heading, or with a class that was guessed', () => {
    const { clauses, ...own } = rules();
    const [first, second, third, ...more] = clauses;
    if (!first || !second || !third) throw new Error('there are clauses');
    const open = [{ ...first, says: '' }, { ...second, heading: '' }, { ...third, guessed: 'class' as const }, ...more];
    expect(said('2021-01-01', { books: [{ ...own, clauses: open }] })).toEqual([
      'books/rules.yaml: clause 4 has no statement',
      'books/rules.yaml: clause 5(a) has no heading',
      'books/rules.yaml: clause 5(b) has a guessed class',
    ]);
  });
});
