import { isAdditional } from '../games/blackjack/additional/wagers';
import type { Decider, Hand, Wager } from '../games/blackjack/round';
import type { KnownBet, TableLimit } from '../games/wager';
import type { HandsOnTable } from './blackjack-hands';
import { ownLimit, type DisplayedLimits, type LimitOf } from './displayed-limits';
import { PlacedAfterwards } from './next-round';
import type { RoundEvent } from './record';
import { isSplitTurnedDown } from './split-turned-down';
import type { PeriodState, WageringPeriod } from './wagering-period';
import { handNumber, WagerOnBox } from './wager-on-box';
import { RecordedWagers, unknown } from './wagers';

type EventOf<T extends RoundEvent['type']> = RoundEvent & { type: T };

/** Wagers that add to one already placed, once the cards are out. */
const isAdded = (bet: string): boolean => bet === 'double' || bet === 'split' || bet === 'insurance';

/** Nothing where no card decides a bet of that name. */
export function deciderOf(bet: string): Decider | undefined {
  if (isMain(bet)) return 'main';
  if (bet === 'double' || bet === 'split' || bet === 'insurance') return bet;
  return isAdditional(bet) ? 'additional' : undefined;
}

const isMain = (bet: string): boolean => bet === 'main' || bet.startsWith('main:');

/** Limits are displayed for a bet or for all wagers of a kind; those for all others do not bind what adds to a wager. */
const limitOf: LimitOf = (limits, { bet, kind }, areNamed) =>
  (areNamed ? (ownLimit(limits, bet) ?? ownLimit(limits, kind)) : undefined) ??
  (isAdded(bet) ? undefined : limits['*']);

/** The wagers of a round of blackjack while its events are read, each with the hand that decides it. */
export class BlackjackWagers extends RecordedWagers<Decider, Wager> {
  /** Those of them that cards of their own decide. */
  readonly additional: Wager[] = [];
  /** Those placed when there was nothing left to settle, and not settled with the rest: wagers on the next round. */
  private readonly afterwards = new PlacedAfterwards();
  private readonly splitsOn = new Map<Hand, Wager[]>();
  /** At each position, of each player, how many main wagers. */
  private readonly mainsAt = new Map<string, Map<string, number>>();
  /** The last settlement of each wager, once it is asked for. */
  private lastSettled: Map<string, number> | undefined;

  constructor(
    limits: DisplayedLimits | undefined,
    period: WageringPeriod,
    private readonly table: HandsOnTable,
    private readonly events: readonly RoundEvent[],
  ) {
    super(limits, period, limitOf);
  }

  settleAt(event: EventOf<'settle'>, index: number): string | undefined {
    const { wager: id } = event;
    const wager = this.find(id);
    if (!wager) return unknown(id);
    wager.settledAt ??= index;
    this.end(wager, event);
    return undefined;
  }

  /** The wagers on a hand or box, or the one so named; where none is, those that were settled as void. */
  voidHand(ref: string | undefined): void {
    const named = ref === undefined ? [] : this.all.filter((wager) => isOn(wager, ref));
    if (named.length === 0) this.void(undefined);
    for (const wager of named) wager.voided = true;
  }

  isOnTheNextRound(wager: Wager): boolean {
    return this.afterwards.has(wager);
  }

  /** What only shows when all is told: wagers on the next round, wagers without a position, and players who did not cover a split. */
  finish(othersAtSplit: string | undefined): void {
    if (!this.afterwards.isEmpty)
      for (const kept of [this.all, this.additional])
        kept.splice(0, kept.length, ...kept.filter((wager) => !this.isOnTheNextRound(wager)));
    const [only, another] = this.table.boxes;
    if (another === undefined && only !== undefined)
      for (const wager of this.all) if (isMain(wager.bet)) wager.hand ??= only.hands[0];
    for (const wager of this.all) if (wager.on !== undefined && wager.bet !== 'split') wager.hand ??= wager.on.hand;
    // Without the wager it adds to, it cannot be told which of the dealer's hands it is against.
    if (this.table.dealers.length > 1)
      for (const wager of this.all) if (isAdded(wager.bet) && wager.on === undefined) wager.hand = undefined;
    if (othersAtSplit === 'cover-or-choose-hand')
      for (const { hands } of this.table.boxes) if (hands.length > 1 && hands[0]) this.leaveOpen(hands[0]);
  }

  protected override comesLater(bet: string): boolean {
    return isAdded(bet);
  }

  protected override keep(
    event: EventOf<'wager'>,
    id: string,
    known: KnownBet,
    limit: TableLimit | undefined,
    state: PeriodState,
    refusable: boolean,
    index: number,
  ): Wager | string {
    const { bet } = known;
    const number = handNumber(event.hand);
    const { on: named } = event;
    const on = named === undefined ? this.addedTo(event, bet, number) : this.find(named);
    if (named !== undefined && on === undefined) return unknown(named, 'on');
    const position = event.position ?? on?.position;
    const isAfterwards = state !== 'open' && this.isAfterwards(id, index);
    const hand = isAfterwards ? undefined : this.handOf(event, bet, position, number, on, index);
    const kept = new WagerOnBox(event, id, known, position, limit, state, refusable, index, on, hand);
    if (isAfterwards) this.afterwards.add(kept);
    if (isAdditional(bet)) this.additional.push(kept);
    this.note(kept);
    return kept;
  }

  private note(kept: Wager): void {
    const { bet, hand, player, position } = kept;
    if (bet === 'split' && hand !== undefined) {
      const others = this.splitsOn.get(hand);
      if (others) others.push(kept);
      else this.splitsOn.set(hand, [kept]);
    } else if (isMain(bet) && position !== undefined) {
      const players = this.mainsAt.get(position) ?? new Map<string, number>();
      this.mainsAt.set(position, players.set(player, (players.get(player) ?? 0) + 1));
    }
  }

  private isAfterwards(id: string, index: number): boolean {
    if (!this.afterwards.isRoundOver(this.all, this.all.length, false)) return false;
    this.lastSettled ??= new Map(
      this.events.flatMap((event, at) => (event.type === 'settle' ? [[event.wager, at] as const] : [])),
    );
    return (this.lastSettled.get(id) ?? -1) <= index;
  }

  private handOf(
    { id, player }: EventOf<'wager'>,
    bet: string,
    position: string | undefined,
    number: number | undefined,
    on: Wager | undefined,
    index: number,
  ): Hand | undefined {
    if (bet === 'split')
      return position !== undefined && this.isNotMade(id, player, on, boxOf(position), index)
        ? undefined
        : this.splitHand(position, number, player, on);
    if (isMain(bet)) return position === undefined ? undefined : this.table.handAt(boxOf(position), 1);
    if (!isAdded(bet))
      return position === undefined ? this.ownHand(player) : this.table.boxNamed(boxOf(position))?.hands[0];
    const isTold = number !== undefined || position?.includes('/') === true;
    return isTold && position !== undefined ? this.table.handAt(position, number) : on?.hand;
  }

  /** The hand a split wager is for: the one it names, or the newest for which the player has none. */
  private splitHand(
    position: string | undefined,
    number: number | undefined,
    player: string,
    on: Wager | undefined,
  ): Hand | undefined {
    const { boxes } = this.table;
    const at = position ?? (boxes.length === 1 ? boxes[0]?.name : undefined);
    if (at === undefined) return undefined;
    if (number !== undefined || at.includes('/')) return this.table.handAt(at, number);
    const made = this.table.boxNamed(at)?.hands ?? [];
    const free = made.findLast((hand) => hand.number > 1 && !this.isCovered(hand, player, on));
    return free ?? this.table.handAt(at, made.length + 1);
  }

  /** Whether a player has a split wager on a hand for each original one, or for the one that is asked about. */
  private isCovered(hand: Hand, player: string, on: Wager | undefined): boolean {
    const own = this.splitsOn.get(hand)?.filter((one) => one.player === player) ?? [];
    if (on !== undefined) return own.some((one) => one.on === on);
    return own.length >= (this.mainsAt.get(hand.box.name)?.get(player) ?? 0);
  }

  /** A split that was turned down, unless a decision has made the hand already. */
  private isNotMade(id: string, player: string, on: Wager | undefined, box: string, index: number): boolean {
    const made = this.table.boxNamed(box)?.hands ?? [];
    if (made.some((hand) => hand.number > 1 && !this.isCovered(hand, player, on))) return false;
    return isSplitTurnedDown(this.events, index, id, box, made.length);
  }

  /** The wager that an added one is for where it does not say so: the player's only one on that hand, or on that box. */
  private addedTo(event: EventOf<'wager'>, bet: string, number: number | undefined): Wager | undefined {
    if (!isAdded(bet)) return undefined;
    const { player, position } = event;
    const box = position === undefined ? undefined : boxOf(position);
    const wanted = position?.includes('/') === true ? handNumber(position.slice(box?.length).slice(1)) : number;
    const own = this.all.filter(
      (one) =>
        one.player === player &&
        (isMain(one.bet) || one.bet === 'split') &&
        (box === undefined || boxOf(one.position ?? '') === box),
    );
    const isMeant = (one: Wager): boolean =>
      bet === 'double' && wanted !== undefined ? one.hand?.number === wanted : isMain(one.bet);
    // Once a hand was split, a double may be on either.
    if (bet === 'double' && wanted === undefined && own.some((one) => one.bet === 'split')) return undefined;
    const meant = own.filter(isMeant);
    return meant.length === 1 ? meant[0] : undefined;
  }

  private ownHand(player: string): Hand | undefined {
    const mains = this.all.filter((one) => one.player === player && isMain(one.bet));
    return mains.length === 1 ? mains[0]?.hand : undefined;
  }

  /** A player who does not cover a split keeps his wager on a hand of his choice, which no record names. */
  private leaveOpen(first: Hand): void {
    const mains = this.all.filter((one) => isMain(one.bet) && one.hand === first);
    if (new Set(mains.map(({ player }) => player)).size < 2) return;
    for (const main of mains)
      if (
        !this.all.some(
          ({ bet, on, player }) => bet === 'split' && (on === main || (on === undefined && player === main.player)),
        )
      ) {
        main.hand = undefined;
        for (const one of this.all) if (one.on === main && one.hand === first) one.hand = undefined;
      }
  }
}

const boxOf = (position: string): string => {
  const slash = position.indexOf('/');
  return slash < 0 ? position : position.slice(0, slash);
};

const isOn = ({ id, position, hand }: Wager, ref: string): boolean =>
  id === ref || position === ref || hand?.name === ref || hand?.box.name === ref;
