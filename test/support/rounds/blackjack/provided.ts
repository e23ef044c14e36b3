import { provisionFor, type Provision, type ProvisionFacts } from '../../../../src/core/checks/blackjack/provisions';
import { readBlackjackRound } from '../../../../src/core/rounds/blackjack';
import { blackjackRound, QLD } from './script';
import { CARD_VALUES } from './card-values';

const counted = {
  cardValues: CARD_VALUES,
  dealerStands: new Map([
    ['hard', [17, 18, 19, 20, 21]],
    ['soft', [17, 18, 19, 20, 21]],
  ]),
};

/** Rules that provide for these cases; what they prescribe is not asked here. */
export const rules = (...rows: readonly string[]): ProvisionFacts => ({
  ...counted,
  irregularities: new Map(rows.map((row) => [row, 'burnt'])),
});

export const EXCESS = 'excess-card-drawn';
export const WRONG = 'card-to-wrong-hand';
const CANBERRA = [
  ...['unexposed', 'burnt-in-error', 'dealer-stands', 'exposed'].map((name) => `${EXCESS}/${name}`),
  ...['first-deal', 'subsequent-deal'].map((name) => `${WRONG}/${name}`),
  'card-exposed-in-error',
];
export const QUEENSLAND = [
  ...['unexposed', 'exposed/after-first-deal', 'exposed/dealer-stands', 'dealer-before-players'].map(
    (name) => `${EXCESS}/${name}`,
  ),
  ...[
    'before-dealer-acted',
    'dealer-without-first-card',
    'extra-hand',
    'box-without-cards',
    'box-with-one-card',
    'box-passed-over',
  ].map((name) => `${WRONG}/${name}`),
  'card-exposed-in-error/after-first-deal',
];
export const ACT_RULES = rules(...CANBERRA);
export const QLD_RULES = rules(...QUEENSLAND);

/** What provides for the irregularity of a round, the only one it has. */
export function provided(facts: ProvisionFacts, script: string, dealerHands = 1): Provision {
  const round = readBlackjackRound(blackjackRound(QLD, script), { dealerHands });
  if (typeof round === 'string') throw new Error(round);
  const [irregularity] = round.irregularities;
  if (irregularity === undefined || round.irregularities.length > 1) throw new Error('not one irregularity');
  return provisionFor(round, irregularity, facts);
}

export type Case = readonly [name: string, facts: ProvisionFacts, script: string, row: string | undefined];

export const rowsOf = (kind: string, cases: readonly Case[]): void => {
  test.each(cases)('%s', (_, facts, script, row) => {
    expect(provided(facts, script)).toEqual(row === undefined ? {} : { row: `${kind}${row}` });
  });
};

export const ONE = 'w1 main 1000 box:1; call no-more-bets';
export const TWO = 'w1 main 1000 box:1; w2 main 1000 box:2 p2; call no-more-bets';
/** 16 against a dealer's nine; a ten brings the dealer to 19. */
export const DEALT = `${ONE}; box:1 KH; dealer 9S; box:1 6C`;
export const BOTH_DEALT = `${TWO}; box:1 KH; box:2 QS; dealer 9S; box:1 6C; box:2 7D`;
