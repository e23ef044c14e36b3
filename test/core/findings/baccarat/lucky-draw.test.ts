import type { RoundEvent, RoundRecord } from '../../../../src/core/rounds/record';
import { judgeFor } from '../../../../src/core/findings/judge';
import { noted } from '../../../support/rounds/cases';
import { ruleSetFor } from '../../../support/rounds/everywhere';
import { breachesIn, judged } from '../../../support/rounds/judged';
import { luckyDraw, type BoxOptions } from '../../../support/rounds/lucky-draw';
import { pointCount } from '../../../support/rounds/oracle';
import { diceOf } from '../../../support/rounds/simulator';

/** Rounds of up to four boxes, dealt and settled by schedule 14 without the project's own code. */
function simulated(seed: number): RoundRecord {
  const dice = diceOf(seed);
  const ranks = ['A23456789TJQK', '3', '36K'][dice(3)] ?? '';
  const card = (): string => `${ranks.charAt(dice(ranks.length))}${'SHDC'.charAt(dice(4))}`;
  const boxes = Object.fromEntries(
    Array.from({ length: 1 + dice(4) }, (_, index): [string, BoxOptions] => {
      const stake = (1 + dice(20)) * 500;
      const first = [card(), card()];
      const draws = dice(2) === 0;
      return [
        `box:${String(index + 1)}`,
        {
          cards: [...first, ...(draws ? [card()] : [])].join(' '),
          by: `p${String(1 + dice(3))}`,
          enter: stake,
          ...(draws && { draw: stake }),
        },
      ];
    }),
  );
  const first = [card(), card()];
  const dealer = pointCount(first) <= 4 ? [...first, card()] : first;
  return luckyDraw({ boxes, dealer: dealer.join(' '), decks: 6 + dice(3) });
}

const settled = (
  round: RoundRecord,
  alter: (event: Extract<RoundEvent, { type: 'settle' }>) => object,
): RoundRecord => {
  const at = round.events.findIndex(({ type }) => type === 'settle');
  return {
    ...round,
    events: round.events.map((event, index) =>
      event.type === 'settle' && index === at ? { ...event, ...alter(event) } : event,
    ),
  };
};

const ROUNDS = Array.from({ length: 250 }, (_, seed) => simulated(seed));

describe('lucky draw baccarat, by an oracle of its own', () => {
  it('accuses no lawful round, and leaves none in doubt', () => {
    const accused = ROUNDS.map((round) => judged(round, false)).filter(({ findings }) => findings.length > 0);
    expect(accused.slice(0, 1)).toEqual([]);
  });

  it('finds a wager settled against the points', () => {
    const wrong = ROUNDS.map((round) =>
      settled(round, ({ result }) =>
        result === 'lose' ? { result: 'win', paid: 100, returned: 0 } : { result: 'lose', paid: 0, returned: 0 },
      ),
    );
    const found = wrong.map((round) =>
      breachesIn(judged(round, false))
        .map(({ check }) => check)
        .join(),
    );
    expect(new Set(found)).toEqual(new Set(['baccarat/box-wager-follows-the-points']));
  });

  it('finds a winning wager paid a cent more', () => {
    const winning = ROUNDS.filter(({ events }) =>
      events.some((event) => event.type === 'settle' && event.wager === 'e-box:1' && event.result === 'win'),
    );
    const found = winning.map((round) =>
      breachesIn(
        judged(
          settled(round, ({ paid }) => ({ paid: paid + 1 })),
          false,
        ),
      )
        .map(({ check }) => check)
        .join(),
    );
    expect(new Set(found)).toEqual(new Set(['baccarat/box-wager-pays-stated-odds']));
  });
});

describe('lucky draw baccarat', () => {
  const accused = (round: RoundRecord): readonly (readonly [string, ...string[]])[] =>
    breachesIn(judged(round)).map(({ check, clauses }) => [
      check,
      ...clauses.map((clause) => clause.replace(/^.*#/, '')),
    ]);

  test.each([
    ['a total of 6', '2H 2D 2C', 1000, 'sch-14/11(2)(a)'],
    ['a total of 7', '2H 2D 3C', 1500, 'sch-14/11(2)(b)'],
    ['a total of 8', '2H 2D 4C', 2000, 'sch-14/11(2)(c)'],
    ['a total of 9', '2H 3D 4C', 3000, 'sch-14/11(2)(d)'],
    ['three 3s of two suits', '3H 3H 3C', 9000, 'sch-14/11(2)(e)'],
    ['three 3s of one suit', '3H 3H 3H', 30_000, 'sch-14/11(2)(f)'],
  ])('a draw wager that wins with %s', (_, cards, paid, clause) => {
    const round = (wins: number): RoundRecord =>
      luckyDraw({
        boxes: { 'box:1': { cards, enter: 1000, draw: 1000, settleDraw: { paid: wins } } },
        dealer: 'KS KC 5D',
      });
    expect(accused(round(paid))).toEqual([]);
    // What the totals above six are called, the definitions say too.
    const found = ['baccarat/box-wager-pays-stated-odds', clause, ...(paid > 1000 ? ['sch-14/2'] : [])];
    expect(accused(round(paid - 1))).toEqual([found]);
    expect(accused(round(paid + 1))).toEqual([found]);
  });

  test('the same player may wager on two boxes, with the minimum on each', () => {
    const boxes = (second: number): RoundRecord =>
      luckyDraw({ boxes: { 'box:1': { cards: '4H 5D', enter: 500 }, 'box:2': { cards: '4S 5C', enter: second } } });
    expect(accused(boxes(500))).toEqual([]);
    expect(accused(boxes(499))).toEqual([['baccarat/stake-not-below-minimum', 'sch-14/10(1)', 'sch-14/9(2)']]);
  });

  test('a hand that is void leaves the others', () => {
    const round = luckyDraw({
      boxes: {
        'box:1': { cards: '4H 5D', enter: 500 },
        'box:2': { cards: '4S 5C', enter: 500, settleEnter: { result: 'void', paid: 0, returned: 500 } },
      },
      dealt: [noted('card-to-wrong-hand', 'hand-void', { to: 'box:2' })],
    });
    expect(accused(round)).toEqual([]);
    expect(judged(round).verdict).toBe('complies');
  });

  test('a card goes to a box, to the dealer or is burnt', () => {
    const round = { ...luckyDraw(), events: [{ type: 'deal', to: 'player', card: '9H' }] } as const;
    expect(judgeFor(ruleSetFor(round))?.check(round)).toBe(
      'events[0].to must be "dealer", a box such as "box:3" or "burn" in this form, found "player"',
    );
  });
});
