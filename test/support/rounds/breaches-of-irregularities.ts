import { givenBack, noted, type Breaches } from './cases';
import { coup } from './coup';

/** Irregularities treated otherwise than the order has it. */
export const IRREGULARITIES_BREACHES: Breaches = {
  'baccarat/misdealt-coup-treated-as-stated': [
    {
      name: 'played on',
      round: coup({ order: 'ppbb', dealt: [noted('card-to-wrong-hand', 'played')] }),
      subject: 'events[5]',
      clauses: ['11.6.2.1'],
      expected: 'round-void',
      recorded: 'played',
      message: 'A coup with a card dealt to the wrong hand was played on; the rules have it declared void.',
    },
  ],
  'baccarat/insufficient-cards-treated-as-stated': [
    {
      name: 'settled with the cards there were',
      round: coup({ player: '2H 3D', banker: '3S 4C', dealt: [noted('insufficient-cards', 'result-stands')] }),
      subject: 'events[5]',
      clauses: ['11.6.6'],
      expected: 'round-void',
      recorded: 'result-stands',
      message: 'A coup that the shoe could not finish was left to stand; the rules have it declared void.',
    },
  ],
  'baccarat/missing-or-foreign-card-treated-as-stated': [
    {
      name: 'the card burnt and the coup played on',
      round: coup({ dealt: [noted('missing-or-foreign-card', 'burnt')] }),
      subject: 'events[5]',
      clauses: ['11.6.10.2'],
      expected: 'round-void',
      recorded: 'burnt',
      message: 'A coup with a missing or foreign card was burnt; the rules have it declared void.',
    },
  ],
  'baccarat/system-malfunction-treated-as-stated': [
    {
      name: 'the result left to stand',
      round: coup({ dealt: [noted('malfunction', 'result-stands', { of: 'system' })] }),
      subject: 'events[5]',
      clauses: ['11.1'],
      expected: 'round-void',
      recorded: 'result-stands',
      message: 'A coup in which the game system malfunctioned was left to stand; the rules have it declared void.',
    },
    {
      name: 'the wagers of one terminal returned by the record, and one of them collected',
      round: coup({
        wagering: [
          { type: 'wager', id: 'w1', player: 'p1', bet: 'tie', stake: 1000, position: 'terminal:1', confirmed: true },
        ],
        dealt: [noted('malfunction', 'wagers-returned', { of: 'system', terminal: 'terminal:1' })],
        last: [{ type: 'settle', wager: 'w1', result: 'lose', paid: 0 }],
      }),
      subject: 'events[6]',
      clauses: ['11.1'],
      expected: 'void',
      recorded: 'lose',
      message: 'Wager w1 was collected although the game system had failed; it is void.',
    },
  ],
  'baccarat/players-excess-card-treated-as-stated': [
    {
      name: 'burnt where the banker had to draw',
      round: coup({
        player: '6H KD',
        banker: '2S 3C 4D',
        afterCards: { 4: [noted('excess-card-drawn', 'burnt', { to: 'player', card: '7S' })] },
      }),
      subject: 'events[5]',
      clauses: ['11.6.3'],
      expected: 'moved-to-banker',
      recorded: 'burnt',
      message:
        "A third card dealt to the player's hand in error was burnt; the rules have it given to the banker's hand.",
    },
  ],
  'baccarat/bankers-excess-card-treated-as-stated': [
    {
      name: 'burnt',
      round: coup({
        player: '6H KD',
        banker: '3S 4C',
        dealt: [noted('excess-card-drawn', 'burnt', { to: 'banker', card: '7S' })],
      }),
      subject: 'events[5]',
      clauses: ['11.6.4', '11.6.13'],
      expected: 'dummy-round',
      recorded: 'burnt',
      message: "A third card dealt to the banker's hand in error was burnt; the rules have it dealt as a dummy hand.",
    },
  ],
  'baccarat/exposed-first-card-treated-as-stated': [
    {
      name: 'burnt',
      round: coup({ first: [noted('card-exposed-in-error', 'burnt')] }),
      subject: 'events[0]',
      clauses: ['11.6.4'],
      expected: 'dummy-round',
      recorded: 'burnt',
      message: 'The exposed first card of a coup was burnt; the rules have it dealt as a dummy hand.',
    },
  ],
  'baccarat/face-up-card-treated-as-stated': [
    {
      name: 'burnt in the middle of a coup',
      round: coup({ afterCards: { 2: [noted('card-face-up-in-shoe', 'burnt')] } }),
      subject: 'events[3]',
      clauses: ['11.6.5'],
      expected: 'played',
      recorded: 'burnt',
      message: 'A card found face up in the shoe was burnt; the rules have it played on.',
    },
  ],
  'baccarat/failed-burn-treated-as-stated': [
    {
      name: 'burnt afterwards',
      round: coup({ first: [noted('failed-to-burn', 'burnt')] }),
      subject: 'events[0]',
      clauses: ['11.6.8'],
      expected: 'played',
      recorded: 'burnt',
      message: 'A shoe whose first card was not burnt was burnt; the rules have it played on.',
    },
  ],
  'baccarat/early-deal-treated-as-stated': [
    {
      name: 'the wagers returned',
      round: coup({
        wagers: [{ bet: 'player', stake: 1000, settle: givenBack }],
        uncalled: true,
        dealt: [noted('dealt-before-bets-closed', 'wagers-returned')],
      }),
      subject: 'events[5]',
      clauses: ['4.6'],
      expected: 'result-stands',
      recorded: 'wagers-returned',
      message:
        'A coup dealt before the wagering period had ended was declared void, with the stakes returned; the rules have it left to stand.',
    },
  ],
};
