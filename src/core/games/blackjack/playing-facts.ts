import { choice } from '../../facts/kinds/choice';
import { count } from '../../facts/kinds/count';
import { counts, countsByName } from '../../facts/kinds/counts';
import { names } from '../../facts/kinds/names';
import { fact } from '../game';

/** What a player and the dealer may and must do with a hand: draw, double, split, switch, insure, surrender, stand. */
export const playingFacts = {
  decisions: fact(names, 'What a player may decide', 'drawing'),
  playerDrawsBelow: fact(count, 'Player may draw while the total is below', 'drawing'),
  playerMustDrawBelow: fact(count, 'Player must draw while the total is below', 'drawing'),
  playerStands: fact(choice('any-two-or-more-cards'), 'When a player may stand', 'drawing'),
  absentPlayerDraws: fact(countsByName, 'Highest total at which an absent player’s hand is dealt cards', 'drawing'),
  absentPlayerIsDrawn: fact(
    choice('until-above-that-total'),
    'Whether an absent player’s hand is dealt cards',
    'drawing',
    {
      silence: 'left to a direction',
    },
  ),
  absentPlayerSwitches: fact(choice('not-switched'), 'Cards of an absent player', 'drawing'),
  undecidedHandDrawsTo: fact(countsByName, 'Least total to which a hand without a decision is drawn', 'drawing'),

  doubleOn: fact(
    choice('first-two-cards', 'first-two-or-three-cards', 'two-or-more-cards'),
    'Cards on which a player may double',
    'drawing',
  ),
  doubleTotals: fact(counts, 'Totals on which a player may double', 'drawing', {
    silence: 'no total is named',
  }),
  doubleNotOn: fact(names, 'Hands that may not be doubled', 'drawing', { silence: 'none is named' }),
  doubleAfterSplit: fact(choice('allowed', 'not-allowed'), 'Doubling a split hand', 'drawing'),
  doubleDraws: fact(count, 'Cards drawn to a doubled hand', 'drawing'),
  doubleCardFace: fact(choice('up'), 'Face of the card drawn to a doubled hand', 'drawing'),
  doubleWithdrawnUpTo: fact(count, 'Highest total at which a doubled portion may be withdrawn', 'drawing'),
  aceInDouble: fact(choice('one'), 'Ace in the first two cards of a doubled hand', 'drawing'),

  splitOn: fact(choice('same-value'), 'Cards that may be split', 'drawing'),
  splitHands: fact(count, 'Most hands made by splitting', 'drawing', {
    unit: 'hands',
    silence: 'no number is named',
  }),
  splitAcesDraw: fact(count, 'Cards dealt to each split ace', 'drawing'),
  acesSplitAgain: fact(choice('not-allowed'), 'Splitting aces again', 'drawing'),
  splitOrder: fact(choice('hand-by-hand'), 'Order of play of split hands', 'drawing'),
  splitDecisions: fact(names, 'What a player may decide on a split hand', 'drawing'),
  splitAfterThirdCard: fact(choice('not-allowed'), 'Splitting after a third card', 'drawing'),
  blackjackAfterSplit: fact(choice('counts', 'does-not-count'), 'Blackjack in a hand made by splitting', 'drawing'),

  switchOf: fact(choice('second-cards'), 'Cards that are switched', 'drawing'),
  switchTurn: fact(choice('before-other-decisions'), 'When a player may switch', 'drawing'),
  switchWithBlackjack: fact(choice('offered'), 'Switching with a blackjack', 'drawing'),
  blackjackAfterSwitch: fact(choice('does-not-count'), 'Ace and ten-value card after switching', 'drawing'),

  insuranceAgainst: fact(choice('ace', 'never'), "Dealer's first card for insurance", 'drawing'),
  insuranceCall: fact(choice('required'), 'Call for insurance wagers', 'drawing'),
  insuranceCloses: fact(choice('before-additional-cards'), 'Latest moment for insurance', 'drawing'),
  evenMoneyAgainst: fact(choice('ace'), "Dealer's first card for a blackjack paid at once on request", 'drawing'),

  evenMoneyOpen: fact(
    choice('despite-other-provisions'),
    'Rule that may still pay a blackjack at once on request',
    'drawing',
  ),
  evenMoneyPays: fact(choice('equal-to-wager'), 'What a blackjack is paid at once on request', 'settlement'),

  surrenderAgainst: fact(names, "Dealer's first card for surrender", 'drawing'),
  surrenderOn: fact(choice('first-two-cards'), 'Cards on which surrender is offered', 'drawing'),
  surrenderBelow: fact(count, 'Surrender is offered while the total is below', 'drawing'),
  surrenderedHand: fact(choice('no-further-cards'), 'Hand once surrendered', 'drawing'),
  surrenderCosts: fact(choice('half-of-wager'), 'What a surrendered wager loses', 'settlement'),

  dealerStands: fact(countsByName, 'Totals on which the dealer stands', 'drawing'),
  blackjackWaits: fact(choice('dealer-completes-hand'), 'Dealer’s hand while a blackjack waits for it', 'drawing'),
  idleDealerCards: fact(
    choice('not-drawn', 'third-and-later-not-drawn'),
    'Dealer’s additional cards that cannot affect the outcome',
    'drawing',
  ),
} as const;
