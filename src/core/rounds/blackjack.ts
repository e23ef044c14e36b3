import type { BlackjackFacts } from '../games/blackjack/game';
import type { Announcement, BlackjackRound, Call, Decider, Irregularity, Turn, Wager } from '../games/blackjack/round';
import { isDrawnUndecided } from '../games/blackjack/undecided';
import type { Preparation } from '../games/preparation';
import { takesPart, type SpokenWager } from '../games/wager';
import { parseCard, suitNamed } from '../values/card';
import { isVoiding } from '../values/treatment';
import { HandsOnTable } from './blackjack-hands';
import { BlackjackWagers, deciderOf } from './blackjack-wagers';
import { isLongName } from './long-name';
import { concernsSomeWagers, irregularityAt, place } from './incidents';
import { asBurn, preparedBy } from './preparation';
import type { RoundEvent, RoundRecord } from './record';
import { isSplitTurnedDown, wagerForSplit } from './split-turned-down';
import { isUsed } from './used';
import { handNumber } from './wager-on-box';
import { CALL_OR_FIRST_CARD, WageringPeriod } from './wagering-period';

/** What of the rules says how a record is to be understood. */
type ReadingFacts = Partial<
  Pick<
    BlackjackFacts,
    | 'wageringCloses'
    | 'dealerHands'
    | 'commonCards'
    | 'othersOnBox'
    | 'blackjackAfterSwitch'
    | 'cardValues'
    | 'undecidedHandDrawsTo'
  >
>;

interface Reading extends BlackjackRound {
  voided: boolean;
  readonly turns: Turn[];
  mayBeSwitched: boolean;
  readonly announcements: Announcement[];
  readonly irregularities: Irregularity[];
  readonly oral: Wager[];
  readonly made: SpokenWager<Decider>[];
  preparation: Preparation | undefined;
  readonly calls: Call[];
  cuttingCardAt: number | undefined;
  readonly shuffledAt: number[];
}

interface Desk {
  readonly events: readonly RoundEvent[];
  readonly round: Reading;
  readonly table: HandsOnTable;
  readonly wagers: BlackjackWagers;
  readonly period: WageringPeriod;
}

/**
 * Reads a valid record as a round of blackjack, in one pass; a sentence with its place where it cannot be one. What ends
 * the wagering period, and how many hands the dealer plays, is for the rules to say.
 */
export function readBlackjackRound(record: RoundRecord, facts: ReadingFacts = {}): BlackjackRound | string {
  const { events, equipment } = record;
  const { table: told } = record;
  const limits = told?.limits;
  const cardMachine = equipment?.cardMachine;
  const period = new WageringPeriod(facts.wageringCloses ?? CALL_OR_FIRST_CARD, events);
  const sharesCards = facts.commonCards !== undefined || record.channel === 'terminal';
  const table = new HandsOnTable(facts.dealerHands ?? 1, sharesCards, (cards) => isDrawnUndecided(cards, facts));
  const wagers = new BlackjackWagers(limits, period, table, events);
  const round: Reading = {
    decks: equipment?.decks,
    jokers: equipment?.jokers,
    cardMachine: isUsed(cardMachine) === true,
    isMachineTold: cardMachine !== undefined,
    isMachineNamed: typeof cardMachine === 'string',
    shoe: isUsed(equipment?.shoe),
    limits,
    dummy: record.dummy === true,
    voided: false,
    wagers: wagers.all,
    additional: wagers.additional,
    oral: [],
    made: [],
    nominatedSuit: suitNamed(told?.options?.['nominatedSuit']),
    boxes: table.boxes,
    hands: table.hands,
    dealers: table.dealers,
    deals: table.deals,
    turns: [],
    mayBeSwitched: false,
    announcements: [],
    irregularities: [],
    preparation: undefined,
    calls: [],
    cuttingCardAt: undefined,
    shuffledAt: [],
  };
  const desk: Desk = { events, round, table, wagers, period };
  for (let index = 0; index < events.length; index += 1) {
    const event = events[index];
    const problem = event && readEvent(desk, event, index);
    if (problem !== undefined) return `${place(index)}${problem}`;
  }
  round.mayBeSwitched = facts.blackjackAfterSwitch !== undefined && round.turns.length === 0;
  wagers.finish(facts.othersOnBox?.get('split'));
  if (!round.voided && !round.dummy)
    for (const wager of wagers.all)
      if (takesPart(wager) && !isLetGo(wager, table)) wager.decidedBy = deciderOf(wager.bet);
  return round;
}

/** Declared void, or given back on a box that was passed over when the cards were dealt. */
const isLetGo = ({ voided, result, hand }: Wager, { deals }: HandsOnTable): boolean =>
  voided || (result === 'void' && hand?.cards.length === 0 && deals.length > 0);

function readEvent(
  { events, round, table, wagers, period }: Desk,
  event: RoundEvent,
  index: number,
): string | undefined {
  if (isLongName(event.type)) return readLongNamed(round, wagers, event, index);
  switch (event.type) {
    case 'deal': {
      // Events have many shapes, so that each reading of a field counts: each is read once.
      const { to, face } = event;
      if (to === 'burn') {
        prepare(round, asBurn(event), index);
        return undefined;
      }
      const card = parseCard(event.card);
      if (card < 0) return `.card must be a card in blackjack, found ${JSON.stringify(event.card)}`;
      period.deal(face);
      return table.deal(to, event.position, card, face, index);
    }
    case 'wager': {
      const problem = wagers.place(event, index);
      const placed = problem === undefined ? wagers.all.at(-1) : undefined;
      if (placed === undefined || wagers.isOnTheNextRound(placed)) return problem;
      if (placed.oral === true) round.oral.push(placed);
      else if (placed.chips !== undefined) round.made.push({ wager: placed, chips: placed.chips });
      return problem;
    }
    case 'decide':
      return readDecision(events, round, table, event, index);
    case 'settle':
      period.settle(event.result);
      return wagers.settleAt(event, index);
    case 'announce':
      round.announcements.push({ at: index, of: event.of, value: event.value });
      return undefined;
    case 'call':
      period.call(event.call);
      round.calls.push({ at: index, call: event.call });
      return undefined;
    case 'change':
      return wagers.change(event, index);
    case 'withdraw':
      return wagers.withdraw(event, index);
    case 'void':
      if (event.scope === 'wager') return wagers.void(event.ref);
      if (event.scope === 'hand') wagers.voidHand(event.ref);
      else voidRound(round, wagers);
      return undefined;
    case 'shuffle':
    case 'cut':
    case 'burn':
      if (event.type === 'shuffle') round.shuffledAt.push(index);
      prepare(round, event, index);
      return undefined;
    default:
      return ` is a ${event.type}, which is no part of blackjack; check the record's game`;
  }
}

function readLongNamed(round: Reading, wagers: BlackjackWagers, event: RoundEvent, index: number): string | undefined {
  switch (event.type) {
    case 'irregularity':
      readIrregularity(round, wagers, event, index);
      return undefined;
    case 'cutting-card':
      round.cuttingCardAt ??= index;
      return undefined;
    default:
      return ` is a ${event.type}, which is no part of blackjack; check the record's game`;
  }
}

/** What is done to the cards once one is dealt belongs to an irregularity, or to the next shoe. */
function prepare(round: Reading, event: RoundEvent & { type: 'shuffle' | 'cut' | 'burn' }, index: number): void {
  if (round.deals.length === 0) round.preparation = preparedBy(round.preparation, event, index);
}

function readDecision(
  events: readonly RoundEvent[],
  round: Reading,
  table: HandsOnTable,
  event: RoundEvent & { type: 'decide' },
  index: number,
): string | undefined {
  const { position, choice, player, amount } = event;
  const ofSeat = choice === 'switch' && table.boxNamed(position) === undefined ? table.atSeat(position) : undefined;
  const hand = ofSeat ?? table.handAt(position, handNumber(event.hand));
  if (hand === undefined) return `.position names no hand of a box: ${JSON.stringify(position)}`;
  if (choice === 'split') {
    const wager = wagerForSplit(events, index, hand.box.name);
    if (wager !== undefined && isSplitTurnedDown(events, index, wager, hand.box.name, hand.box.hands.length))
      return undefined;
  }
  const by = typeof player === 'string' ? player : undefined;
  const cards = choice === 'split' ? table.decideSplit(hand, by) : hand.cards.slice();
  if (choice === 'switch') table.switch(hand);
  const turn: Turn = { at: index, hand, choice, player: by, amount, cards };
  hand.turns.push(turn);
  round.turns.push(turn);
  return undefined;
}

function readIrregularity(
  round: Reading,
  wagers: BlackjackWagers,
  event: RoundEvent & { type: 'irregularity' },
  index: number,
): void {
  const { treatment, to, card, exposed } = event;
  if (treatment === 'hand-void' && (to ?? event.wager) !== undefined) wagers.voidHand(event.wager ?? to);
  else if (isVoiding(treatment) && !concernsSomeWagers(event)) {
    // Whether all wagers were given back, or those on one hand, shows in how they were settled.
    if (treatment === 'hand-void' || (treatment === 'wagers-returned' && to?.includes(':') === true))
      wagers.void(undefined);
    else voidRound(round, wagers);
  }
  round.irregularities.push({ ...irregularityAt(index, event, round.wagers.length), at: index, card, exposed });
}

/** Once a round is void, wagers are free to be taken back. */
function voidRound(round: Reading, wagers: BlackjackWagers): void {
  round.voided = true;
  wagers.release();
}
