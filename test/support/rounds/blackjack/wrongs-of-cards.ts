import type { RoundEvent } from '../../../../src/core/rounds/record';
import { countOf, isPair } from './oracle-cards';
import { totalOf } from './oracle-result';
import type { Simulated } from './simulator';
import type { SimHand } from './simulator-state';
import type { Wrong } from './wrong';
import { changed, dealt, handOf, insertedAfter, isOf, nameOf } from './wrongs-of-events';

const toHand = (round: Simulated, fits: (hand: SimHand) => boolean): readonly RoundEvent[] | undefined => {
  const hand = handOf(round, fits);
  return hand && insertedAfter(round, hand.lastAt, dealt(nameOf(hand)));
};

const NEW_SHOE_ONLY_AT_TABLES = ['au-qld-electronic'] as const;

export const CARDS_WRONG: Readonly<Record<string, Wrong>> = {
  'a card to twenty-one': {
    check: 'player-draws-only-below-stated-total',
    done: (round) =>
      toHand(
        round,
        (hand) => totalOf(hand, round.table.law) === 21 && !hand.doubled && !hand.ofAces && hand.cards.length > 2,
      ),
  },
  'a second card to a double': {
    check: 'doubled-hand-draws-stated-cards',
    done: (round) => toHand(round, (hand) => hand.doubled && totalOf(hand, round.table.law) < 20),
  },
  'a second card to split aces': {
    check: 'split-aces-draw-stated-cards',
    done: (round) => toHand(round, (hand) => hand.ofAces && countOf(hand.cards).total < 19),
  },
  'one hand too many': {
    check: 'split-hands-within-stated-number',
    done: (round) => {
      const { law, wagers } = round.table;
      const hand = handOf(
        round,
        ({ box, cards, ofAces }) => box.hands.length === law.splitHands && isPair(cards) && !ofAces,
      );
      const main = wagers.find((wager) => wager.on === undefined && wager.hand.box === hand?.box);
      if (hand === undefined || main === undefined) return undefined;
      const number = law.splitHands + 1;
      const { player, stake, id } = main;
      return insertedAfter(
        round,
        hand.lastAt,
        { type: 'decide', position: nameOf(hand), choice: 'split' },
        { type: 'wager', id: 'x1', player, bet: 'split', stake, on: id, hand: number },
        dealt(nameOf(hand)),
        dealt(`${hand.box.name}/${String(number)}`),
      );
    },
  },
  'a hand left below twelve': {
    check: 'player-draws-to-stated-total',
    done: (round) => {
      const hand = handOf(
        round,
        ({ cards, doubled }) => !doubled && cards.length > 2 && countOf(cards.slice(0, -1)).total < 12,
      );
      return hand && changed(round, hand.lastAt);
    },
    onlyAt: ['au-act', 'au-act-over-under-13', 'au-act-triple-play'],
  },
  'a card after standing': {
    check: 'no-card-after-standing',
    done: (round) => {
      const at = round.record.events.findIndex((event) => event.type === 'decide' && event.choice === 'stand');
      const event = round.record.events[at];
      return event?.type === 'decide' ? insertedAfter(round, at, dealt(event.position)) : undefined;
    },
  },
  'a card face down': {
    check: 'cards-face-as-stated',
    done: (round) => {
      const at = round.record.events.findIndex(isOf('deal'));
      const event = round.record.events[at];
      return event?.type === 'deal' ? changed(round, at, { ...event, face: 'down' }) : undefined;
    },
    notAt: NEW_SHOE_ONLY_AT_TABLES,
  },
  'a cut too near the end': {
    check: 'cut-deep-enough',
    done: (round) => {
      const at = round.record.events.findIndex(isOf('cut'));
      return changed(round, at, { type: 'cut', depth: 5, back: 52 });
    },
    notAt: NEW_SHOE_ONLY_AT_TABLES,
  },
  'a ten where all were taken out': {
    check: 'taken-out-cards-are-not-dealt',
    done: (round) => {
      const at = round.record.events.findIndex((event) => event.type === 'deal' && event.card.startsWith('K'));
      const event = round.record.events[at];
      return event?.type === 'deal' ? changed(round, at, { ...event, card: `T${event.card.slice(1)}` }) : undefined;
    },
    onlyAt: ['au-qld-spanish'],
  },
};
