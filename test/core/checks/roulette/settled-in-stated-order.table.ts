import { checkTable } from '../../../support/rounds/check-table';
import { at } from '../../../support/rounds/roulette/cited';

const ORDER = [
  ['au-act', ['au-act/gazette-s196-1992#american-roulette/3.3']],
  ['au-qld', ['au-qld/casino-gaming-rule-2024#sch-7/6(2)']],
  ['nz', ['4.5(a)', '4.5(b)'].map((label) => `nz/table-games-divisions#div-8/${label}`)],
] as const;

// The ball rests in 17, which is black.
checkTable('roulette/settled-in-stated-order', {
  complies: [
    ...ORDER.map(([place]) => ({
      name: `all losers before the first winner: ${place}`,
      round: at(place, { wagers: ['red 1000', 'even 1000', 'black 1000', 'odd 1000'] }),
      subjects: ['w1', 'w2', 'w3', 'w4'],
    })),
  ],
  breaches: [
    ...ORDER.map(([place, clauses]) => ({
      name: `a winner before the last loser: ${place}`,
      round: at(place, { wagers: ['red 1000', 'black 1000', 'even 1000'], settledAsPlaced: true }),
      subject: 'w2',
      clauses,
      expected: 'after all losing wagers were collected',
      recorded: 'before wager w3 was collected',
      message:
        'Wager w2 was paid before wager w3 was collected; all losing wagers are collected before winning ones are paid.',
    })),
  ],
  notApplicable: [{ name: 'no wager', round: at('au-act', {}) }],
});
