import { BETS, dealCoup, outcomeOf, pointCount, resultOf, type Bet } from './oracle';
import type { Place } from './places';
import { diceOf, type Dice, type Event } from './simulator';

/**
 * Deals and settles random lawful coups under the rules of a place, worked out from the words of its instrument and
 * without the project's own code: the tableau is the same everywhere, the limits, the close and the payments are not.
 */
export interface SimulatedAt {
  readonly record: Readonly<Record<string, unknown>> & { readonly events: readonly Event[] };
  readonly player: readonly string[];
  readonly banker: readonly string[];
}

/** How a place treats what is not plain, in the order in which one of them is met. */
export interface Customs {
  readonly belowMinimum: 'turned-down' | 'either';
  /** A terminal takes no more than the maximum. */
  readonly aboveMaximum: 'cut' | 'turned-down' | 'either' | 'never-taken';
  readonly roundsBankerDownTo?: number;
  /** The last moment at which a wager may still be placed. */
  readonly open: 'until-call' | 'until-first-card' | 'until-call-and-first-card' | 'until-exposed';
  readonly faces: readonly ('up' | 'down' | undefined)[];
  readonly voidedBy: readonly string[];
  readonly confirmsWagers: boolean;
  /** A pair may only be wagered on beside a wager on the player, the banker or the tie. */
  readonly pairsNeedAnother?: boolean;
  /** Wagers are placed in increments of the minimum and in no other. */
  readonly inUnitsOfMinimum?: boolean;
}

/** Half of it and nineteen twentieths of it are whole cents, and the latter no multiple of fifty. */
const UNIT = 500;
const MIN = 5 * UNIT;
const MAX = 40 * UNIT;

interface Placed {
  readonly id: string;
  readonly player: string;
  readonly bet: Bet;
  readonly stake: number;
  readonly moment: 'early' | 'last';
  readonly treated: 'whole' | 'cut' | 'turned-down';
  readonly confirmed: boolean | undefined;
}

export function simulateAt(seed: number, place: Place, customs: Customs): SimulatedAt {
  const dice = diceOf(seed);
  const shoe = Array.from({ length: 6 }, () => `${'A23456789TJQK'.charAt(dice(13))}${'SHDC'.charAt(dice(4))}`);
  const { player, banker } = dealCoup(shoe);
  const wagers = Array.from({ length: 1 + dice(4) }, (_, index) => wagerOf(dice, index, place, customs));
  const placed = customs.pairsNeedAnother ? withAnother(wagers) : wagers;
  const voided = dice(20) === 0 ? customs.voidedBy[dice(customs.voidedBy.length)] : undefined;
  const face = customs.faces[dice(customs.faces.length)];
  const called = customs.open === 'until-call' || customs.open === 'until-call-and-first-card' || dice(3) > 0;
  const call: Event[] = called ? [{ type: 'call', call: 'no-more-bets' }] : [];
  const last = placed.filter(({ moment }) => moment === 'last').map((wager) => placing(wager));
  const cards = dealing(player, banker, face);
  const events: Event[] = [
    ...(dice(4) === 0 ? [{ type: 'call', call: 'place-your-bets' }] : []),
    ...placed.filter(({ moment }) => moment === 'early').map((wager) => placing(wager)),
    ...atTheLastMoment(customs, call, last, cards, face),
    ...(voided === undefined ? [] : [{ type: 'irregularity', kind: voided, treatment: 'round-void' }]),
    ...announcing(player, banker, dice),
    ...placed.map((wager) => settling(wager, player, banker, place, customs, voided !== undefined, dice)),
  ];
  const record = {
    format: 'house-rules/round@1',
    id: `s${String(seed)}`,
    jurisdiction: place.jurisdiction,
    game: 'baccarat',
    ...(place.variant !== undefined && { variant: place.variant }),
    ...(place.channel !== undefined && { channel: place.channel }),
    playedAt: place.playedAt,
    table: { limits: { '*': { min: MIN, max: MAX } }, ...(place.options && { options: place.options }) },
    equipment: { decks: place.decks[dice(place.decks.length)] },
    events,
  };
  return { record, player, banker };
}

function wagerOf(dice: Dice, index: number, place: Place, customs: Customs): Placed {
  const bets = place.pairs && (index > 0 || !customs.pairsNeedAnother) ? BETS : BETS.slice(0, 3);
  const bet = bets[dice(bets.length)] ?? 'tie';
  const outside = dice(10);
  const isOver = outside === 1 && customs.aboveMaximum !== 'never-taken';
  const unit = customs.inUnitsOfMinimum ? MIN : UNIT;
  const within = MIN + dice((MAX - MIN) / unit + 1) * unit;
  const stake = outside === 0 ? MIN - UNIT : isOver ? MAX + unit : outside === 1 ? MAX : within;
  const custom = outside === 0 ? customs.belowMinimum : isOver ? customs.aboveMaximum : 'whole';
  const either = outside === 0 ? (['whole', 'turned-down'] as const) : (['cut', 'turned-down'] as const);
  const unconfirmed = customs.confirmsWagers && dice(8) === 0;
  return {
    id: `w${String(index + 1)}`,
    player: `w${String(index + 1)}`,
    bet,
    stake,
    moment: dice(4) === 0 ? 'last' : 'early',
    treated: unconfirmed ? 'turned-down' : custom === 'either' ? (either[dice(2)] ?? 'turned-down') : custom,
    confirmed: customs.confirmsWagers ? !unconfirmed : undefined,
  };
}

/** Pairs are the first player's, whose wager on a hand or the tie they need: without it they go back. */
function withAnother([first, ...others]: readonly Placed[]): readonly Placed[] {
  if (first === undefined) return [];
  const beside = others.map((wager): Placed => {
    if (!wager.bet.endsWith('-pair')) return wager;
    return { ...wager, player: first.player, ...(first.treated === 'turned-down' && { treated: 'turned-down' }) };
  });
  return [first, ...beside];
}

const placing = ({ id, player, bet, stake, confirmed }: Placed): Event => ({
  type: 'wager',
  id,
  player,
  bet,
  stake,
  ...(confirmed !== undefined && { confirmed }),
});

function dealing(player: readonly string[], banker: readonly string[], face: string | undefined): Event[] {
  const deal = (to: string, card: string | undefined): Event[] =>
    card === undefined ? [] : [{ type: 'deal', to, card, ...(face && { face }) }];
  return [0, 1]
    .flatMap((turn) => [...deal('player', player[turn]), ...deal('banker', banker[turn])])
    .concat(deal('player', player[2]), deal('banker', banker[2]));
}

/** The call, the last wagers and the cards, with the wagers as late as the place still allows. */
function atTheLastMoment(
  { open }: Customs,
  call: readonly Event[],
  wagers: readonly Event[],
  cards: readonly Event[],
  face: string | undefined,
): Event[] {
  const [first, ...rest] = cards;
  if (open === 'until-call' || first === undefined) return [...wagers, ...call, ...cards];
  if (open === 'until-call-and-first-card') return [first, ...wagers, ...call, ...rest];
  if (open === 'until-exposed' && face === 'down') return [...call, ...cards.slice(0, 4), ...wagers, ...cards.slice(4)];
  return [...call, ...wagers, ...cards];
}

const announcing = (player: readonly string[], banker: readonly string[], dice: Dice): Event[] =>
  dice(2) === 0
    ? []
    : [
        { type: 'announce', of: 'player', value: pointCount(player) },
        { type: 'announce', of: 'banker', value: pointCount(banker) },
        { type: 'announce', of: 'result', value: resultOf(player, banker) },
      ];

function settling(
  { id, bet, stake, treated }: Placed,
  player: readonly string[],
  banker: readonly string[],
  place: Place,
  customs: Customs,
  voided: boolean,
  dice: Dice,
): Event {
  if (voided || treated === 'turned-down')
    return { type: 'settle', wager: id, result: 'void', paid: 0, returned: stake };
  const atStake = treated === 'cut' ? MAX : stake;
  const result = outcomeOf(bet, player, banker);
  const paid = result === 'win' ? winnings(bet, atStake, banker, place, customs, dice) : 0;
  const returned = result === 'lose' ? stake - atStake : stake;
  return { type: 'settle', wager: id, result, paid, ...(returned > 0 && { returned }) };
}

function winnings(
  bet: Bet,
  stake: number,
  banker: readonly string[],
  place: Place,
  customs: Customs,
  dice: Dice,
): number {
  switch (bet) {
    case 'player':
      return stake;
    case 'tie':
      return stake * place.tie;
    case 'banker': {
      if (place.even) return pointCount(banker) === 6 ? stake / 2 : stake;
      const exact = stake - stake / 20;
      const multiple = customs.roundsBankerDownTo;
      return multiple !== undefined && dice(2) === 0 ? exact - (exact % multiple) : exact;
    }
    default:
      return stake * 11;
  }
}
