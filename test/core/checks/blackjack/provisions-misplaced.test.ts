import {
  ACT_RULES,
  BOTH_DEALT,
  DEALT,
  ONE,
  provided,
  QLD_RULES,
  QUEENSLAND,
  rowsOf,
  rules,
  TWO,
  type Case,
  WRONG,
} from '../../../support/rounds/blackjack/provided';

const wrong = (more = ''): string => `irregularity ${WRONG} ${more}`;

describe('a card to a wrong hand', () => {
  /** The second box has so many cards when the first is played. */
  const short = (second: string, then: string): string =>
    `${TWO}; box:1 KH; ${second}; dealer 9S; box:1 6C; stand box:1; ${then}`;
  rowsOf(WRONG, [
    [
      'in the first deal, in the Capital Territory',
      ACT_RULES,
      `${ONE}; box:1 KH; ${wrong()}; dealer 9S`,
      '/first-deal',
    ],
    ['after a decision, in the Capital Territory', ACT_RULES, `${DEALT}; hit box:1; ${wrong()}`, '/subsequent-deal'],
    ['before the decisions, in the Capital Territory', ACT_RULES, `${DEALT}; ${wrong()}; hit box:1`, '/first-deal'],
    ['in the first deal, in Queensland', QLD_RULES, `${ONE}; box:1 KH; ${wrong()}; dealer 9S`, '/before-dealer-acted'],
    ['before the decisions, in Queensland', QLD_RULES, `${DEALT}; ${wrong()}; hit box:1`, '/before-dealer-acted'],
    [
      'a card to the dealer is no play of a hand',
      QLD_RULES,
      `${DEALT}; dealer KD; ${wrong('treatment=played')}`,
      undefined,
    ],
    [
      'no decision told, and put right',
      QLD_RULES,
      `${DEALT}; ${wrong('treatment=reconstructed')}`,
      '/before-dealer-acted',
    ],
    ['no decision told, and left', QLD_RULES, `${DEALT}; ${wrong('to=box:2 treatment=played')}`, undefined],
    [
      'a decision told, and put right',
      QLD_RULES,
      `${DEALT}; hit box:1; ${wrong('treatment=reconstructed')}`,
      undefined,
    ],
    [
      'a request alone is no play of a hand',
      QLD_RULES,
      `${DEALT}; even-money box:1; ${wrong()}`,
      '/before-dealer-acted',
    ],
    ...['hit', 'stand', 'double', 'split'].map((choice): Case => [
      `after a ${choice}, a box without cards`,
      QLD_RULES,
      `${TWO}; box:1 8H; dealer 9S; box:1 8C; ${choice} box:1; ${wrong()}`,
      '/box-without-cards',
    ]),
    [
      'after a third card, with no decision told',
      QLD_RULES,
      `${TWO}; box:1 2H; dealer 9S; box:1 2C; box:1 5D; ${wrong()}`,
      '/box-without-cards',
    ],
    [
      'before the third card, with no decision told',
      QLD_RULES,
      `${TWO}; box:1 2H; dealer 9S; box:1 2C; ${wrong()}; box:1 5D`,
      '/before-dealer-acted',
    ],
    [
      'after a wager was settled, with no decision told',
      QLD_RULES,
      `${TWO}; box:1 AH; dealer 9S; box:1 KC; w1 win 1500; ${wrong()}; w2 void`,
      '/box-without-cards',
    ],
    [
      'before a wager was settled, with no decision told',
      QLD_RULES,
      `${TWO}; box:1 AH; dealer 9S; box:1 KC; ${wrong()}; w1 win 1500; w2 void`,
      '/before-dealer-acted',
    ],
    ['a box with one card', QLD_RULES, short('box:2 QS', wrong()), '/box-with-one-card'],
    [
      'a box that got its second card only later',
      QLD_RULES,
      short('box:2 QS', `${wrong()}; box:2 7D`),
      '/box-with-one-card',
    ],
    [
      'a box without cards that got them later',
      QLD_RULES,
      short('', `${wrong()}; box:2 7D; box:2 8D`),
      '/box-without-cards',
    ],
    ['every box with its cards', QLD_RULES, `${BOTH_DEALT}; stand box:1; ${wrong()}`, undefined],
    [
      'two boxes short of cards',
      QLD_RULES,
      `${TWO}; w3 main 1000 box:3 p3; box:1 KH; dealer 9S; box:1 6C; stand box:1; ${wrong()}`,
      undefined,
    ],
    [
      'a box that is short, and nobody wagered on',
      QLD_RULES,
      `${DEALT}; box:2 2D; stand box:1; ${wrong('to=box:1')}`,
      undefined,
    ],
    [
      'a dealer without a card once a hand was played',
      QLD_RULES,
      `${ONE}; box:1 KH; box:1 6C; stand box:1; ${wrong()}; dealer 9S`,
      '/dealer-without-first-card',
    ],
    [
      'a hand nobody wagered on',
      QLD_RULES,
      `${DEALT}; box:2 2D; box:2 3D; stand box:1; ${wrong('to=box:2')}`,
      '/extra-hand',
    ],
    [
      'a hand with nothing but a side wager put on it afterwards',
      QLD_RULES,
      `${DEALT}; box:2 2D; box:2 3D; x1 perfect-pair 500 box:2 p2; stand box:1; ${wrong('to=box:2')}`,
      '/extra-hand',
    ],
    ['a hand that was wagered on', QLD_RULES, `${BOTH_DEALT}; stand box:1; ${wrong('to=box:2')}`, undefined],
    ['the dealer’s hand', QLD_RULES, `${BOTH_DEALT}; stand box:1; ${wrong('to=dealer')}`, undefined],
    ['named by the record', QLD_RULES, `${DEALT}; stand box:1; ${wrong('of=box-passed-over')}`, '/box-passed-over'],
  ]);

  const SPLIT = `${ONE}; box:1 8H; dealer 9S; box:1 8C; split box:1; w2 split 1000 on w1 hand 2; box:1/1 2D; box:1/2 3D`;
  test.each([
    [
      'a box in a record without wagers',
      `box:1 KH; box:2 QS; dealer 9S; box:1 6C; box:2 7D; stand box:1; ${wrong('to=box:2')}`,
    ],
    ['the new hand of a split', `${SPLIT}; ${wrong('to=box:1/2')}`],
    ['the old hand of a split', `${SPLIT}; ${wrong('to=box:1/1')}`],
    [
      'a box of a player whose wager names none',
      `w1 main 1000; w2 main 1000 box:2 p2; box:1 KH; box:2 QS; dealer 9S; box:1 6C; box:2 7D; stand box:1; ${wrong('to=box:1')}`,
    ],
    [
      'a seat, both halves of which were wagered on',
      `w1 main 1000 box:1a; w2 main 1000 box:1b; box:1a KH; box:1b QS; dealer 9S; box:1a 6C; box:1b 7D; stand box:1a; ${wrong('to=box:1')}`,
    ],
  ])('is not held to be an extra hand: %s', (_, script) => {
    expect(provided(QLD_RULES, script)).toEqual({});
  });

  test('a half that is short of its first cards, where both halves are one case', () => {
    const facts = rules(...QUEENSLAND, `${WRONG}/box-short-of-first-cards`);
    const halves = (last: string): string =>
      `w1 main 1000 box:1a; w2 main 1000 box:1b; box:1a KH; box:1b QS; dealer 9S; box:1a 6C; ${last}; stand box:1a; ${wrong()}`;
    expect(provided(facts, halves(''))).toEqual({ row: `${WRONG}/box-short-of-first-cards` });
    expect(provided(facts, halves('box:1b 2D'))).toEqual({});
    expect(provided(facts, halves('').replace('box:1b QS; ', ''))).toEqual({
      row: `${WRONG}/box-short-of-first-cards`,
    });
  });

  test('a half that is short of its first cards before play begins, where its player may choose at any time', () => {
    const facts = rules(...QUEENSLAND, `${WRONG}/box-short-of-first-cards`);
    const early = (treatment: string, more = ''): string =>
      `w1 main 1000 box:1a; w2 main 1000 box:1b; box:1a KH; box:1b QS; dealer 9S; box:1a 6C; ${wrong(`treatment=${treatment}`)}; ${more}; stand box:1a`;
    const chosen = { row: `${WRONG}/box-short-of-first-cards` };
    const putRight = { row: `${WRONG}/before-dealer-acted` };
    expect(provided(facts, early('wagers-returned'))).toEqual(chosen);
    expect(provided(facts, early('hand-void'))).toEqual(chosen);
    expect(provided(facts, early('reconstructed'))).toEqual(putRight);
    expect(provided(facts, early('round-void'))).toEqual(putRight);
    expect(provided(facts, early('wagers-returned', 'box:1b 2D'))).toEqual(putRight);
    expect(provided(QLD_RULES, early('wagers-returned'))).toEqual(putRight);
  });

  test('a box with a wager against one dealer’s hand of several is wagered on', () => {
    const script = `w1 main:2 1000 box:1; w2 main:1 1000 box:2 p2; box:1 KH; box:2 QS; dealer 9S; box:1 6C; stand box:1; ${wrong()}`;
    expect(provided(QLD_RULES, script, 3)).toEqual({ row: `${WRONG}/box-with-one-card` });
  });
});
