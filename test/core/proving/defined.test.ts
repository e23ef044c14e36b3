import { unknownFlaws } from '../../../src/core/proving/proof';
import { prove, questionsUnder } from '../../../src/core/proving/prove';
import { speaking } from '../../../src/core/proving/question';
import type { RuleSet } from '../../../src/core/rules/rule-set';
import { adding, ruleSetNamed, twice, without } from '../../support/proving/tampered';

const redDog = ruleSetNamed('AU-ACT red-dog');

const found = (ruleSet: RuleSet): readonly string[] => {
  const proof = prove(ruleSet);
  return proof === undefined ? [] : unknownFlaws(proof).map(({ what, subject }) => `${what} ${subject}`);
};

/** How often the rows have a wager end and pay in each way, by the proof. */
function waysOf(ruleSet: RuleSet, wager: string): Readonly<Record<string, number>> {
  const [question] = questionsUnder(ruleSet, wager) ?? [];
  const ways: Record<string, number> = {};
  for (const { outcome, weight } of question?.spaces.flatMap(({ cases }) => cases) ?? []) {
    const result = question && speaking(question.results, outcome)[0]?.says;
    const odds = result === 'win' ? ` ${String(question && speaking(question.odds, outcome)[0]?.says)}` : '';
    ways[`${String(result)}${odds}`] = (ways[`${String(result)}${odds}`] ?? 0) + weight;
  }
  return ways;
}

/** The same by dealing every card of eight decks, aces high, without anything of the definition. */
function redDogByHand(): {
  readonly main: Readonly<Record<string, number>>;
  readonly raise: Readonly<Record<string, number>>;
} {
  const PAID = ['', '5 to 1', '4 to 1', '2 to 1'];
  const main: Record<string, number> = {};
  const raise: Record<string, number> = {};
  const count = (into: Record<string, number>, name: string, ways: number): void =>
    void (into[name] = (into[name] ?? 0) + ways);
  const cards = Array.from({ length: 416 }, (_, card) => 2 + (card % 13));
  const left = new Map(Array.from({ length: 13 }, (_, rank) => [rank + 2, 32]));
  for (const [at, one] of cards.entries())
    for (const [second, other] of cards.entries()) {
      if (second === at) continue;
      const inside = [...left].reduce(
        (sum, [rank, number]) => (rank > Math.min(one, other) && rank < Math.max(one, other) ? sum + number : sum),
        0,
      );
      if (one === other) {
        count(main, 'win 11 to 1', 30);
        count(main, 'void', 414 - 30);
      } else if (inside === 0) count(main, 'void', 414);
      else
        for (const into of [main, raise]) {
          count(into, `win ${PAID[inside / 32] ?? '1 to 1'}`, inside);
          count(into, 'lose', 414 - inside);
        }
    }
  return { main, raise };
}

describe('red dog', () => {
  it('is decided and paid by its rows as often as dealing every card of eight decks has it', () => {
    const byHand = redDogByHand();
    expect(waysOf(redDog, 'main')).toEqual(byHand.main);
    expect(waysOf(redDog, 'raise')).toEqual(byHand.raise);
    expect(Object.values(byHand.main).reduce((sum, ways) => sum + ways, 0)).toBe(416 * 415 * 414);
  });

  it.each([
    ['odds of a spread', without(redDog, 'pays', 'raise/spread-2'), ['no-odds raise']],
    ['a losing case', without(redDog, 'outcomes', 'main/not-between'), ['no-result main']],
    ['a stand-off', without(redDog, 'outcomes', 'main/consecutive'), ['no-result main']],
    ['odds in two ways', twice(redDog, 'pays', 'main/spread-1', '6 to 1'), ['two-odds main']],
    [
      'a case that no card makes',
      adding(redDog, 'pays', 'main/spread-12', '9 to 1'),
      ['row-without-effect main/spread-12'],
    ],
    [
      'a row of a wager that is not offered',
      adding(redDog, 'outcomes', 'bonus/between', 'win'),
      ['row-without-effect bonus/between'],
    ],
  ])('is found to lack %s', (_, tampered, flaws) => {
    expect(found(tampered)).toEqual(expect.arrayContaining(flaws));
  });
});
