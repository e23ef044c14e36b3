import { noted } from '../../../support/rounds/cases';
import { checkTable } from '../../../support/rounds/check-table';
import { coup } from '../../../support/rounds/coup';

checkTable('baccarat/no-jokers', {
  complies: [
    {
      name: 'a joker found in a shoe that should hold none, and the coup void',
      round: coup({
        equipment: { decks: 8, jokers: 0 },
        player: '9H JOKER',
        dealt: [noted('missing-or-foreign-card', 'round-void', { card: 'JOKER' })],
      }),
      subjects: ['equipment'],
    },
  ],
  breaches: [
    {
      name: 'one joker',
      round: coup({ equipment: { decks: 8, jokers: 1 } }),
      subject: 'equipment',
      clauses: ['2.3.4'],
      expected: '0',
      recorded: '1',
      message: 'Jokers were among the cards (1); the decks must hold none.',
    },
    {
      name: 'jokers in the decks, of which one was dealt: one breach',
      round: coup({ equipment: { decks: 8, jokers: 16 }, banker: '3S JOKER' }),
      subject: 'equipment',
      clauses: ['2.3.4'],
      expected: '0',
      recorded: '16',
      message: 'Jokers were among the cards (16); the decks must hold none.',
    },
    {
      name: 'a joker dealt to the banker, with wagers that can then not be judged',
      round: coup({
        banker: '3S JOKER',
        wagers: [{ bet: 'player', stake: 1000, settle: { result: 'void', paid: 0 } }],
      }),
      subject: 'banker',
      clauses: ['2.3.4'],
      expected: 'no joker',
      recorded: 'JOKER',
      message: 'A joker was dealt to the banker; the decks must hold none.',
    },
  ],
  notApplicable: [
    { name: 'the record does not speak of jokers and none was dealt', round: coup() },
    {
      name: 'a joker that was found as a foreign card',
      round: coup({ player: '9H JOKER', dealt: [noted('missing-or-foreign-card', 'round-void', { card: 'JOKER' })] }),
    },
  ],
});
