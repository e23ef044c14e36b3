import {
  BETS,
  bankerTakesThird,
  dealCoup,
  isNatural,
  outcomeOf,
  playerTakesThird,
  pointCount,
  resultOf,
  winningsOn,
  type Bet,
  type Form,
} from './oracle';

/**
 * Deals and settles random lawful coups under the NSW order. Like the oracle it rests on, it shares no code with the
 * project: events are plain objects of the round record, and what is lawful is worked out here a second time.
 */
export type Event = { type: string } & Record<string, unknown>;

export interface SimulatedWager {
  readonly id: string;
  readonly bet: Bet;
  readonly player: string;
  /** At the close. */
  readonly stake: number;
  /** The part of the stake that the limits permit. */
  readonly permitted: number;
  readonly confirmed: boolean | undefined;
  /** Rejected, as the rules allow or require, and given back. */
  readonly turnedDown: boolean;
}

export interface Simulated {
  readonly record: { events: Event[]; table: SimulatedTable; equipment: Record<string, number> } & Record<
    string,
    unknown
  >;
  readonly form: Form;
  readonly player: readonly string[];
  readonly banker: readonly string[];
  readonly wagers: readonly SimulatedWager[];
  readonly kind: 'coup' | 'dummy' | 'void';
}

interface SimulatedTable {
  limits: Record<string, { min: number; max: number; increment?: number }>;
  differential?: number;
}

export type Dice = (sides: number) => number;

/** Numbers from 0 to below a bound, the same for the same seed on every machine. */
export function diceOf(seed: number): Dice {
  let state = seed >>> 0;
  return (sides) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides;
  };
}

const SUITS = 'SHDC';
const RANKS = 'A23456789TJQK';

/** The next cards of a shoe of eight decks, as many as a coup can need. */
function shoeOf(dice: Dice): string[] {
  const left = new Map<string, number>();
  const cards: string[] = [];
  while (cards.length < 8) {
    const card = `${RANKS.charAt(dice(13))}${SUITS.charAt(dice(4))}`;
    const dealt = left.get(card) ?? 0;
    if (dealt === 8) continue;
    left.set(card, dealt + 1);
    cards.push(card);
  }
  return cards;
}

export function simulate(seed: number, form: Form): Simulated {
  const dice = diceOf(seed);
  const once = (times: number): boolean => dice(times) === 0;
  const { player, banker } = dealCoup(shoeOf(dice));
  const kind = once(25) ? 'dummy' : once(25) ? 'void' : 'coup';
  const table = tableOf(dice);
  const wagers = kind === 'dummy' ? [] : wagersOf(dice, table);
  const events: Event[] = [
    ...(once(6) ? startOfShoe(dice) : []),
    ...(once(2) ? [{ type: 'call', call: 'place-your-bets' }] : []),
    ...wagers.flatMap((wager) => placing(wager, dice)),
    ...(once(5) ? [] : [{ type: 'call', call: 'no-more-bets' }]),
    ...dealing({ player, banker }, dice),
    ...(kind === 'void' ? [voiding(dice)] : kind === 'coup' ? lawfulIrregularity({ player, banker }, dice) : []),
    ...announcing({ player, banker }, dice),
    ...wagers.flatMap((wager) => settling(wager, { player, banker }, form, kind, dice)),
  ];
  if (kind === 'coup' && once(15)) refuseLateWager(events, dice);
  const record = {
    format: 'house-rules/round@1',
    id: `s${String(seed)}`,
    jurisdiction: 'AU-NSW',
    game: 'baccarat',
    ...(form === 'even-money' && { variant: form }),
    playedAt: '2024-10-03T21:04:05+10:00',
    ...(kind === 'dummy' && { dummy: true }),
    table,
    equipment: { decks: 8, ...(once(2) && { jokers: 0 }) },
    events,
  };
  return { record, form, player, banker, wagers, kind };
}

/** Amounts that win whole cents at any of the odds, so that nothing turns on rounding. */
const UNIT = 100;

function tableOf(dice: Dice): SimulatedTable {
  const limit = (): SimulatedTable['limits'][string] => {
    const min = (1 + dice(20)) * UNIT;
    return { min, max: min + (5 + dice(500)) * UNIT, ...(dice(3) === 0 && { increment: (1 + dice(5)) * UNIT }) };
  };
  return {
    limits: { '*': limit(), ...(dice(2) === 0 && { tie: limit() }), ...(dice(3) === 0 && { banker: limit() }) },
    ...(dice(4) === 0 && { differential: dice(300) * UNIT }),
  };
}

const limitOf = ({ limits }: SimulatedTable, bet: Bet): { min: number; max: number; increment?: number } =>
  limits[bet] ?? limits['*'] ?? { min: 0, max: 0 };

/** 6.3: the next lowest permitted wager. */
function permittedOf(stake: number, { min, max, increment }: { min: number; max: number; increment?: number }): number {
  const most = Math.min(stake, max);
  if (stake < min || increment === undefined) return most;
  let permitted = min;
  while (permitted + increment <= most) permitted += increment;
  return permitted;
}

function wagersOf(dice: Dice, table: SimulatedTable): SimulatedWager[] {
  const wagers = Array.from({ length: 1 + dice(6) }, (_, index): SimulatedWager => {
    const bet = BETS[dice(BETS.length)] ?? 'tie';
    const limit = limitOf(table, bet);
    const over = dice(12) === 0;
    const under = !over && dice(15) === 0 && limit.min > UNIT;
    const span = Math.floor((limit.max - limit.min) / UNIT);
    const within = limit.min + dice(span + 1) * UNIT;
    const asked = over ? limit.max + (1 + dice(50)) * UNIT : under ? limit.min - UNIT : within;
    // A terminal takes no more than what is permitted, whatever was asked for.
    const stake = under ? asked : permittedOf(asked, limit);
    const unsure = dice(4);
    const confirmed = unsure === 0 ? undefined : unsure === 1 ? false : true;
    return {
      id: `w${String(index + 1)}`,
      // A player for each wager, as what one player has on one bet is added up.
      player: `p${String(index + 1)}`,
      bet,
      stake,
      permitted: stake,
      confirmed,
      turnedDown: under || (confirmed === false && dice(2) === 0),
    };
  });
  return withinDifferential(wagers, table);
}

/** 6.2: wagers on the heavier hand are turned down until the difference is one the table allows. */
function withinDifferential(wagers: SimulatedWager[], { differential }: SimulatedTable): SimulatedWager[] {
  if (differential === undefined) return wagers;
  const total = (bet: Bet): number =>
    wagers.filter((wager) => wager.bet === bet && !wager.turnedDown).reduce((sum, { stake }) => sum + stake, 0);
  const lead = total('player') - total('banker');
  if (Math.abs(lead) <= differential) return wagers;
  const heavier = lead > 0 ? 'player' : 'banker';
  const heaviest = wagers.find((wager) => wager.bet === heavier && !wager.turnedDown);
  return withinDifferential(
    wagers.map((wager) => (wager === heaviest ? { ...wager, turnedDown: true } : wager)),
    { limits: {}, differential },
  );
}

const startOfShoe = (dice: Dice): Event[] => [
  { type: 'shuffle' },
  { type: 'cut', depth: 52 + dice(157), back: 20 + dice(100) },
  { type: 'burn', ...(dice(2) === 0 && { faceUp: false }) },
];

/** Some wagers reach their stake by a change in time; a confirmed one never does. */
function placing({ id, bet, player, stake, confirmed }: SimulatedWager, dice: Dice): Event[] {
  const wager = { type: 'wager', id, player, bet, stake, ...(confirmed !== undefined && { confirmed }) };
  if (confirmed === true || dice(5) > 0) return [wager];
  return [
    { ...wager, stake: stake + UNIT },
    { type: 'change', wager: id, stake },
  ];
}

interface Hands {
  readonly player: readonly string[];
  readonly banker: readonly string[];
}

function dealing({ player, banker }: Hands, dice: Dice): Event[] {
  const face = dice(3) === 0 ? { face: 'up' } : {};
  const turns = ['player', 'banker', 'player', 'banker'].map((to, index) => ({
    to,
    card: (to === 'player' ? player : banker)[index >> 1],
  }));
  if (player[2] !== undefined) turns.push({ to: 'player', card: player[2] });
  if (banker[2] !== undefined) turns.push({ to: 'banker', card: banker[2] });
  return turns.map(({ to, card }) => ({ type: 'deal', to, card, ...face }));
}

const announcing = ({ player, banker }: Hands, dice: Dice): Event[] => [
  ...(dice(2) === 0 ? [{ type: 'announce', of: 'player', value: pointCount(player) }] : []),
  ...(dice(2) === 0 ? [{ type: 'announce', of: 'banker', value: pointCount(banker) }] : []),
  ...(dice(2) === 0 ? [{ type: 'announce', of: 'result', value: resultOf(player, banker) }] : []),
];

const VOIDING: readonly Event[] = [
  { type: 'void', scope: 'round' },
  { type: 'irregularity', kind: 'card-to-wrong-hand', treatment: 'round-void' },
  { type: 'irregularity', kind: 'insufficient-cards', treatment: 'wagers-returned' },
  { type: 'irregularity', kind: 'missing-or-foreign-card', treatment: 'round-void' },
  { type: 'irregularity', kind: 'malfunction', of: 'system', treatment: 'hand-void' },
];
const voiding = (dice: Dice): Event => ({ ...(VOIDING[dice(VOIDING.length)] ?? { type: 'void', scope: 'round' }) });

/** Section 11: what went wrong, and what the order has done about it. */
function lawfulIrregularity({ player, banker }: Hands, dice: Dice): Event[] {
  const noted = (kind: string, treatment: string, more: Record<string, unknown> = {}): Event[] => [
    { type: 'irregularity', kind, treatment, ...more },
  ];
  const [playerFirst, bankerFirst] = [pointCount(player.slice(0, 2)), pointCount(banker.slice(0, 2))];
  const natural = isNatural(playerFirst) || isNatural(bankerFirst);
  switch (dice(40)) {
    case 0:
      return noted('card-face-up-in-shoe', 'played');
    case 1:
      return noted('failed-to-burn', 'played');
    case 2:
      return noted('dealt-before-bets-closed', 'result-stands');
    case 3:
      return noted('malfunction', 'result-stands', { of: 'shuffler' });
    case 4:
      return noted('excess-card-drawn', 'dummy-round', { to: 'banker' });
    case 5: {
      if (!natural && playerTakesThird(playerFirst)) return [];
      const moved = !natural && bankerTakesThird(bankerFirst, undefined);
      return noted('excess-card-drawn', moved ? 'moved-to-banker' : 'first-card-of-next-round', { to: 'player' });
    }
    default:
      return [];
  }
}

/** 4.2.6: a wager that comes when a card is out is not accepted. */
function refuseLateWager(events: Event[], dice: Dice): void {
  const firstCard = events.findIndex(({ type }) => type === 'deal');
  const late = { type: 'wager', id: 'late', player: 'p9', bet: BETS[dice(BETS.length)] ?? 'tie', stake: UNIT };
  events.splice(firstCard + 1 + dice(4), 0, late);
  events.push({ type: 'settle', wager: 'late', result: 'void', paid: 0, returned: UNIT });
}

/** Section 8, and 6.3 for the part of a stake that is not permitted. */
function settling(
  { id, bet, stake, permitted, turnedDown }: SimulatedWager,
  { player, banker }: Hands,
  form: Form,
  kind: Simulated['kind'],
  dice: Dice,
): Event[] {
  const settle = (result: string, paid: number, returned?: number): Event[] => [
    { type: 'settle', wager: id, result, paid, ...(returned !== undefined && { returned }) },
  ];
  if (kind === 'void') return settle(dice(2) === 0 ? 'void' : 'push', 0, stake);
  if (turnedDown) return settle('void', 0, stake);
  switch (outcomeOf(bet, player, banker)) {
    case 'win':
      return settle('win', winningsOn(permitted, bet, form, banker), dice(2) === 0 ? stake : undefined);
    case 'lose':
      return settle('lose', 0, stake > permitted ? stake - permitted : dice(2) === 0 ? 0 : undefined);
    case 'push':
      return settle(dice(3) === 0 ? 'void' : 'push', 0, dice(2) === 0 ? stake : undefined);
  }
}
