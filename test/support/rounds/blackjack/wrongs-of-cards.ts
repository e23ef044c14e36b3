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
const CANBERRA = ['au-act', 'au-act-over-under-13', 'au-act-triple-play'] as const;

const isAbsent = ({ record }: Simulated, hand: SimHand): boolean =>
  record.events.some((event) => event.type === 'decide' && event.choice === 'none' && event.position === nameOf(hand));

/** A wager on it was sent back: then nobody need play the hand. */
const isGivenUp = ({ record, table }: Simulated, hand: SimHand): boolean =>
  record.events.some(
    (event) =>
      event.type === 'settle' &&
      event.result === 'void' &&
      table.wagers.some((wager) => wager.id === event.wager && wager.hand === hand),
  );

/** Without the card that brought the hand to twelve or more. */
const leftBelowTwelve = (round: Simulated, fits: (hand: SimHand) => boolean): readonly RoundEvent[] | undefined => {
  const hand = handOf(
    round,
    (one) =>
      !one.doubled &&
      one.cards.length > 2 &&
      countOf(one.cards.slice(0, -1)).total < 12 &&
      !isGivenUp(round, one) &&
      fits(one),
  );
  return hand && changed(round, hand.lastAt);
};

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
    // There the rules let split hands draw, and leave open whether aces are among them.
    notAt: ['au-qld-challenge'],
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
    done: (round) => leftBelowTwelve(round, (hand) => !isAbsent(round, hand)),
    onlyAt: CANBERRA,
  },
  'the hand of an absent player left below twelve': {
    check: 'undecided-hand-drawn-as-stated',
    done: (round) => leftBelowTwelve(round, (hand) => isAbsent(round, hand)),
    onlyAt: CANBERRA,
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
