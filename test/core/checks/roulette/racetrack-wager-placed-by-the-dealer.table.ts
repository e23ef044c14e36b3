import { checkTable } from '../../../support/rounds/check-table';
import { noted, voided } from '../../../support/rounds/cases';
import { at, NZ, of } from '../../../support/rounds/roulette/cited';

const laid = { bet: 'tier', stake: 1200, oral: false } as const;

checkTable('roulette/racetrack-wager-placed-by-the-dealer', {
  complies: [
    {
      name: 'declared by word of mouth',
      round: at('nz', { wagers: [{ ...laid, oral: true, chips: 'value' }] }),
      subjects: ['w1'],
    },
  ],
  breaches: [
    ['beside another that was noticed to lie wrong', noted('wager-misplaced', 'played', { wager: 'w2' })] as const,
    ['beside something else that was noticed about it', noted('chip-dropped', 'played', { wager: 'w1' })] as const,
  ].map(([name, event]) => ({
    name,
    round: at('nz', { wagers: [laid, 'red 1000'], closed: [event] }),
    subject: 'w1',
    clauses: of(NZ, '5.7', '3.2B'),
    expected: 'void',
    recorded: 'lose',
    message: 'Wager w1 on tier was laid by the player and collected; it is void.',
  })),
  notApplicable: [
    {
      name: 'a wager on the layout, by word of mouth',
      round: at('nz', { wagers: [{ bet: 'red', stake: 1200, oral: true, chips: 'value' }] }),
    },

    { name: 'the record does not say who placed it', round: at('nz', { wagers: ['tier 1200'] }) },
    { name: 'a wager on the layout', round: at('nz', { wagers: [{ bet: 'red', stake: 1200, oral: false }] }) },
    { name: 'a spin declared void', round: at('nz', { wagers: [{ ...laid, settle: false }], spun: [voided] }) },
    {
      name: 'noticed, and dealt with as an irregularity',
      round: at('nz', {
        wagers: [laid],
        closed: [noted('wager-misplaced', 'played', { of: 'on-racetrack-by-player', wager: 'w1' })],
      }),
      because: 'roulette/irregularity-treated-as-stated',
    },
  ],
  indeterminate: [
    {
      name: 'not settled',
      round: at('nz', { wagers: [{ ...laid, settle: false }] }),
      subject: 'w1',
      missing: ['settle event of wager w1'],
    },
  ],
});
