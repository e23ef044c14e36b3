import { statesUnder, type Action, type Drawing } from './baccarat-drawing';
import type { Space } from './question';

/** One course of a coup by the values of its cards: point counts of two cards, and what was drawn to them. */
export interface Coup {
  readonly playerFirst: number;
  readonly bankerFirst: number;
  readonly playerThird: number | undefined;
  readonly bankerThird: number | undefined;
  /** Final point counts. */
  readonly player: number;
  readonly banker: number;
}

/** Cards of each value from 0 to 9 in a number of decks. */
export type Shoe = readonly number[];

export const shoeOf = (decks: number, values: readonly number[]): Shoe =>
  Array.from({ length: 10 }, (_, value) => decks * 4 * values.filter((one) => one === value).length);

/** In how many ways six cards leave a shoe one after another: below 2^53 for eight decks, so that whole numbers stay exact. */
export const waysToDeal = (cards: number, count: number): number =>
  Array.from({ length: count }, (_, index) => cards - index).reduce((product, left) => product * left, 1);

/** What the rows have each hand do, looked up quickly: dealing every coup asks the same few hundred states many times. */
interface Acts {
  readonly player: readonly (Action | undefined)[];
  readonly banker: readonly (Action | undefined)[];
}

/** Third cards worth 0 to 9, and none. */
const COLUMNS = 11;
const NONE = 10;

/** Where the banker's action stands: by the point counts, then by the player's third card. */
const placeOf = (player: number, banker: number, third = NONE): number => (player * 10 + banker) * COLUMNS + third;

function actsUnder(drawing: Drawing): Acts {
  const player: (Action | undefined)[] = [];
  const banker: (Action | undefined)[] = [];
  for (const state of statesUnder(drawing))
    if (state.hand === 'player') player[state.player * 10 + state.banker] = drawing.at(state);
    else banker[placeOf(state.player, state.banker, state.third)] = drawing.at(state);
  return { player, banker };
}

/** Rule sets that draw alike have the same coups, which take a moment to find. */
const dealt = new Map<string, Space<Coup>>();

/** Every course of a coup under these drawing rows, each with its weight. */
export function coupSpace(shoe: Shoe, drawing: Drawing): Space<Coup> {
  const acts = actsUnder(drawing);
  const key = JSON.stringify([shoe, acts]);
  const known = dealt.get(key);
  if (known !== undefined) return known;
  const space = dealAll(shoe, acts);
  dealt.set(key, space);
  return space;
}

/**
 * In how many ways six cards can leave the shoe so that each course is dealt, whether or not it needs all of them. Courses that
 * the drawing rows leave open are not among them, and the weights then fall short.
 */
function dealAll(shoe: Shoe, acts: Acts): Space<Coup> {
  const cards = shoe.reduce((sum, count) => sum + count, 0);
  const weights = new Float64Array(100 * COLUMNS * COLUMNS);
  const left = [...shoe];
  /** Takes a card of each value there is, and goes on with the ways there are to take it. */
  const each = (ways: number, then: (value: number, ways: number) => void): void => {
    for (let value = 0; value < 10; value += 1) {
      const count = left[value] ?? 0;
      if (count <= 0) continue;
      left[value] = count - 1;
      then(value, ways * count);
      left[value] = count;
    }
  };
  const rest = [6, 5, 4].map((taken) => waysToDeal(cards - taken, 6 - taken));
  const add = (at: number, ways: number, unused: number): void => {
    weights[at] = (weights[at] ?? 0) + ways * (rest[unused] ?? 0);
  };
  const bankerActs = (place: number, unused: number, ways: number): void => {
    const action = acts.banker[place];
    if (action === 'no card') add(place * COLUMNS + NONE, ways, unused);
    else if (action === 'card')
      each(ways, (value, more) => {
        add(place * COLUMNS + value, more, unused - 1);
      });
  };
  each(1, (a, one) => {
    each(one, (b, two) => {
      each(two, (c, three) => {
        each(three, (d, four) => {
          const [player, banker] = [(a + c) % 10, (b + d) % 10];
          const action = acts.player[player * 10 + banker];
          if (action === 'no card') bankerActs(placeOf(player, banker), 2, four);
          else if (action === 'card')
            each(four, (value, five) => {
              bankerActs(placeOf(player, banker, value), 1, five);
            });
        });
      });
    });
  });
  return { total: waysToDeal(cards, 6), cases: casesIn(weights) };
}

/** The courses that can be dealt, read back from where their weights stand. */
function casesIn(weights: Float64Array): Space<Coup>['cases'] {
  return Array.from(weights).flatMap((weight, at) => {
    if (weight === 0) return [];
    const third = (column: number): number | undefined => (column === NONE ? undefined : column);
    const place = Math.floor(at / COLUMNS);
    const [bankerThird, playerThird] = [third(at % COLUMNS), third(place % COLUMNS)];
    const first = Math.floor(place / COLUMNS);
    const [playerFirst, bankerFirst] = [Math.floor(first / 10), first % 10];
    const player = (playerFirst + (playerThird ?? 0)) % 10;
    const banker = (bankerFirst + (bankerThird ?? 0)) % 10;
    return [{ outcome: { playerFirst, bankerFirst, playerThird, bankerThird, player, banker }, weight }];
  });
}
