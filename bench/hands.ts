import { evaluateCardCodes } from 'phe';
import { pokerRulesOf } from '../src/core/play/cards/poker/rules';
import { strengthOfFive } from '../src/core/play/cards/poker/strength';

const HANDS = 2_598_960;

/** Every hand of five cards, by our evaluator and by a public one. */
export function benchHands(): void {
  const rules = pokerRulesOf({});
  const ours = perSecond((a, b, c, d, e) => strengthOfFive(rules, a, b, c, d, e));
  const codes = [0, 0, 0, 0, 0];
  const theirs = perSecond((a, b, c, d, e) => {
    codes[0] = a;
    codes[1] = b;
    codes[2] = c;
    codes[3] = d;
    codes[4] = e;
    return evaluateCardCodes(codes);
  });
  console.log(`poker hands, all ${String(HANDS)} of five cards, on one core:`);
  console.log(`  House Rules  ${(ours / 1e6).toFixed(1)} million hands a second`);
  console.log(`  phe          ${(theirs / 1e6).toFixed(1)} million hands a second`);
}

type Evaluate = (a: number, b: number, c: number, d: number, e: number) => number;

function perSecond(evaluate: Evaluate): number {
  everyHand(evaluate);
  const start = process.hrtime.bigint();
  everyHand(evaluate);
  return (HANDS * 1e9) / Number(process.hrtime.bigint() - start);
}

function everyHand(evaluate: Evaluate): number {
  let sum = 0;
  for (let a = 0; a < 52; a += 1)
    for (let b = a + 1; b < 52; b += 1)
      for (let c = b + 1; c < 52; c += 1)
        for (let d = c + 1; d < 52; d += 1) for (let e = d + 1; e < 52; e += 1) sum ^= evaluate(a, b, c, d, e);
  return sum;
}
