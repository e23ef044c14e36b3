import type { Provision, ProvisionFacts } from '../../../../src/core/checks/blackjack/provisions';
import {
  ACT_RULES,
  BOTH_DEALT,
  DEALT,
  EXCESS,
  ONE,
  provided,
  QLD_RULES,
  rowsOf,
  rules,
  TWO,
} from '../../../support/rounds/blackjack/provided';

const extra = (more: string): string => `irregularity ${EXCESS} ${more}`;
const STOOD = `${DEALT}; stand box:1; dealer KD`;

describe('a card drawn in error', () => {
  rowsOf(EXCESS, [
    ['unseen, in the Capital Territory', ACT_RULES, `${DEALT}; ${extra('exposed=false')}`, '/unexposed'],
    [
      'unseen and made the next one before the first deal is done',
      ACT_RULES,
      `${ONE}; box:1 KH; ${extra('exposed=false treatment=next-card')}`,
      '/unexposed',
    ],
    ['unseen, in Queensland', QLD_RULES, `${ONE}; box:1 KH; ${extra('exposed=false treatment=burnt')}`, '/unexposed'],
    ['seen, in the Capital Territory at any time', ACT_RULES, `${ONE}; ${extra('exposed=true')}`, '/exposed'],
    [
      'seen, in Queensland once all have their first cards',
      QLD_RULES,
      `${DEALT}; ${extra('exposed=true')}`,
      '/exposed/after-first-deal',
    ],
    [
      'seen, in Queensland while a box lacks its second card',
      QLD_RULES,
      `${TWO}; box:1 KH; box:2 QS; dealer 9S; box:1 6C; ${extra('exposed=true')}; box:2 7D`,
      undefined,
    ],
    [
      'seen, in Queensland while the dealer has no card',
      QLD_RULES,
      `${ONE}; box:1 KH; box:1 6C; ${extra('exposed=true')}; dealer 9S`,
      undefined,
    ],
    [
      'seen, where a box nobody wagered on has too few cards',
      QLD_RULES,
      `${DEALT}; box:2 6D; ${extra('exposed=true')}`,
      '/exposed/after-first-deal',
    ],
    [
      'seen, where no wager is on record',
      QLD_RULES,
      `box:1 KH; dealer 9S; box:1 6C; ${extra('exposed=true')}`,
      undefined,
    ],
    ['perhaps seen, where both cases are provided for', QLD_RULES, `${DEALT}; ${extra('')}`, '/unexposed'],
    [
      'put away unseen, where it stays away',
      ACT_RULES,
      `${DEALT}; ${extra('to=burn exposed=false')}`,
      '/burnt-in-error',
    ],
    ['put away, and not said to be seen', ACT_RULES, `${DEALT}; ${extra('to=burn')}`, '/burnt-in-error'],
    ['put away and seen', ACT_RULES, `${DEALT}; ${extra('to=burn exposed=true')}`, '/exposed'],
    ['burnt after it was seen', ACT_RULES, `${DEALT}; ${extra('exposed=true treatment=burnt')}`, '/exposed'],
    [
      'put away unseen, where no rule speaks of it',
      QLD_RULES,
      `${DEALT}; ${extra('to=burn exposed=false')}`,
      undefined,
    ],
    ['named by the record', rules(`${EXCESS}/at-the-end`), `${DEALT}; ${extra('of=at-the-end')}`, '/at-the-end'],
    [
      'named by the record as no rule names it',
      ACT_RULES,
      `${DEALT}; ${extra('of=at-the-end exposed=true')}`,
      '/exposed',
    ],
  ]);

  test.each<[string, ProvisionFacts, string, string]>([
    [
      'whether it was seen, before the first deal is done',
      QLD_RULES,
      `${ONE}; box:1 KH; ${extra('')}`,
      'events[3].exposed',
    ],
    ['where it went, once burnt', ACT_RULES, `${DEALT}; ${extra('exposed=false treatment=burnt')}`, 'events[5].to'],
    ['where it went, once burnt and perhaps seen', ACT_RULES, `${DEALT}; ${extra('treatment=burnt')}`, 'events[5].to'],
    [
      'whether a card of a dealer who stood was seen',
      QLD_RULES,
      `${STOOD}; ${extra('to=dealer')}`,
      'events[7].exposed',
    ],
  ])('left open without %s', (_, facts, script, missing) => {
    expect(provided(facts, script)).toEqual({ missing });
  });
});

describe('a card too many of the dealer', () => {
  rowsOf(EXCESS, [
    [
      'who stood, in the Capital Territory',
      ACT_RULES,
      `${STOOD}; ${extra('to=dealer exposed=true')}`,
      '/dealer-stands',
    ],
    ['who stood, seen or not', ACT_RULES, `${STOOD}; ${extra('to=dealer')}`, '/dealer-stands'],
    ['who had 17', ACT_RULES, `${DEALT}; stand box:1; dealer 8D; ${extra('to=dealer exposed=true')}`, '/dealer-stands'],
    ['who had 16', ACT_RULES, `${DEALT}; stand box:1; dealer 7D; ${extra('to=dealer exposed=true')}`, '/exposed'],
    ['who had one card', ACT_RULES, `${DEALT}; stand box:1; ${extra('to=dealer exposed=true')}`, '/exposed'],
    [
      'who stood only afterwards',
      ACT_RULES,
      `${DEALT}; stand box:1; ${extra('to=dealer exposed=true')}; dealer KD`,
      '/exposed',
    ],
    [
      'who stood, in Queensland, and it was seen',
      QLD_RULES,
      `${STOOD}; ${extra('to=dealer exposed=true')}`,
      '/exposed/dealer-stands',
    ],
    ['who stood, in Queensland, and unseen', QLD_RULES, `${STOOD}; ${extra('to=dealer exposed=false')}`, '/unexposed'],
    [
      'while a hand was being played, in Queensland',
      QLD_RULES,
      `${DEALT}; hit box:1; ${extra('to=dealer exposed=true')}; box:1 2C`,
      '/dealer-before-players',
    ],
    [
      'for the dealer as a second one that makes 21, while a hand is still played',
      QLD_RULES,
      `${BOTH_DEALT}; stand box:1; dealer AD; ${extra('to=dealer exposed=true')}; stand box:2`,
      '/dealer-before-players',
    ],
    [
      'for the dealer who stands, when all hands were played',
      QLD_RULES,
      `${BOTH_DEALT}; stand box:1; stand box:2; dealer AD; ${extra('to=dealer exposed=true')}`,
      '/exposed/dealer-stands',
    ],
    [
      'before any hand was played, in Queensland',
      QLD_RULES,
      `${DEALT}; ${extra('to=dealer exposed=true')}; stand box:1`,
      undefined,
    ],
    [
      'while it cannot be told whether a hand was played',
      QLD_RULES,
      `${DEALT}; ${extra('to=dealer exposed=true')}`,
      undefined,
    ],
    [
      'went to a box after the dealer had stood',
      ACT_RULES,
      `${STOOD}; ${extra('to=box:1 exposed=false')}`,
      '/unexposed',
    ],
  ]);

  test('each of three hands stands by itself', () => {
    const triple = `w1 main:1 1000 box:1; w2 main:2 1000 box:1; box:1 KH; dealer 9S; box:1 7C; stand box:1; dealer/1 2D; dealer/2 KD`;
    const of = (to: string): Provision => provided(ACT_RULES, `${triple}; ${extra(`to=${to} exposed=true`)}`, 3);
    expect(of('dealer/1')).toEqual({ row: `${EXCESS}/exposed` });
    expect(of('dealer/2')).toEqual({ row: `${EXCESS}/dealer-stands` });
    expect(of('dealer/3')).toEqual({ row: `${EXCESS}/exposed` });
    // Without a number it is the first.
    expect(of('dealer')).toEqual({ row: `${EXCESS}/exposed` });
  });

  test('who stood cannot be told without the rules on counting and standing', () => {
    const { cardValues, dealerStands, irregularities } = ACT_RULES;
    const script = `${STOOD}; ${extra('to=dealer exposed=true')}`;
    const seen = { row: `${EXCESS}/exposed` };
    expect(provided({ irregularities }, script)).toEqual(seen);
    expect(provided({ irregularities, ...(cardValues && { cardValues }) }, script)).toEqual(seen);
    expect(provided({ irregularities, ...(dealerStands && { dealerStands }) }, script)).toEqual(seen);
  });
});

describe('a card exposed in error', () => {
  const shown = 'irregularity card-exposed-in-error';
  rowsOf('card-exposed-in-error', [
    ['at any time, in the Capital Territory', ACT_RULES, `${ONE}; ${shown}`, ''],
    ['once all have their first cards, in Queensland', QLD_RULES, `${BOTH_DEALT}; ${shown}`, '/after-first-deal'],
    [
      'before that, in Queensland',
      QLD_RULES,
      `${TWO}; box:1 KH; box:2 QS; dealer 9S; box:1 6C; ${shown}; box:2 7D`,
      undefined,
    ],
    ['where no rule speaks of it', rules(`${EXCESS}/exposed`), `${BOTH_DEALT}; ${shown}`, undefined],
  ]);
});

describe('a failure of the jackpot system', () => {
  const facts = rules('malfunction', 'malfunction/jackpot-system/before-deal', 'malfunction/jackpot-system/after-deal');
  const JACKPOT = `${ONE}; x1 blazing-7s 500 box:1`;
  const failed = (of: string): string => `irregularity malfunction of=${of}`;
  rowsOf('malfunction', [
    ['after the first card', facts, `${JACKPOT}; box:1 KH; ${failed('system')}`, '/jackpot-system/after-deal'],
    ['before the first card', facts, `${JACKPOT}; ${failed('jackpot-meter')}; box:1 KH`, '/jackpot-system/before-deal'],
    ['in a round without cards', facts, `${JACKPOT}; ${failed('jackpot')}`, '/jackpot-system/before-deal'],
    [
      'called as the rules call it',
      facts,
      `${JACKPOT}; box:1 KH; ${failed('jackpot-system')}`,
      '/jackpot-system/after-deal',
    ],
    ['with no wager on it', facts, `${ONE}; x1 perfect-pair 500 box:1; box:1 KH; ${failed('system')}`, ''],
    ['of the shuffler instead', facts, `${JACKPOT}; box:1 KH; ${failed('shuffler')}`, ''],
    ['not said of what', facts, `${JACKPOT}; box:1 KH; irregularity malfunction`, ''],
    ['where no rule speaks of it', QLD_RULES, `${JACKPOT}; box:1 KH; ${failed('system')}`, undefined],
  ]);
});

describe('a missing or foreign card', () => {
  const found = 'irregularity missing-or-foreign-card';
  const facts = rules('missing-or-foreign-card/found-before-jackpot-paid');
  const SEVENS = 'box:1 7D; dealer 7D; box:1 7D';
  rowsOf('missing-or-foreign-card', [
    ['at any time, where the rules say so', rules('missing-or-foreign-card'), `${DEALT}; ${found}`, ''],
    [
      'found when a jackpot was won',
      facts,
      `${ONE}; x1 blazing-7s 500 box:1; ${SEVENS}; ${found}`,
      '/found-before-jackpot-paid',
    ],
    [
      'found when a jackpot was won beside another side wager',
      facts,
      `${ONE}; x1 perfect-pair 500 box:1; x2 blazing-7s 500 box:1; ${SEVENS}; ${found}`,
      '/found-before-jackpot-paid',
    ],
    [
      'with a jackpot wager that won none',
      facts,
      `${ONE}; x1 blazing-7s 500 box:1; box:1 7D; dealer 8D; box:1 7D; ${found}`,
      undefined,
    ],
    [
      'with the sevens of a jackpot and no wager on it',
      facts,
      `${ONE}; x1 perfect-pair 500 box:1; ${SEVENS}; ${found}`,
      undefined,
    ],
    ['with no side wager at all', facts, `${ONE}; ${SEVENS}; ${found}`, undefined],
  ]);
});

test('any other kind has its own row, or none', () => {
  expect(provided(rules('failed-to-burn'), `${ONE}; irregularity failed-to-burn`)).toEqual({ row: 'failed-to-burn' });
  expect(provided(QLD_RULES, `${ONE}; irregularity failed-to-burn`)).toEqual({});
});
