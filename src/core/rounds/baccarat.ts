import type { BaccaratRound, Side } from '../games/baccarat/round';
import type { Card } from '../values/card';
import { parseCard } from '../values/card';
import { BaccaratWagers } from './baccarat-wagers';
import type { RoundEvent, RoundRecord } from './record';

type Mutable<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer I)[] ? I[] : T[K] };
type Reading = Mutable<BaccaratRound> & { player: Card[]; banker: Card[] };

/** Treatments that leave a coup without a result. */
const VOIDING = new Set(['round-void', 'hand-void', 'wagers-returned']);

const place = (index: number): string => `events[${String(index)}]`;

/** Reads a valid record as a baccarat coup, in one pass; a sentence with its place where it cannot be one. */
export function readBaccaratRound(record: RoundRecord): BaccaratRound | string {
  const wagers = new BaccaratWagers();
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
    announcements: [],
    irregularities: [],
    preparation: undefined,
    dealtFaceDown: [],
    dealtFaceUp: 0,
    scored: undefined,
  };
  const { events } = record;
  for (let index = 0; index < events.length; index += 1) {
    const event = events[index];
    const problem = event && readEvent(round, wagers, event, index);
    if (problem !== undefined) return `${place(index)}${problem}`;
  }
  return round;
}

function readEvent(round: Reading, wagers: BaccaratWagers, event: RoundEvent, index: number): string | undefined {
  switch (event.type) {
    case 'deal':
      wagers.close();
      return readDeal(round, event, index);
    case 'wager':
      return wagers.place(event);
    case 'settle':
      return wagers.settle(event);
    case 'announce':
      round.announcements.push({
        of: event.of,
        value: event.value,
        playerCards: round.player.length,
        bankerCards: round.banker.length,
      });
      return undefined;
    case 'call':
      if (event.call === 'no-more-bets') wagers.close();
      else if (event.call === 'place-your-bets' && round.dealtTo.length === 0) wagers.open();
      return undefined;
    case 'change':
      return wagers.change(event);
    case 'withdraw':
      return wagers.withdraw(event);
    case 'void':
      if (event.scope !== 'wager') round.voided = true;
      return event.scope === 'wager' ? wagers.void(event.ref) : undefined;
    case 'irregularity':
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

function readIrregularity(round: Reading, event: RoundEvent & { type: 'irregularity' }, index: number): void {
  if (event.treatment !== undefined && VOIDING.has(event.treatment)) round.voided = true;
  round.irregularities.push({
    place: place(index),
    kind: event.kind,
    to: event.to,
    of: event.of,
    treatment: event.treatment,
    beforeFirstCard: round.dealtTo.length === 0,
  });
}

/** Only what precedes the first card prepares this coup; a shuffle after the last one belongs to the next shoe. */
function readPreparation(
  round: Reading,
  event: RoundEvent & { type: 'shuffle' | 'cut' | 'burn' },
  index: number,
): void {
  if (round.dealtTo.length > 0) return;
  const before = round.preparation ?? { shuffled: false, cuts: [], burns: [] };
  if (event.type === 'shuffle') round.preparation = { ...before, shuffled: true };
  else if (event.type === 'cut')
    round.preparation = {
      ...before,
      cuts: [...before.cuts, { place: place(index), depth: event.depth, back: event.back }],
    };
  else round.preparation = { ...before, burns: [...before.burns, { place: place(index), faceUp: event.faceUp }] };
}
