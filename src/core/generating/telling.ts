import { CHECKED_GAMES } from '../checks/registry';
import { permittedPart } from '../play/wagers/standing';
import type { Wager, WageredRound } from '../games/wager';
import type { RoundEvent, RoundRecord } from '../rounds/record';
import type { Settler } from './game';
import type { Setting } from './setting';
import type { Settlement, Told, ToldWager } from './told';

/** A wager of a round with what becomes of it. */
export interface SettledWager {
  readonly wager: ToldWager;
  /** Undefined where it is left lying, or was taken back in time. */
  readonly settlement: Settlement | undefined;
  /** The wager as the round has it. */
  readonly placed?: Wager | undefined;
  /** The place of the event before which it is settled; undefined at the end. */
  readonly before?: number | undefined;
}

const NO_MORE_BETS: RoundEvent = { type: 'call', call: 'no-more-bets' };

/** The round as events, all but the settlements. */
function unsettled(
  told: Told,
  closesAt: 'call' | 'first-card' | 'result',
  channel: string | undefined,
): readonly RoundEvent[] {
  const placed = (when: ToldWager['placed']): readonly RoundEvent[] =>
    told.wagers.filter((wager) => wager.placed === when).map((wager) => placing(wager, channel));
  const late = [...placed('late'), ...told.late];
  const firstCards = told.played.findIndex(({ type }) => type === 'deal') + 1;
  return [
    ...told.prepared,
    ...placed(undefined),
    ...told.wagering,
    ...(told.isCalledInPlay ? [] : [NO_MORE_BETS]),
    ...placed('after-call'),
    ...(closesAt === 'call' ? late : []),
    ...told.played.slice(0, firstCards),
    ...(closesAt === 'first-card' ? late : []),
    ...told.played.slice(firstCards),
    ...(closesAt === 'result' ? late : []),
  ];
}

/** The event of a wager. Players sit at the place that has their number unless said. */
export function placing(wager: ToldWager, channel: string | undefined): RoundEvent {
  const { id, player, bet, stake, confirmed, oral, chips, on, hand } = wager;
  const { position = `${channel === 'terminal' ? 'terminal' : 'seat'}:${player.slice(1)}` } = wager;
  return {
    ...{ type: 'wager', id, player, position, bet, stake },
    ...(confirmed !== undefined && { confirmed }),
    ...(oral !== undefined && { oral }),
    ...(chips && { chips }),
    ...(on !== undefined && { on }),
    ...(hand !== undefined && { hand }),
  };
}

/** What becomes of every wager, in the order in which they stand. */
export const settledWagers = (settler: Settler, told: Told, setting: Setting): readonly SettledWager[] =>
  settledAfter(settler, told, setting, eventsOf(settler, told, setting));

const eventsOf = (settler: Settler, told: Told, { facts, venue }: Setting): readonly RoundEvent[] =>
  unsettled(
    told,
    settler.closesAtFirstCard?.(facts) === true ? 'first-card' : settler.closesAtCall(facts) ? 'call' : 'result',
    venue.channel ?? venue.ruleSet.channel,
  );

function settledAfter(
  settler: Settler,
  told: Told,
  setting: Setting,
  events: readonly RoundEvent[],
): readonly SettledWager[] {
  if (told.wagers.length === 0) return [];
  const round = roundOf(settler, { ...envelopeOf(told, setting, '', ''), events }, setting);
  return told.wagers.map((wager) => {
    const due = settlementOf(settler, round, wager, told.isVoid, setting);
    const settlement = wager.otherwise ? { ...(due ?? GIVEN_BACK), ...wager.otherwise } : due;
    const placed = round.wagers.find(({ id }) => id === wager.id);
    return { wager, settlement, placed, before: placeOf(settler, round, wager, settlement, events, setting) };
  });
}

/** Where a wager is settled: as told, else in time by the rules. */
function placeOf(
  settler: Settler,
  round: WageredRound,
  told: ToldWager,
  settlement: Settlement | undefined,
  events: readonly RoundEvent[],
  { facts }: Setting,
): number | undefined {
  if (told.isSettledEarly) return events.length - 1;
  if (told.settledBefore !== undefined) return events.indexOf(told.settledBefore);
  if (settlement?.result !== 'win' && settlement?.result !== 'lose') return undefined;
  const wager = round.wagers.find(({ id }) => id === told.id);
  return wager && settler.settledBefore?.(round, wager, facts);
}

/** Losing wagers come first where the rules say so. */
function inOrder(settled: readonly SettledWager[], { facts }: Setting): readonly SettledWager[] {
  const order = facts['settlementOrder'] as readonly string[] | undefined;
  if (order?.[0] !== 'losing') return settled;
  const rank = ({ wager, settlement }: SettledWager): number =>
    wager.isPaidFirst ? 0 : settlement?.result === 'lose' ? 1 : 2;
  return [...settled].sort((one, other) => rank(one) - rank(other));
}

/** What is given back, or is no wager of the game, is outside any order. */
export const isDecided = (one: SettledWager): one is SettledWager & { readonly placed: Wager } =>
  one.placed !== undefined &&
  (one.placed.decidedBy !== undefined || one.placed.late === 'withdrawn') &&
  one.settlement !== undefined &&
  one.settlement.result !== 'void';

/** Those settled at one time, by kind and place where the rules say so. */
function inTurn(settler: Settler, settled: readonly SettledWager[], { facts }: Setting): readonly SettledWager[] {
  const decided = settled.flatMap((one) => (isDecided(one) ? [one] : []));
  const compare = settler.inTurn?.(
    decided.map(({ placed }) => placed),
    facts,
  );
  if (compare === undefined) return settled;
  const isFirst = ({ wager }: SettledWager): number => (wager.isPaidFirst ? 0 : 1);
  const others = settled.filter((one) => !isDecided(one));
  return [
    ...decided.sort((one, other) => isFirst(one) - isFirst(other) || compare(one.placed, other.placed)),
    ...others,
  ];
}

/** The round that was told, as the checks will read it. */
export const roundTold = (settler: Settler, told: Told, setting: Setting): WageredRound =>
  roundOf(settler, { ...envelopeOf(told, setting, '', ''), events: eventsOf(settler, told, setting) }, setting);

function roundOf({ code }: Settler, record: RoundRecord, { facts }: Setting): WageredRound {
  const round = CHECKED_GAMES.find((game) => game.code === code)?.read(record, facts);
  if (round === undefined || typeof round === 'string') throw new Error(`no round of ${code} was told: ${round ?? ''}`);
  return round as WageredRound;
}

const GIVEN_BACK = { result: 'void', paid: 0 } as const;

function settlementOf(
  settler: Settler,
  round: WageredRound,
  told: ToldWager,
  isVoid: boolean,
  { facts }: Setting,
): Settlement | undefined {
  if (told.treated === 'withdrawn' || told.treated === 'left') return undefined;
  const wager = round.wagers.find(({ id }) => id === told.id);
  if (wager === undefined) return undefined;
  const givenBack = { ...GIVEN_BACK, returned: wager.stake };
  if (isVoid || told.treated === 'turned-down') return givenBack;
  const atStake = told.treated === 'cut' ? permitted(wager, facts) : wager.stake;
  const due = settler.pay(round, wager, atStake, facts);
  if (due === undefined) return givenBack;
  if (due.result !== 'lose') return { ...due, returned: wager.stake };
  return atStake === wager.stake ? due : { ...due, returned: wager.stake - atStake };
}

const permitted = ({ stake, limit }: Wager, facts: Readonly<Record<string, unknown>>): number =>
  permittedPart(stake, limit, facts);

/** The record of a round that was told, by its name. */
export function recordOf(settler: Settler, told: Told, setting: Setting, id: string, playedAt: string): RoundRecord {
  const before = eventsOf(settler, told, setting);
  const settled = inOrder(settledAfter(settler, told, setting, before), setting);
  const settledAt = (place: number | undefined): readonly RoundEvent[] =>
    inTurn(
      settler,
      settled.filter(({ before: due }) => due === place),
      setting,
    ).flatMap(({ wager, settlement }): RoundEvent[] =>
      settlement === undefined ? [] : [{ type: 'settle', wager: wager.id, ...settlement }],
    );
  const isEarly = settled.some(({ before: due }) => due !== undefined);
  const played = isEarly ? before.flatMap((event, place) => [...settledAt(place), event]) : before;
  const events = [...played, ...settledAt(undefined)];
  return { ...envelopeOf(told, setting, id, playedAt), events };
}

function envelopeOf(
  { table, equipment, dummy }: Told,
  { venue, options }: Setting,
  id: string,
  playedAt: string,
): Omit<RoundRecord, 'events'> {
  const { ruleSet, channel = ruleSet.channel } = venue;
  const { jurisdiction, game, variant, venue: casino } = ruleSet;
  return {
    format: 'house-rules/round@1',
    id,
    jurisdiction,
    ...(casino !== undefined && { venue: casino }),
    game,
    ...(variant !== undefined && { variant }),
    ...(channel !== undefined && { channel }),
    playedAt,
    ...(dummy && { dummy }),
    table: options === undefined ? table : { ...table, options: { ...table.options, ...options } },
    equipment,
  };
}
