import { DICE, thrownOf } from '../../games/sic-bo/dice';
import type { Announcement, Thrown } from '../../games/sic-bo/round';

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** Whatever three dice can show. */
export const EVERY_THROW: readonly Thrown[] = FACES.flatMap((first) =>
  FACES.flatMap((second) => FACES.map((third) => thrownOf([first, second, third]))),
);

/** Whether what was announced fits the dice; undefined where it cannot be told what was announced. */
export function agrees({ of, value }: Announcement, { dice, total }: Thrown): boolean | undefined {
  if (typeof value === 'number') return isTotal(of, value, total);
  const numbers = numbersIn(value);
  if (numbers.length === 1) return isTotal(of, numbers[0] ?? 0, total);
  if (numbers.length !== DICE && numbers.length !== DICE + 1) return undefined;
  const called = thrownOf(numbers);
  return (numbers[DICE] ?? total) === total && called.dice.every((number, index) => number === dice[index]);
}

/** One number alone is the total where it is called so, or is more than a die can show. */
const isTotal = (of: string, number: number, total: number): boolean | undefined =>
  of === 'total' || number > 6 ? number === total : undefined;

/** The whole numbers in a text; read digit by digit, because every round of an audit has such a text. */
function numbersIn(text: string): readonly number[] {
  const numbers: number[] = [];
  let number = -1;
  for (let index = 0; index < text.length; index += 1) {
    const digit = text.charCodeAt(index) - 48;
    if (digit >= 0 && digit <= 9) number = Math.max(number, 0) * 10 + digit;
    else if (number >= 0) {
      numbers.push(number);
      number = -1;
    }
  }
  if (number >= 0) numbers.push(number);
  return numbers;
}

/** The dice that were announced; of a total alone every throw that has it, a triple only where there is no other. */
export function throwsAnnounced(announced: string): readonly Thrown[] {
  const numbers = numbersIn(announced);
  if (numbers.length >= DICE) return [thrownOf(numbers)];
  const throws = EVERY_THROW.filter(({ total }) => total === numbers[0]);
  const plain = throws.filter(({ isTriple }) => !isTriple);
  return plain.length > 0 ? plain : throws;
}
