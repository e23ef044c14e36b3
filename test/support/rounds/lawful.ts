import { BLACKJACK_LAWFUL } from './blackjack/lawful';
import { CUTTING_CARD, noted, newShoe, voided, withEvent, givenBack, type Complying } from './cases';
import { coup, LIMITS } from './coup';
import { ADDITIONAL_LAWFUL } from './lawful-additional';
import { coupAt, PLACES } from './places';
import { SIC_BO_LAWFUL } from './sic-bo/lawful';
import { ROULETTE_LAWFUL } from './roulette/lawful';

const TIED = { player: '3H 4D', banker: '3S 4C' };

/** For every check a lawful round that comes as near to a breach as a round can, and of which the check must approve. */
export const LAWFUL: Readonly<Record<string, Complying>> = {
  ...BLACKJACK_LAWFUL,
  ...ROULETTE_LAWFUL,
  ...ADDITIONAL_LAWFUL,
  'baccarat/decks-as-stated': { name: 'eight decks', round: coup(), subjects: ['equipment'] },
  'baccarat/no-jokers': {
    name: 'no jokers, and said to be none',
    round: coup({ equipment: { decks: 8, jokers: 0 } }),
    subjects: ['equipment'],
  },
  'baccarat/cut-deep-enough': {
    name: 'a cut of exactly one deck',
    round: coup({ first: newShoe({ depth: 52 }) }),
    subjects: ['events[1]'],
  },
  'baccarat/cutting-card-far-from-back': {
    name: 'the cutting card exactly twenty cards in',
    round: coup({ first: newShoe({ back: 20 }) }),
    subjects: ['events[1]'],
  },
  'baccarat/new-shoe-burns-first-card': {
    name: 'one card burnt',
    round: coup({ first: newShoe() }),
    subjects: ['shoe'],
  },
  'baccarat/burnt-card-face-as-stated': {
    name: 'the burnt card not shown',
    round: coup({ first: newShoe({}, false) }),
    subjects: ['events[2]'],
  },
  'baccarat/only-permitted-wagers': {
    name: 'an unknown wager that was turned down',
    round: coup({ wagers: [{ bet: 'dragon-bonus:player', stake: 1000, settle: givenBack }] }),
    subjects: ['w1'],
  },
  'baccarat/no-wager-after-close': {
    name: 'a late wager that was refused',
    round: coup({
      closed: [{ type: 'wager', id: 'w9', player: 'p9', bet: 'player', stake: 1000 }],
      last: [{ type: 'settle', wager: 'w9', result: 'void', paid: 0, returned: 1000 }],
    }),
    subjects: ['w9'],
  },
  'baccarat/confirmed-wagers-stay': {
    name: 'a confirmed wager beside one not yet confirmed that is raised',
    round: coup({
      wagers: ['player 1000', { bet: 'player', stake: 1000, confirmed: false, settle: { paid: 2000, returned: 2000 } }],
      wagering: [{ type: 'change', wager: 'w2', stake: 2000 }],
    }),
    subjects: ['w1'],
  },
  'baccarat/dummy-hand-takes-no-wagers': {
    name: 'a wager on a dummy hand given back',
    round: coup({ dummy: true, wagers: [{ bet: 'player', stake: 1000, settle: givenBack }] }),
    subjects: ['coup'],
  },
  'baccarat/stake-not-below-minimum': {
    name: 'exactly the minimum',
    round: coup({ table: { limits: { '*': { min: 1000, max: 5000 } } }, wagers: ['player 1000'] }),
    subjects: ['w1'],
  },
  'baccarat/stake-not-above-maximum': {
    name: 'exactly the maximum',
    round: coup({ table: { limits: { '*': { min: 1000, max: 5000 } } }, wagers: ['player 5000'] }),
    subjects: ['w1'],
  },
  'baccarat/stake-in-permitted-steps': {
    name: 'exactly on a step',
    round: coup({ table: { limits: { '*': { min: 1000, max: 5000, increment: 500 } } }, wagers: ['player 1500'] }),
    subjects: ['w1'],
  },
  'baccarat/differential-not-exceeded': {
    name: 'exactly the differential',
    round: coup({ table: { limits: LIMITS, differential: 20_000 }, wagers: ['player 40000', 'banker 20000'] }),
    subjects: ['table'],
  },
  'baccarat/first-cards-dealt-in-order': { name: 'in turn', round: coup(), subjects: ['coup'] },
  'baccarat/cards-face-as-stated': {
    name: 'the only card whose face is recorded lay face up',
    round: withEvent(coup(), 1, { type: 'deal', to: 'player', card: '9H', face: 'up' }),
    subjects: ['cards'],
  },
  'baccarat/natural-ends-the-deal': { name: 'no card after a natural', round: coup(), subjects: ['coup'] },
  'baccarat/player-draws-or-stands': {
    name: 'the player stands on six',
    round: coup({ player: '2H 4D', banker: '3S 4C' }),
    subjects: ['player'],
  },
  'baccarat/banker-draws-or-stands-by-third-card': {
    name: 'the banker draws with three against a nine',
    round: coup({ player: '2H 3D 9C', banker: '3S KC 5D' }),
    subjects: ['banker'],
  },
  'baccarat/banker-draws-or-stands-alone': {
    name: 'the banker stands on six after the player stood',
    round: coup({ player: '6H KD', banker: '2S 4C' }),
    subjects: ['banker'],
  },
  'baccarat/additional-cards-as-stated': {
    name: 'one additional card to each hand',
    round: coup({ player: '2H 3D 4C', banker: '3S 2C KD' }),
    subjects: ['coup'],
  },
  'baccarat/third-cards-dealt-in-order': {
    name: 'the player, then the banker',
    round: coup({ player: '2H 3D 4C', banker: '3S KC 5D' }),
    subjects: ['coup'],
  },
  'baccarat/cutting-card-ends-the-shoe': {
    name: 'the round finished, and no shuffle until one more is',
    round: coup({ player: '2H 3D 4C', afterCards: { 2: [CUTTING_CARD] } }),
    subjects: ['shoe'],
  },
  'baccarat/announced-points-match-the-cards': {
    name: 'the count of two cards, announced before the third',
    round: coup({
      player: '2H 3D 4C',
      afterCards: { 4: [{ type: 'announce', of: 'player', value: 5 }] },
      dealt: [{ type: 'announce', of: 'player', value: 9 }],
    }),
    subjects: ['player', 'player'],
  },
  'baccarat/announced-result-matches-the-points': {
    name: 'the winner announced',
    round: coup({ dealt: [{ type: 'announce', of: 'result', value: 'player' }] }),
    subjects: ['result'],
  },
  'baccarat/player-wager-follows-the-points': {
    name: 'a tie, recorded as void',
    round: coup({ ...TIED, wagers: [{ bet: 'player', stake: 1000, settle: givenBack }] }),
    subjects: ['w1'],
  },
  'baccarat/banker-wager-follows-the-points': {
    name: 'lost by one point',
    round: coup({ player: '3H 3D', banker: '3S 4C', wagers: ['banker 1000'] }),
    subjects: ['w1'],
  },
  'baccarat/tie-wager-follows-the-points': {
    name: 'lost by one point',
    round: coup({ player: '3H 3D', banker: '3S 4C', wagers: ['tie 1000'] }),
    subjects: ['w1'],
  },
  'baccarat/pair-wager-follows-the-first-cards': {
    name: 'a ten and a king are no pair',
    round: coup({ player: 'TH KD', banker: '4S 4C', wagers: ['player-pair 1000'] }),
    subjects: ['w1'],
  },
  'baccarat/player-wins-pay-stated-odds': {
    name: 'even money',
    round: coup({ wagers: ['player 1000'] }),
    subjects: ['w1'],
  },
  'baccarat/banker-wins-pay-stated-odds': {
    name: 'nineteen to twenty',
    round: coup({ player: '3H 3D', wagers: ['banker 10000'] }),
    subjects: ['w1'],
  },
  'baccarat/tie-wins-pay-stated-odds': {
    name: 'eight to one',
    round: coup({ ...TIED, wagers: ['tie 1000'] }),
    subjects: ['w1'],
  },
  'baccarat/pair-wins-pay-stated-odds': {
    name: 'eleven to one',
    round: coup({ player: '9H 9D', wagers: ['player-pair 1000'] }),
    subjects: ['w1'],
  },
  'baccarat/losing-wager-is-collected': {
    name: 'only what was over the maximum given back',
    round: coupAt(PLACES.nz, {
      table: { limits: { '*': { min: 1000, max: 5000 } } },
      wagers: [{ bet: 'banker', stake: 5001, settle: { returned: 1 } }],
    }),
    subjects: ['w1'],
  },
  'baccarat/winning-stake-is-returned': {
    name: 'the stake given back to the cent',
    round: coup({ wagers: ['player 1000'] }),
    subjects: ['w1'],
  },
  'baccarat/stand-off-returns-the-stake': {
    name: 'the stake given back to the cent',
    round: coup({ ...TIED, wagers: ['player 1000'] }),
    subjects: ['w1'],
  },
  'baccarat/void-coup-returns-every-stake': {
    name: 'the stake given back, recorded as a push',
    round: coup({ wagers: [{ bet: 'player', stake: 1000, settle: { result: 'push', paid: 0 } }], dealt: [voided] }),
    subjects: ['w1'],
  },
  'baccarat/misdealt-coup-treated-as-stated': {
    name: 'declared void',
    round: coup({ order: 'ppbb', dealt: [noted('card-to-wrong-hand', 'round-void')] }),
    subjects: ['events[5]'],
  },
  'baccarat/insufficient-cards-treated-as-stated': {
    name: 'declared void by an event of its own',
    round: coup({ player: '2H 3D', banker: '3S 4C', dealt: [noted('insufficient-cards'), voided] }),
    subjects: ['events[5]'],
  },
  'baccarat/missing-or-foreign-card-treated-as-stated': {
    name: 'the stakes returned',
    round: coup({ dealt: [noted('missing-or-foreign-card', 'wagers-returned')] }),
    subjects: ['events[5]'],
  },
  'baccarat/system-malfunction-treated-as-stated': {
    name: 'declared void',
    round: coup({ dealt: [noted('malfunction', 'round-void', { of: 'system' })] }),
    subjects: ['events[5]'],
  },
  'baccarat/players-excess-card-treated-as-stated': {
    name: "made the banker's third card",
    round: coup({
      player: '6H KD',
      banker: '2S 3C 7S',
      afterCards: { 4: [noted('excess-card-drawn', 'moved-to-banker', { to: 'player', card: '7S' })] },
    }),
    subjects: ['events[5]'],
  },
  'baccarat/bankers-excess-card-treated-as-stated': {
    name: 'made the first card of a dummy hand',
    round: coup({
      player: '6H KD',
      banker: '3S 4C',
      dealt: [noted('excess-card-drawn', 'dummy-round', { to: 'banker', card: '7S' })],
    }),
    subjects: ['events[5]'],
  },
  'baccarat/exposed-first-card-treated-as-stated': {
    name: 'made the first card of a dummy hand',
    round: coup({ dummy: true, first: [noted('card-exposed-in-error', 'dummy-round')] }),
    subjects: ['events[0]'],
  },
  'baccarat/face-up-card-treated-as-stated': {
    name: 'played as if it had lain face down',
    round: coup({ afterCards: { 1: [noted('card-face-up-in-shoe', 'played')] } }),
    subjects: ['events[2]'],
  },
  'baccarat/failed-burn-treated-as-stated': {
    name: 'played on',
    round: coup({ first: [noted('failed-to-burn', 'played')] }),
    subjects: ['events[0]'],
  },
  'baccarat/early-deal-treated-as-stated': {
    name: 'the wagers already placed stand',
    round: coup({
      wagers: ['player 1000'],
      uncalled: true,
      dealt: [noted('dealt-before-bets-closed', 'result-stands')],
    }),
    subjects: ['events[5]'],
  },
  ...SIC_BO_LAWFUL,
};
