import type { BaccaratRound, Decider, Side } from '../games/baccarat/round';
import { deciderOf } from '../games/baccarat/wagers';
import { parseCard } from '../values/card';
import { isVoiding } from '../values/treatment';
import { readIrregularity, readPreparation, type Reading } from './baccarat-incidents';
import { concernsSomeWagers, place } from './incidents';
import type { RoundEvent, RoundRecord } from './record';
import { CALL_OR_FIRST_CARD, WageringPeriod } from './wagering-period';
import { RecordedWagers } from './wagers';

/** Forms in which each box is dealt a hand of its own: another game, of which a coup of two hands says nothing. */
export const DEALT_BY_BOX: ReadonlySet<string> = new Set(['lucky-draw']);

/**
 * Reads a valid record as a baccarat coup, in one pass; a sentence with its place where it cannot be one. What ends
 * the wagering period is for the rules to say.
 */
export function readBaccaratRound(
  record: RoundRecord,
  closedBy: readonly string[] = CALL_OR_FIRST_CARD,
): BaccaratRound | string {
  if (record.variant !== undefined && DEALT_BY_BOX.has(record.variant))
    return `variant ${JSON.stringify(record.variant)} deals a hand to each box, and rounds of that form cannot be judged yet`;
  const period = new WageringPeriod(closedBy, record.events);
  const wagers = new RecordedWagers<Decider>(record.table?.limits, period);
  const round: Reading = {
    decks: record.equipment?.decks,
    jokers: record.equipment?.jokers,
    limits: record.table?.limits,
    differential: record.table?.differential,
    dummy: record.dummy === true,
    voided: false,
    player: [],
    banker: [],
    dealtTo: [],
    wagers: wagers.all,
    decides: { player: false, banker: false, tie: false, pair: false },
    announcements: [],
    irregularities: [],
    preparation: undefined,
    dealtFaceDown: [],
    dealtFaceUp: 0,
    scoredBy: undefined,
    score: undefined,
    orderedBy: undefined,
    inOrder: false,
  };
  const { events } = record;
  for (let index = 0; index < events.length; index += 1) {
    const event = events[index];
    const problem = event && readEvent(round, wagers, period, event, index);
    if (problem !== undefined) return `${place(index)}${problem}`;
  }
  if (!round.voided && !round.dummy) decide(round);
  return round;
}

/** Says of each wager what of the cards decides it, and of the round which of these it has wagers on. */
function decide({ wagers, decides }: Reading): void {
  for (const wager of wagers) {
    const by = deciderOf(wager);
    wager.decidedBy = by;
    if (by !== undefined) decides[by] = true;
  }
}

function readEvent(
  round: Reading,
  wagers: RecordedWagers<Decider>,
  period: WageringPeriod,
  event: RoundEvent,
  index: number,
): string | undefined {
  switch (event.type) {
    case 'deal':
      // Burning a card starts no coup: the bets on it are called for afterwards.
      if (event.to !== 'burn') period.deal(event.face);
      return readDeal(round, event, index);
    case 'wager':
      return wagers.place(event, index);
    case 'settle':
      period.settle(event.result);
      return wagers.settle(event);
    case 'announce':
      period.announce(event.of);
      round.announcements.push({
        of: event.of,
        value: event.value,
        playerCards: round.player.length,
        bankerCards: round.banker.length,
      });
      return undefined;
    case 'call':
      period.call(event.call);
      return undefined;
    case 'change':
      return wagers.change(event, index);
    case 'withdraw':
      return wagers.withdraw(event, index);
    case 'void':
      if (event.scope === 'wager') return wagers.void(event.ref);
      voidCoup(round, wagers);
      return undefined;
    case 'irregularity':
      if (isVoiding(event.treatment) && !concernsSomeWagers(event)) voidCoup(round, wagers);
      readIrregularity(round, event, index);
      return undefined;
    case 'shuffle':
    case 'cut':
    case 'burn':
      readPreparation(round, event, index);
      return undefined;
    case 'cutting-card':
      return undefined;
    default:
      return ` is a ${event.type}, which is no part of baccarat; check the record's game`;
  }
}

function readDeal(round: Reading, event: RoundEvent & { type: 'deal' }, index: number): string | undefined {
  if (event.to === 'burn') {
    readPreparation(round, { type: 'burn', ...(event.face && { faceUp: event.face === 'up' }) }, index);
    return undefined;
  }
  if (event.to !== 'player' && event.to !== 'banker')
    return `.to must be "player", "banker" or "burn" in baccarat, found ${JSON.stringify(event.to)}`;
  const side: Side = event.to;
  const card = parseCard(event.card);
  if (card < 0) return `.card must be a card in baccarat, found ${JSON.stringify(event.card)}`;
  round[side].push(card);
  round.dealtTo.push(side);
  if (event.face === 'down') round.dealtFaceDown.push(place(index));
  else if (event.face === 'up') round.dealtFaceUp += 1;
  return undefined;
}

/** Once a coup is void, wagers are free to be taken back. */
function voidCoup(round: Reading, wagers: RecordedWagers<Decider>): void {
  round.voided = true;
  wagers.release();
}
