import type { Cases } from './baccarat-cases';
import type { Space } from './question';

/** The final point counts of a box and of the dealer; three threes make nine points of their own kind. */
export interface BoxAgainstDealer {
  readonly box: number;
  readonly dealer: number;
  readonly threes?: 'off-suit' | 'suited';
}

const POINTS = Array.from({ length: 10 }, (_, points) => points);

/** Every end of a hand. Players decide whether to draw, so that these have no probabilities and count once each. */
export function boxSpace(isThreeCards: boolean): Space<BoxAgainstDealer> {
  const ends = POINTS.flatMap((dealer) => [
    ...POINTS.map((box): BoxAgainstDealer => ({ box, dealer })),
    ...(isThreeCards ? (['off-suit', 'suited'] as const) : []).map((threes) => ({ box: 9, dealer, threes })),
  ]);
  return { total: ends.length, cases: ends.map((outcome) => ({ outcome, weight: 1 })) };
}

const RESULTS: Cases<BoxAgainstDealer>['results'] = {
  higher: ({ box, dealer }) => box > dealer,
  lower: ({ box, dealer }) => box < dealer,
  equal: ({ box, dealer }) => box === dealer,
};

/** The wagers of a box against the dealer. Read as printed, three threes also have a total of nine. */
export const BOX_CASES: Readonly<Record<string, Cases<BoxAgainstDealer>>> = {
  enter: { results: RESULTS, odds: { '': () => true } },
  draw: {
    results: RESULTS,
    odds: {
      '6-or-less': ({ box }) => box <= 6,
      7: ({ box }) => box === 7,
      8: ({ box }) => box === 8,
      9: ({ box }) => box === 9,
      '3-3-3-off-suit': ({ threes }) => threes === 'off-suit',
      '3-3-3-suited': ({ threes }) => threes === 'suited',
    },
  },
};
