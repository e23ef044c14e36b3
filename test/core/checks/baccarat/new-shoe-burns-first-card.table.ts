import { newShoe, noted } from '../../../support/rounds/cases';
import { checkTable } from '../../../support/rounds/check-table';
import { burnt } from '../../../support/rounds/breaches-of-additional';
import { coup } from '../../../support/rounds/coup';
import { coupAt, PLACES } from '../../../support/rounds/places';

checkTable('baccarat/new-shoe-burns-first-card', {
  complies: [
    {
      name: 'the burn recorded as a card dealt to the discards',
      round: coup({ first: [{ type: 'shuffle' }, { type: 'deal', to: 'burn', card: '7S', face: 'down' }] }),
      subjects: ['shoe'],
    },
    {
      name: 'a card burnt from the shoe before, then a shuffle and the burn of the new one',
      round: coup({ first: [{ type: 'burn' }, { type: 'burn' }, ...newShoe()] }),
      subjects: ['shoe'],
    },
    {
      name: 'Queensland, terminals: one card',
      round: coupAt(PLACES.qldTerminal, { first: burnt('5H', 0) }),
      subjects: ['shoe'],
    },
  ],
  breaches: [
    ...[1, 5, 6].map((further) => ({
      name: `Queensland, terminals: ${String(further)} more after a five`,
      round: coupAt(PLACES.qldTerminal, { first: burnt('5H', further) }),
      subject: 'shoe',
      clauses: ['14(14)', '14(10)', '14(12)'].map((label) => PLACES.qldTerminal.cited + label),
      expected: '1',
      recorded: String(1 + further),
      message: `${String(1 + further)} cards were burnt at the start of the shoe; only the first card is.`,
    })),
    {
      name: 'three cards burnt',
      round: coup({ first: newShoe({}, false, false, false) }),
      subject: 'shoe',
      clauses: ['7.4'],
      expected: '1',
      recorded: '3',
      message: '3 cards were burnt at the start of the shoe; only the first card is.',
    },
  ],
  notImposed: [
    {
      name: 'Queensland, at a table: five more after a five, as the players may have asked',
      round: coupAt(PLACES.qld, { first: burnt('5H', 5) }),
    },
  ],
  notApplicable: [
    {
      name: 'Queensland, terminals: cards from a machine are not burnt',
      round: coupAt(PLACES.qldTerminal, { equipment: { decks: 8, cardMachine: true }, first: burnt('5H', 5) }),
    },
    { name: 'a coup in the middle of a shoe', round: coup() },
    { name: 'a card burnt without a new shoe', round: coup({ first: [{ type: 'burn' }] }) },
    { name: 'a shoe prepared and not yet played', round: coup({ first: newShoe(), player: '', banker: '' }) },
    {
      name: 'a card burnt because of an irregularity',
      round: coup({ first: [...newShoe({}, false, false), noted('failed-to-burn', 'played')] }),
    },
    { name: 'a shuffle after the coup, for the next shoe', round: coup({ last: newShoe({}, false, false) }) },
  ],
  indeterminate: [
    {
      name: 'a shuffle without a burn',
      round: coup({ first: [{ type: 'shuffle' }] }),
      subject: 'shoe',
      missing: ['burn event after the shuffle'],
    },
  ],
});
