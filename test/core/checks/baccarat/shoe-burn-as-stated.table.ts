import { burnt } from '../../../support/rounds/breaches-of-additional';
import { newShoe } from '../../../support/rounds/cases';
import { checkTable } from '../../../support/rounds/check-table';
import { coupAt, PLACES } from '../../../support/rounds/places';

checkTable('baccarat/shoe-burn-as-stated', {
  complies: [
    { name: 'ten after a king', round: coupAt(PLACES.act, { first: burnt('KH', 10) }), subjects: ['shoe'] },
    {
      name: 'none after a king on terminals',
      round: coupAt(PLACES.actTerminal, { first: burnt('KH', 0) }),
      subjects: ['shoe'],
    },
    {
      name: 'one card alone, where that will do',
      round: coupAt(PLACES.nz, { first: newShoe({ depth: 60 }) }),
      subjects: ['shoe'],
    },
    {
      name: 'five after a five, where either will do',
      round: coupAt(PLACES.nz, { first: burnt('5H', 5) }),
      subjects: ['shoe'],
    },
    {
      name: 'Queensland, terminals: the first card alone',
      round: coupAt(PLACES.qldTerminal, { first: burnt('5H', 0) }),
      subjects: ['shoe'],
    },
    {
      name: 'Queensland, at a table: five after a five',
      round: coupAt(PLACES.qld, { first: burnt('5H', 5) }),
      subjects: ['shoe'],
    },
  ],
  breaches: [
    ...[1, 4, 6].map((further) => ({
      name: `Queensland, terminals: ${String(further)} after a five`,
      round: coupAt(PLACES.qldTerminal, { first: burnt('5H', further) }),
      subject: 'shoe',
      clauses: ['14(14)', '14(10)', '14(12)', '14(13)'].map((label) => PLACES.qldTerminal.cited + label),
      expected: '1 or 6',
      recorded: String(1 + further),
      message: `${String(1 + further)} cards were burnt at the start of the shoe; after the first card it must be 1 or 6.`,
    })),
    {
      name: 'four after a five, where either will do',
      round: coupAt(PLACES.nz, { first: burnt('5H', 4) }),
      subject: 'shoe',
      clauses: ['7.7', '7.7(a)(ii)', '7.7(a)(iii)', '7.7(b)', '4.1A'].map(
        (label) => `nz/table-games-divisions#div-5/${label}`,
      ),
      expected: '1 or 6',
      recorded: '5',
      message: '5 cards were burnt at the start of the shoe; after the first card it must be 1 or 6.',
    },
  ],
  notApplicable: [
    {
      name: 'Queensland: cards from a machine are not burnt',
      round: coupAt(PLACES.qld, { equipment: { decks: 8, cardMachine: true }, first: burnt('5H', 3) }),
    },
    { name: 'no new shoe', round: coupAt(PLACES.act) },
  ],
  indeterminate: [
    {
      name: 'Queensland, terminals: five after a five, for which players at the table may have asked',
      round: coupAt(PLACES.qldTerminal, { first: burnt('5H', 5) }),
      subject: 'shoe',
      missing: ['whether the table serves terminals only, or has players too'],
    },
    {
      name: 'Queensland: no burn, from a shoe and not from a machine',
      round: coupAt(PLACES.qld, { equipment: { decks: 8, cardMachine: false }, first: newShoe().slice(0, 2) }),
      subject: 'shoe',
      missing: ['burn event after the shuffle'],
    },
    {
      name: 'the first card is not named',
      round: coupAt(PLACES.act, { first: newShoe({}, true) }),
      subject: 'shoe',
      missing: ['card of the first burn event'],
    },
    {
      name: 'no burn',
      round: coupAt(PLACES.act, { first: newShoe().slice(0, 2) }),
      subject: 'shoe',
      missing: ['burn event after the shuffle'],
    },
  ],
});
