/** What the wagers of sic bo are on; a jackpot is decided by something else than the dice, and is none of them. */
export const KINDS = [
  'small',
  'big',
  'odd',
  'even',
  'any-triple',
  'triple',
  'double',
  'single',
  'pair',
  'total',
  'four-number-combination',
] as const;
export type Kind = (typeof KINDS)[number];

export interface SicBoBet {
  /** As the rules list it: the numbers from the lowest to the highest. */
  readonly name: string;
  readonly kind: Kind;
  readonly numbers: readonly number[];
  /** What may become of it, by the names rules have for that. */
  readonly cases: Cases;
}

/** Made once for each kind, because they are asked for with every wager of an audit. */
interface Cases {
  readonly shown: string;
  readonly notShown: string;
  readonly winningTotal: string;
  readonly otherTotal: string;
  readonly triple: string;
}

const casesOf = (kind: Kind): Cases => ({
  shown: `${kind}/shown`,
  notShown: `${kind}/not-shown`,
  winningTotal: `${kind}/winning-total`,
  otherTotal: `${kind}/other-total`,
  triple: `${kind}/triple`,
});

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** How many numbers a wager of each kind names. */
const NAMES: Readonly<Record<Kind, number>> = {
  small: 0,
  big: 0,
  odd: 0,
  even: 0,
  'any-triple': 0,
  triple: 1,
  double: 1,
  single: 1,
  pair: 2,
  total: 1,
  'four-number-combination': 4,
};

/** Every wager that dice can decide, whether rules permit it or not. */
const BETS: ReadonlyMap<string, SicBoBet> = new Map(
  KINDS.flatMap((kind) => {
    const cases = casesOf(kind);
    return numbersOf(kind).map((numbers) => betOf(kind, numbers, cases));
  }).map((bet) => [bet.name, bet]),
);

export const EVERY_BET: readonly SicBoBet[] = [...BETS.values()];

function numbersOf(kind: Kind): readonly (readonly number[])[] {
  if (kind === 'total') return Array.from({ length: 16 }, (_, index) => [index + 3]);
  return chosen(NAMES[kind], 1);
}

/** Every choice of so many different faces, from the lowest on. */
function chosen(count: number, from: number): readonly (readonly number[])[] {
  if (count === 0) return [[]];
  return FACES.filter((face) => face >= from).flatMap((face) =>
    chosen(count - 1, face + 1).map((others) => [face, ...others]),
  );
}

function betOf(kind: Kind, numbers: readonly number[], cases: Cases): SicBoBet {
  return { name: numbers.length === 0 ? kind : `${kind}:${numbers.join('/')}`, kind, numbers, cases };
}

/** Whether dice decide wagers of this kind, whatever numbers they name. */
export const isKind = (kind: string): kind is Kind => kind in NAMES;

const SHORT_NAME = 'four-number:';

/** A record may leave out that four numbers are a combination. */
export const fullName = (bet: string): string =>
  bet.startsWith(SHORT_NAME) ? `four-number-combination:${bet.slice(SHORT_NAME.length)}` : bet;

/** The wager a record names, in whatever order it gives the numbers; undefined where dice decide no such wager. */
export function betNamed(name: string): SicBoBet | undefined {
  const known = BETS.get(name);
  if (known !== undefined) return known;
  const [kind = '', numbers = ''] = name.split(':');
  const sorted = numbers.split('/').sort((one, other) => Number(one) - Number(other));
  return BETS.get(`${kind}:${sorted.join('/')}`);
}
