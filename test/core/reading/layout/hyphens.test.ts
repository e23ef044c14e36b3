import { mender } from '../../../../src/core/reading/layout/hyphens';

/** The text around the break shows what the printer does. */
const cases: readonly (readonly [string, readonly string[], string, string, string])[] = [
  [
    'a word known without its hyphen',
    ['the master of the harbour is'],
    'at the har-',
    'bour wall',
    'at the harbour wall',
  ],
  ['a word known with its hyphen', ['a flat-bottomed ferry is'], 'a flat-', 'bottomed boat', 'a flat-bottomed boat'],
  ['a soft hyphen', [], 'at the har\u00ad', 'bour wall', 'at the harbour wall'],
  ['a hyphen after a capital', [], 'the MINI-', 'FERRY rules', 'the MINI-FERRY rules'],
  ['a hyphen before a name', [], 'the Upper-', 'Vale quay', 'the Upper-Vale quay'],
  ['a hyphen after a figure', [], 'under NI2019-', '689 of', 'under NI2019-689 of'],
  [
    'a printer who breaks words',
    ['the harbour and the master is', 'har-', 'bour'],
    'a moor-',
    'ing lamp',
    'a mooring lamp',
  ],
  ['a dash between words', [], 'the master -', 'or the mate', 'the master - or the mate'],
  ['an oblique', [], 'his/', 'her oar', 'his/her oar'],
  ['a dash at the end of a line', [], 'the master—', 'or the mate', 'the master—or the mate'],
  ['a dash at the start of a line', [], 'the master', '—or the mate', 'the master—or the mate'],
  ['a citation', [], 'under rule 4(d)', '(ii); or', 'under rule 4(d)(ii); or'],
  ['no break at all', [], 'the master', 'or the mate', 'the master or the mate'],
];

test.each(cases)('%s', (_, around, before, after, whole) => {
  const mend = mender([around, [before, after]]);
  expect(mend([before, after])).toBe(whole);
});

test('a printer who never breaks words leaves hyphens where they were', () => {
  const mend = mender([['a flat-bottomed ferry is lit'], ['a flat-', 'bottomed boat is']]);
  expect(mend(['a steam-', 'driven boat'])).toBe('a steam-driven boat');
});
