import { readInstrument } from '../../../src/core/reading/read-instrument';
import { DOUBLED } from '../../support/doubled-numbers';

const { clauses, references, diagnostics } = readInstrument(DOUBLED);
const named = (label: string) => clauses.find((clause) => clause.label === label);

test('the second of two numbers under one parent is named apart, with all that stands under it', () => {
  expect(clauses.map(({ label }) => label)).toEqual([
    ...['1', '1(1)', '1(1)(a)', '1(1)(b)', '1(1)(b)[2]', '1(1)(b)[3]', '1(1)(c)'],
    ...['2', '2(1)', '2(2)', '2(2)(a)', '2(2)(b)', '2(2)[2]', '2(2)[2](a)', '2(2)[2](b)', '2(3)', '2(3)[2]', '2(4)'],
  ]);
});

test('each has its own words, stands in its own parent, and was printed as it is', () => {
  expect(named('1(1)(b)')?.text).toBe('a horn;');
  expect(named('1(1)(b)[2]')).toMatchObject({ text: 'a bell;', parent: '1(1)', printed: '(b)', labelBasis: 'printed' });
  expect(named('2(2)(a)')).toMatchObject({ text: 'two coins; or', parent: '2(2)' });
  expect(named('2(2)[2](a)')).toMatchObject({ text: 'four coins; or', parent: '2(2)[2]' });
});

test('a citation of a letter means the one in the same list', () => {
  const target = (from: string) => references.find((one) => one.from.label === from)?.target;
  expect(target('2(2)(b)')).toEqual({ book: 'rules', label: '2(2)(a)' });
  expect(target('2(2)[2](b)')).toEqual({ book: 'rules', label: '2(2)[2](a)' });
});

test('the drafter is told of the number as printed', () => {
  expect(diagnostics.map(({ sentence }) => sentence)).toContain('1(1)(b) is printed more than once.');
});
