import { givenBack, noted, voided } from '../../../support/rounds/cases';
import { checkTable } from '../../../support/rounds/check-table';
import { coup } from '../../../support/rounds/coup';
import { doneAs, treatmentsBut } from '../../../support/rounds/treatments';

checkTable('baccarat/system-malfunction-treated-as-stated', {
  complies: [
    ...(['round-void', 'hand-void', 'wagers-returned'] as const).map((treatment) => ({
      name: treatment,
      round: coup({
        wagers: [{ bet: 'player', stake: 1000, settle: givenBack }],
        dealt: [noted('malfunction', treatment, { of: 'system' })],
      }),
      subjects: ['events[6]'],
    })),
    {
      name: 'declared void by an event of its own',
      round: coup({ dealt: [noted('malfunction', undefined, { of: 'system' }), voided] }),
      subjects: ['events[5]'],
    },
    {
      name: 'void in the end, whatever the record calls it',
      round: coup({ dealt: [noted('malfunction', 'burnt', { of: 'system' }), voided] }),
      subjects: ['events[5]'],
    },
    {
      name: 'the plays of one terminal returned, the others settled',
      round: coup({
        wagers: ['player 1000', { bet: 'tie', stake: 1000, by: 'p2', settle: givenBack }],
        dealt: [noted('malfunction', 'wagers-returned', { of: 'system', terminal: 'terminal:2' })],
      }),
      subjects: ['events[7]'],
    },
  ],
  breaches: [
    ...treatmentsBut('round-void', 'hand-void', 'wagers-returned').map((treatment) => ({
      name: treatment,
      round: coup({ dealt: [noted('malfunction', treatment, { of: 'system' })] }),
      subject: 'events[5]',
      clauses: ['11.1'],
      expected: 'round-void',
      recorded: treatment,
      message: doneAs('A coup in which the game system malfunctioned', treatment, 'round-void'),
    })),
    {
      name: 'one wager named as returned, and paid',
      round: coup({
        wagers: ['tie 1000', 'player 1000'],
        dealt: [noted('malfunction', 'wagers-returned', { of: 'system', wager: 'w2' })],
      }),
      subject: 'events[7]',
      clauses: ['11.1'],
      expected: 'void',
      recorded: 'win',
      message: 'Wager w2 was paid although the game system had failed; it is void.',
    },
  ],
  notApplicable: [
    {
      name: 'a terminal failed, its wagers returned',
      round: coup({
        wagers: ['player 1000', { bet: 'tie', stake: 1000, by: 'p2', settle: givenBack }],
        dealt: [noted('malfunction', 'wagers-returned', { of: 'terminal', wager: 'w2' })],
      }),
    },
    { name: 'nothing irregular', round: coup({ wagers: ['player 1000'] }) },
    ...['terminal', 'shuffler', 'shoe', 'tumbler'].map((of) => ({
      name: `a malfunction of the ${of}`,
      round: coup({ dealt: [noted('malfunction', 'result-stands', { of })] }),
    })),
    { name: 'a malfunction of something not said', round: coup({ dealt: [noted('malfunction', 'result-stands')] }) },
  ],
  indeterminate: [
    {
      name: 'a terminal failed, its wagers recorded as returned and as settled',
      round: coup({
        wagers: ['player 1000'],
        dealt: [noted('malfunction', 'wagers-returned', { of: 'terminal', wager: 'w1' })],
      }),
      subject: 'events[6]',
      missing: ['whether wager w1 was given back'],
    },
    {
      name: 'what was done is not recorded',
      round: coup({ dealt: [noted('malfunction', undefined, { of: 'system' })] }),
      subject: 'events[5]',
      missing: ['events[5].treatment'],
    },
  ],
});
