import { citationOf, isInstrumentId, jurisdictionOf, parseCitation } from '../../../src/core/values/citation';

describe('citations', () => {
  it.each([
    ['au-nsw/ltgame-2016#rules/8.4.2', 'au-nsw/ltgame-2016', 'rules', '8.4.2'],
    [
      'au-qld/casino-gaming-rule-2024#sch-1(a)/3.1A(cA)(ii)',
      'au-qld/casino-gaming-rule-2024',
      'sch-1(a)',
      '3.1A(cA)(ii)',
    ],
    ['nz/table-games#div-11A/21(2)[2](d)', 'nz/table-games', 'div-11A', '21(2)[2](d)'],
    ['nz/table-games#div-11A/5.7(a)(i)', 'nz/table-games', 'div-11A', '5.7(a)(i)'],
  ])('%s', (text, instrument, book, label) => {
    expect(parseCitation(text)).toEqual({ instrument, book, label });
    expect(citationOf(instrument, book, label)).toBe(text);
  });

  it.each([
    '',
    '8.4.2',
    'au-nsw/ltgame-2016',
    'au-nsw/ltgame-2016#rules',
    'AU-NSW/ltgame-2016#rules/1',
    'au-nsw/ltgame-2016#rules/8 4',
    'au-nsw#rules/1',
  ])('%j is none', (text) => {
    expect(parseCitation(text)).toBeUndefined();
  });
});

it.each([
  ['au-nsw/ltgame-2016', true],
  ['nz/table-games', true],
  ['au-nsw', false],
  ['au-nsw/', false],
  ['au-nsw/LTGame', false],
  ['../secrets', false],
])('%s names an instrument: %s', (text, is) => {
  expect(isInstrumentId(text)).toBe(is);
});

it.each([
  ['au-nsw/ltgame-2016', 'AU-NSW'],
  ['nz/table-games', 'NZ'],
])('%s belongs to %s', (instrument, jurisdiction) => {
  expect(jurisdictionOf(instrument)).toBe(jurisdiction);
});
