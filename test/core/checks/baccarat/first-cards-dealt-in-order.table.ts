import { noted, voided } from '../../../support/rounds/cases';
import { checkTable } from '../../../support/rounds/check-table';
import { coup } from '../../../support/rounds/coup';

const misdealt = (order: string, which: string, expected: string, recorded: string, cards = coup({ order })) => ({
  name: `dealt ${order}`,
  round: cards,
  subject: 'coup',
  clauses: ['7.6.3', '7.6.2'],
  expected,
  recorded,
  message: `The ${which} card went to the ${recorded}; it belongs to the ${expected}.`,
});

checkTable('baccarat/first-cards-dealt-in-order', {
  complies: [
    {
      name: 'third cards follow in any case',
      round: coup({ player: '2H 3D 4C', banker: '3S 2C KD' }),
      subjects: ['coup'],
    },
    { name: 'a dummy hand is dealt like any other', round: coup({ dummy: true }), subjects: ['coup'] },
  ],
  breaches: [
    misdealt('bpbp', 'first', 'player', 'banker'),
    misdealt('pbbp', 'third', 'player', 'banker'),
    misdealt('pbpp', 'fourth', 'banker', 'player', coup({ order: 'pbppb', player: '9H KD 2C' })),
    misdealt(
      'ppbb',
      'second',
      'banker',
      'player',
      // Hands that would draw and settle otherwise if the cards had gone where they belong: still one breach.
      coup({ order: 'ppbb', player: '2H 3D', banker: '3S 4C', wagers: ['player 1000'] }),
    ),
  ],
  notApplicable: [
    { name: 'a void coup', round: coup({ order: 'ppbb', dealt: [voided] }) },
    {
      name: 'a card to the wrong hand, noted and treated as misdealt',
      round: coup({ order: 'ppbb', dealt: [noted('card-to-wrong-hand', 'result-stands')] }),
    },
    {
      name: 'a card to the wrong hand, noted, the treatment not recorded',
      round: coup({ order: 'ppbb', dealt: [noted('card-to-wrong-hand')] }),
    },
    {
      name: 'a shoe that could not finish the coup',
      round: coup({ player: '2H', banker: '', dealt: [noted('insufficient-cards')] }),
    },
  ],
  indeterminate: [
    {
      name: 'no cards recorded',
      round: coup({ player: '', banker: '' }),
      subject: 'coup',
      missing: ['deal events of the first four cards'],
    },
    {
      name: 'three cards recorded',
      round: coup({ banker: '3S' }),
      subject: 'coup',
      missing: ['deal events of the first four cards'],
    },
  ],
});
