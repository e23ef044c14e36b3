import { kindOfBet, knownBet, type KnownBet, type Wager } from '../wager';
import { namedIn, sortedPockets } from './bet';
import type { RouletteFacts } from './game';
import { areListed, isWithoutZero, placementOfNumbers, type LayoutFacts, type Placement } from './placement';
import { piecesOf, type Piece, type PieceFacts } from './racetrack';

interface Place {
  readonly kind: string;
  readonly placement: Placement;
  /** Undefined where the rules or the bet do not tell which pockets it covers. */
  readonly covers: ReadonlySet<string> | undefined;
  /** Of a race-track wager: the ways in which its pieces may lie, where the player had a choice that no record shows. */
  readonly pieces: readonly (readonly Piece[])[] | undefined;
}

/** What a bet is on the layout of a table: where it lies, and what of the wheel it wins on. A class, so that all are of one shape and read quickly. */
export class PlacedBet implements Place, KnownBet {
  readonly kind: string;
  readonly on: string | undefined;
  readonly placement: Placement;
  readonly covers: ReadonlySet<string> | undefined;
  readonly pieces: readonly (readonly Piece[])[] | undefined;

  constructor(
    readonly bet: string,
    place: Place,
    /** A zero is among the numbers it names, and only what the rules list shows whether it is joined with the others. */
    readonly namesZero: boolean,
  ) {
    this.kind = place.kind;
    this.on = knownBet(bet).on;
    this.placement = place.placement;
    this.covers = place.covers;
    this.pieces = place.pieces;
  }
}

export type WheelFacts = LayoutFacts & PieceFacts & Partial<Pick<RouletteFacts, 'colours' | 'compartments'>>;

const PARTS = ['first', 'second', 'third'];
const NAMED: ReadonlySet<string> = new Set(['straight', 'split', 'street', 'corner', 'six-line']);

/** A wheel and its layout under certain rules; every bet is looked at once, however many rounds have it. */
export class Wheel {
  readonly pockets: ReadonlySet<string>;
  private readonly placed = new Map<string, PlacedBet>();

  /** The same to be handed on by itself. */
  readonly known = (bet: string): PlacedBet => this.bet(bet);

  constructor(private readonly facts: WheelFacts) {
    this.pockets = new Set([...(facts.zeros ?? []), ...(facts.numbers ?? []).map(String)]);
  }

  isZero(pocket: string): boolean {
    return this.facts.zeros?.includes(pocket) === true;
  }

  colourOf(pocket: string): string | undefined {
    return this.facts.colours?.get(pocket);
  }

  bet(bet: string): PlacedBet {
    let placed = this.placed.get(bet);
    if (placed === undefined) {
      const named = this.place(bet);
      placed = new PlacedBet(bet, named, this.combinesZero(named, bet));
      this.placed.set(bet, placed);
    }
    return placed;
  }

  private combinesZero({ kind, placement }: Place, bet: string): boolean {
    if (!NAMED.has(kind) || isWithoutZero(kind, this.facts)) return false;
    // What no list is needed for has no place by the shape of the layout, as wagers without a zero have none.
    if (placement === 'missing' && kind !== 'straight' && !areListed(kind, this.facts)) return false;
    return namedIn(bet).some((pocket) => this.isZero(pocket));
  }

  /** The bet of a wager, which mostly knows it from when it was placed. */
  laid({ known, bet }: Pick<Wager, 'known' | 'bet'>): PlacedBet {
    return known instanceof PlacedBet ? known : this.bet(bet);
  }

  private place(bet: string): Place {
    const kind = kindOfBet(bet);
    if (NAMED.has(kind)) {
      const placement = placementOfNumbers(kind, bet, this.facts);
      const named = namedIn(bet);
      return { kind, placement, covers: named.length === 0 ? undefined : new Set(named), pieces: undefined };
    }
    if (kind === 'column' || kind === 'dozen') return this.part(kind, bet);
    if (kind === 'five-line') return this.fiveLine(bet);
    if (this.facts.formedBy?.get(kind) === 'racetrack-group') return this.group(kind, bet);
    const covers = this.outside(bet);
    if (covers !== undefined) return { kind, placement: 'there', covers, pieces: undefined };
    const pieces = piecesOf(bet, this.facts);
    return { kind, placement: pieces === 'missing' ? pieces : 'untold', covers: undefined, pieces: ways(pieces) };
  }

  /** `column:1` and `dozen:2`, counted as the rules list them. */
  private part(kind: string, bet: string): Place {
    const named = namedIn(bet);
    const [counted = ''] = named;
    const isCounted = named.length === 1 && /^\d$/.test(counted);
    const covers = isCounted ? this.facts.covers?.get(`${kind}/${PARTS[Number(counted) - 1] ?? ''}`) : undefined;
    const isStated = this.facts.covers?.has(`${kind}/first`) === true;
    return {
      kind,
      placement: covers !== undefined ? 'there' : isStated && isCounted ? 'missing' : 'untold',
      covers: covers && new Set(covers.map(String)),
      pieces: undefined,
    };
  }

  /** Numbers that stand together on the race-track; which do, only a lost picture shows, so that any of the wheel may. */
  private group(kind: string, bet: string): Place {
    const named = new Set(namedIn(bet));
    const isOffWheel = [...named].some((pocket) => !this.pockets.has(pocket));
    const isWhole = named.size === this.facts.numbersCovered?.get(kind)?.[0];
    const placement = isOffWheel ? 'missing' : 'untold';
    return { kind, placement, covers: isWhole ? named : undefined, pieces: undefined };
  }

  private fiveLine(bet: string): Place {
    const line = this.facts.fiveLine;
    const named = namedIn(bet);
    const isOther =
      line !== undefined && named.length > 0 && sortedPockets(named).join('/') !== sortedPockets(line).join('/');
    const placement = line === undefined ? 'untold' : isOther ? 'missing' : 'there';
    return { kind: 'five-line', placement, covers: line && new Set(line), pieces: undefined };
  }

  private outside(bet: string): ReadonlySet<string> | undefined {
    const { numbers = [], covers, colours } = this.facts;
    switch (bet) {
      case 'low':
      case 'high': {
        const range = covers?.get(bet);
        return range && new Set(range.map(String));
      }
      case 'even':
        return new Set(numbers.filter((number) => number % 2 === 0).map(String));
      case 'odd':
        return new Set(numbers.filter((number) => number % 2 === 1).map(String));
      case 'red':
      case 'black':
        return colours && new Set([...colours].flatMap(([pocket, colour]) => (colour === bet ? [pocket] : [])));
      default:
        return undefined;
    }
  }
}

const ways = (pieces: ReturnType<typeof piecesOf>): PlacedBet['pieces'] =>
  pieces === 'missing' || pieces === undefined ? undefined : pieces;
