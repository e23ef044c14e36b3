import { givenBack, noted, voided } from '../../../support/rounds/cases';
import { checkTable } from '../../../support/rounds/check-table';
import { coup } from '../../../support/rounds/coup';
import { luckyDraw } from '../../../support/rounds/lucky-draw';
import { doneAs, treatmentsBut } from '../../../support/rounds/treatments';

/** After one enter wager and the four cards of a box and the dealer. */
const DRAWN_AT = 'events[5]';

checkTable('baccarat/insufficient-cards-treated-as-stated', {
  complies: [
    ...(['round-void', 'hand-void', 'wagers-returned'] as const).map((treatment) => ({
      name: treatment,
      round: coup({
        wagers: [{ bet: 'player', stake: 1000, settle: givenBack }],
        dealt: [noted('insufficient-cards', treatment)],
      }),
      subjects: ['events[6]'],
    })),
    {
      name: 'declared void by an event of its own',
      round: coup({ dealt: [noted('insufficient-cards', undefined), voided] }),
      subjects: ['events[5]'],
    },
    {
      name: 'void in the end, whatever the record calls it',
      round: coup({ dealt: [noted('insufficient-cards', 'burnt'), voided] }),
      subjects: ['events[5]'],
    },
    ...(['played', 'next-card', 'reconstructed', 'result-stands'] as const).map((treatment) => ({
      name: `lucky draw baccarat, finished with the discards: ${treatment}`,
      round: luckyDraw({ dealt: [noted('insufficient-cards', treatment)] }),
      subjects: [DRAWN_AT],
    })),
  ],
  breaches: [
    ...(['round-void', 'hand-void', 'wagers-returned'] as const).map((treatment) => ({
      name: `lucky draw baccarat, given up: ${treatment}`,
      round: luckyDraw({
        boxes: { 'box:1': { cards: '4H 5D', enter: 1000, settleEnter: givenBack } },
        dealt: [noted('insufficient-cards', treatment)],
      }),
      subject: DRAWN_AT,
      clauses: ['au-qld/casino-gaming-rule-2024#sch-14/24'],
      expected: 'played',
      recorded: treatment,
      message: doneAs('A coup that the shoe could not finish', treatment, 'played'),
    })),
    ...treatmentsBut('round-void', 'hand-void', 'wagers-returned').map((treatment) => ({
      name: treatment,
      round: coup({ dealt: [noted('insufficient-cards', treatment)] }),
      subject: 'events[5]',
      clauses: ['11.6.6'],
      expected: 'round-void',
      recorded: treatment,
      message: doneAs('A coup that the shoe could not finish', treatment, 'round-void'),
    })),
  ],
  notApplicable: [
    { name: 'nothing irregular', round: coup({ wagers: ['player 1000'] }) },
    { name: 'another irregularity', round: coup({ dealt: [noted('card-to-wrong-hand', 'round-void')] }) },
  ],
  indeterminate: [
    {
      name: 'what was done is not recorded',
      round: coup({ dealt: [noted('insufficient-cards', undefined)] }),
      subject: 'events[5]',
      missing: ['events[5].treatment'],
    },
  ],
});
