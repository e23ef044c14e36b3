import type { BaccaratFacts } from '../games/baccarat/game';
import type { BaccaratRound, Decider } from '../games/baccarat/round';
import { deciderOf } from '../games/baccarat/wagers';
import { parseCard } from '../values/card';
import { isVoiding } from '../values/treatment';
import { readCuttingCard, readIrregularity, readPreparation, readShuffle, type Reading } from './baccarat-incidents';
import { leaveToTheNextCoup, noteAltered, notePlaced, notePlayGoesOn } from './baccarat-wagers';
import { concernsSomeWagers, place } from './incidents';
import { isLongName } from './long-name';
import { boxesOf, cardsOf, decideOnBoxes, readBoxDeal, UNTIL_THE_RESULT, voidBox } from './lucky-draw';
import { PlacedAfterwards } from './next-round';
import { asBurn } from './preparation';
import type { RoundEvent, RoundRecord } from './record';
import { isUsed } from './used';
import { CALL_OR_FIRST_CARD, WageringPeriod } from './wagering-period';
import { RecordedWagers } from './wagers';

/**
 * Reads a valid record as a baccarat coup, or as a round in which each box has a hand, in one pass; a sentence with its place where it cannot be one. What ends
 * the wagering period is for the rules to say.
 */
export function readBaccaratRound(
  record: RoundRecord,
  closedBy: readonly string[] = CALL_OR_FIRST_CARD,
  outcomes?: BaccaratFacts['outcomes'],
): BaccaratRound | string {
  const { variant, events, table, equipment } = record;
  const limits = table?.limits;
  const boxes = boxesOf(variant);
  const cardMachine = equipment?.cardMachine;
  const period = new WageringPeriod(boxes ? UNTIL_THE_RESULT : closedBy, events);
  const wagers = new RecordedWagers<Decider>(limits, period);
  const round: Reading = {
    variant,
    decks: equipment?.decks,
    jokers: equipment?.jokers,
    seats: table?.seats,
    limits,
    differential: table?.differential,
    dummy: record.dummy === true,
    voided: false,
    player: [],
    banker: [],
    dealtTo: [],
    wagers: wagers.all,
    additional: [],
    boxes,
    positioned: undefined,
    oral: [],
    made: [],
    charged: false,
    placedDuringDeal: [],
    alteredDuringDeal: [],
    settledEarly: [],
    anteWaivedFrom: waiverIn(record),
    called: false,
    isSettledSince: false,
    early: undefined,
    placedAfterwards: new PlacedAfterwards(),
    announcements: [],
    irregularities: [],
    preparation: undefined,
    cardMachine: isUsed(cardMachine) === true,
    isMachineTold: cardMachine !== undefined,
    isMachineNamed: typeof cardMachine === 'string',
    shoe: isUsed(equipment?.shoe),
    lastRoundCalled: false,
    cuttingCard: undefined,
    shuffledAfter: false,
    dealtFaceDown: [],
    dealtFaceUp: 0,
    faces: [],
    scoredBy: undefined,
    score: undefined,
    orderedBy: undefined,
    inOrder: false,
  };
  for (let index = 0; index < events.length; index += 1) {
    const event = events[index];
    const problem = event && readEvent(round, wagers, period, event, index);
    if (problem !== undefined) return `${place(index)}${problem}`;
  }
  if (!round.placedAfterwards.isEmpty) leaveToTheNextCoup(round);
  if (!round.voided && !round.dummy) {
    if (boxes) decideOnBoxes(wagers);
    else decide(round, outcomes);
  }
  return round;
}

function waiverIn({ table }: RoundRecord): BaccaratRound['anteWaivedFrom'] {
  const told = table?.options?.['anteWaivedFrom'];
  if (told === 'none') return told;
  const amount = typeof told === 'string' && /^\d{1,14}$/.test(told) ? Number(told) : told;
  return typeof amount === 'number' && Number.isSafeInteger(amount) ? amount : undefined;
}

/** Says of each wager what of the cards decides it. */
function decide({ wagers, additional }: Reading, outcomes: BaccaratFacts['outcomes'] | undefined): void {
  for (const wager of wagers) {
    const by = deciderOf(wager, outcomes);
    wager.decidedBy = by;
    if (by === 'additional') additional.push(wager);
  }
}

function readEvent(
  round: Reading,
  wagers: RecordedWagers<Decider>,
  period: WageringPeriod,
  event: RoundEvent,
  index: number,
): string | undefined {
  if (isLongName(event.type)) return readLongNamed(round, wagers, period, event, index);
  switch (event.type) {
    case 'deal':
      return readDeal(round, period, event, index);
    case 'wager': {
      const problem = wagers.place(event, index);
      if (problem === undefined) notePlaced(round, wagers, event);
      return problem;
    }
    case 'settle': {
      // Events have many shapes, so that each reading of a field counts: each is read once.
      const { result, commission } = event;
      period.settle(result);
      const problem = wagers.settle(event, index);
      if (result === 'win' || result === 'lose') round.isSettledSince = true;
      if (commission !== undefined && commission > 0) round.charged = true;
      return problem;
    }
    case 'announce': {
      const { of, value } = event;
      period.announce(of);
      if (of === 'result') notePlayGoesOn(round);
      round.announcements.push({
        of,
        value,
        playerCards: round.boxes ? cardsOf(round.boxes, of) : round.player.length,
        bankerCards: round.banker.length,
      });
      return undefined;
    }
    case 'call': {
      const { call } = event;
      period.call(call);
      if (call === 'no-more-bets') round.called = true;
      else if (call === 'last-round') round.lastRoundCalled = true;
      return undefined;
    }
    case 'change':
      noteAltered(round, wagers, event);
      return wagers.change(event, index);
    case 'withdraw':
      noteAltered(round, wagers, event);
      return wagers.withdraw(event, index);
    case 'void':
      if (event.scope === 'wager') return wagers.void(event.ref);
      if (event.scope !== 'hand' || !round.boxes || !voidBox(round, event.ref)) voidCoup(round, wagers);
      return undefined;
    case 'decide':
      if (round.boxes) return undefined;
      return ` is a ${event.type}, which is no part of baccarat; check the record's game`;
    case 'shuffle':
      readShuffle(round, event, index);
      readPreparation(round, event, index);
      return undefined;
    case 'cut':
    case 'burn':
      readPreparation(round, event, index);
      return undefined;
    default:
      return ` is a ${event.type}, which is no part of baccarat; check the record's game`;
  }
}

function readLongNamed(
  round: Reading,
  wagers: RecordedWagers<Decider>,
  period: WageringPeriod,
  event: RoundEvent,
  index: number,
): string | undefined {
  switch (event.type) {
    case 'irregularity':
      if (isVoiding(event.treatment) && !concernsSomeWagers(event) && !voidsOneBox(round, event))
        voidCoup(round, wagers);
      readIrregularity(round, event, index, period.stateAt(index));
      return undefined;
    case 'cutting-card':
      readCuttingCard(round);
      return undefined;
    default:
      return ` is a ${event.type}, which is no part of baccarat; check the record's game`;
  }
}

function readDeal(
  round: Reading,
  period: WageringPeriod,
  event: RoundEvent & { type: 'deal' },
  index: number,
): string | undefined {
  const { to, face } = event;
  // Burning a card starts no coup: the bets on it are called for afterwards.
  if (to === 'burn') {
    readPreparation(round, asBurn(event), index);
    return undefined;
  }
  period.deal(face);
  notePlayGoesOn(round);
  if (round.boxes) return readBoxDeal(round, round.boxes, event, index);
  if (to !== 'player' && to !== 'banker')
    return `.to must be "player", "banker" or "burn" in baccarat, found ${JSON.stringify(to)}`;
  const card = parseCard(event.card);
  if (card < 0) return `.card must be a card in baccarat, found ${JSON.stringify(event.card)}`;
  (to === 'player' ? round.player : round.banker).push(card);
  round.dealtTo.push(to);
  if (face === undefined) return undefined;
  round.faces[round.dealtTo.length - 1] = face;
  if (face === 'down') round.dealtFaceDown.push(place(index));
  else round.dealtFaceUp += 1;
  return undefined;
}

/** Of a hand that is void only the wagers on its box are. */
const voidsOneBox = (round: Reading, { treatment, to }: RoundEvent & { type: 'irregularity' }): boolean =>
  treatment === 'hand-void' && round.boxes !== undefined && voidBox(round, to);

/** Once a coup is void, wagers are free to be taken back. */
function voidCoup(round: Reading, wagers: RecordedWagers<Decider>): void {
  round.voided = true;
  wagers.release();
}
