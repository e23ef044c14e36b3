import { decidedByRows } from '../../../../src/core/checks/sic-bo/deciding-rows';
import type { SettlingFacts } from '../../../../src/core/checks/sic-bo/settling';
import { betNamed } from '../../../../src/core/games/sic-bo/bet';

const OUTCOMES: SettlingFacts = { outcomes: new Map([['small/triple', 'lose']]) };
const TOTALS: SettlingFacts = { ...OUTCOMES, winningTotals: new Map([['small', [4, 5]]]) };
const SHOWING: SettlingFacts = {
  outcomes: new Map([['double/shown', 'win']]),
  diceShowing: new Map([['double', [2]]]),
};

/** The bet, what became of it, the rules, and the rows that are cited for that. */
test.each<[string, string, string, SettlingFacts, readonly unknown[]]>([
  [
    'a case that rules name',
    'small',
    'small/triple',
    TOTALS,
    [
      ['outcomes', 'small/triple'],
      ['winningTotals', 'small'],
    ],
  ],
  [
    'one that they do not name: what wins, and the totals',
    'small',
    'small/other-total',
    TOTALS,
    [
      ['outcomes', 'small/winning-total'],
      ['winningTotals', 'small'],
    ],
  ],
  ['rules without the totals of its kind', 'big', 'big/other-total', TOTALS, [['outcomes', 'big/shown']]],
  ['rules without totals', 'small', 'small/triple', OUTCOMES, [['outcomes', 'small/triple']]],
  [
    'a case that dice show',
    'double:3',
    'double/shown',
    SHOWING,
    [
      ['outcomes', 'double/shown'],
      ['diceShowing', 'double'],
    ],
  ],
  [
    'one that they do not show',
    'double:3',
    'double/not-shown',
    SHOWING,
    [
      ['outcomes', 'double/shown'],
      ['diceShowing', 'double'],
    ],
  ],
  ['rules that do not say how many dice', 'total:9', 'total/not-shown', SHOWING, [['outcomes', 'total/shown']]],
  ['rules that say nothing', 'total:9', 'total/shown', {}, [['outcomes', 'total/shown']]],
])('%s', (_, name, named, facts, expected) => {
  const bet = betNamed(name);
  if (bet === undefined) throw new Error(`no bet ${name}`);
  expect(decidedByRows(bet, named, facts)).toEqual(expected);
});
