/**
 * Roulette from the other end, for tests only: a bet is a list of chips, a chip pays 36 for one divided by the numbers
 * under it, and nothing here knows of facts or rules.
 */

const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36].map(String));

const AROUND_37 =
  '0 32 15 19 4 21 2 25 17 34 6 27 13 36 11 30 8 23 10 5 24 16 33 1 20 14 31 9 22 18 29 7 28 12 35 3 26'.split(' ');
const AROUND_38 =
  '0 28 9 26 30 11 7 20 32 17 5 22 34 15 3 24 36 13 1 00 27 10 25 29 12 8 19 31 18 6 21 33 16 4 23 35 14 2'.split(' ');

/** What of a layout changes its bets: how many zeros there are, and what one number pays where it is not the usual. */
export interface Layout {
  readonly zeros: 1 | 2 | 3;
  readonly straight?: number;
}

const WHEELS = { 1: AROUND_37, 2: AROUND_38, 3: [...AROUND_38, '000'] } as const;

const SERIES: Readonly<Record<string, readonly string[]>> = {
  tier: ['5/8', '10/11', '13/16', '23/24', '27/30', '33/36'],
  orphelins: ['1', '6/9', '14/17', '17/20', '31/34'],
  voisins: ['0/2/3', '0/2/3', '4/7', '12/15', '18/21', '19/22', '25/26/28/29', '25/26/28/29', '32/35'],
  'zero-game': ['0/3', '12/15', '26', '32/35'],
};

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const NUMBERS = range(1, 36);

const where = (fits: (number: number) => boolean): string => NUMBERS.filter(fits).join('/');

/** The chips of a bet, each as the pockets under it. */
export function chipsOf(bet: string, { zeros }: Layout): readonly (readonly string[])[] {
  const [kind = '', rest = ''] = bet.split(':');
  if (kind in SERIES) return (SERIES[kind] ?? []).map((chip) => chip.split('/'));
  if (kind === 'neighbours') {
    const wheel = WHEELS[zeros];
    return range(-2, 2).map((step) => [wheel.at((wheel.indexOf(rest) + step) % wheel.length) ?? '']);
  }
  return [underChip(kind, rest).split('/')];
}

function underChip(kind: string, rest: string): string {
  const nth = Number(rest);
  switch (kind) {
    case 'column':
      return where((number) => number % 3 === nth % 3);
    case 'dozen':
      return where((number) => Math.ceil(number / 12) === nth);
    case 'low':
      return where((number) => number < 19);
    case 'high':
      return where((number) => number > 18);
    case 'even':
      return where((number) => number % 2 === 0);
    case 'odd':
      return where((number) => number % 2 !== 0);
    case 'red':
      return where((number) => RED.has(String(number)));
    case 'black':
      return where((number) => !RED.has(String(number)));
    case 'five-line':
      return '0/00/1/2/3';
    default:
      return rest;
  }
}

/** What a stake wins on a pocket; undefined where it loses. Five numbers pay 6 to 1, which is less than their share. */
export function wonOn(bet: string, stake: number, pocket: string, layout: Layout): number | undefined {
  const chips = chipsOf(bet, layout);
  const winning = chips.filter((chip) => chip.includes(pocket));
  if (winning.length === 0) return undefined;
  const times = (numbers: number): number => (numbers === 1 ? (layout.straight ?? 35) : Math.floor(36 / numbers) - 1);
  return winning.reduce((sum, { length }) => sum + (stake / chips.length) * times(length), 0);
}

/** Every bet of a layout, but for those with a zero in a combination. */
export function betsOfTheGrid(): readonly string[] {
  const row = (number: number): number => Math.ceil(number / 3);
  const rows = range(1, 12).map((line) => NUMBERS.filter((number) => row(number) === line));
  return [
    ...NUMBERS.map((number) => `straight:${String(number)}`),
    ...NUMBERS.flatMap((number) => [
      ...(row(number + 1) === row(number) ? [`split:${String(number)}/${String(number + 1)}`] : []),
      ...(number <= 33 ? [`split:${String(number)}/${String(number + 3)}`] : []),
    ]),
    ...rows.map((line) => `street:${line.join('/')}`),
    ...rows.slice(1).flatMap((line, index) => {
      const above = rows[index] ?? [];
      return [0, 1].map((at) => `corner:${[...above.slice(at, at + 2), ...line.slice(at, at + 2)].join('/')}`);
    }),
    ...rows.slice(1).map((line, index) => `six-line:${[...(rows[index] ?? []), ...line].join('/')}`),
    ...['1', '2', '3'].flatMap((nth) => [`column:${nth}`, `dozen:${nth}`]),
    ...['low', 'high', 'even', 'odd', 'red', 'black'],
  ];
}

export const pocketsOf = ({ zeros }: Layout): readonly string[] => WHEELS[zeros];
