import { ordinalsOf } from '../../reading/numbering/ordinal';

/** Negative when `a` is printed before `b`; undefined when their numbers cannot be compared. */
export function compareLabels(a: string, b: string): number | undefined {
  const [left, right] = [stepsOf(a), stepsOf(b)];
  for (let depth = 0; depth < Math.max(left.length, right.length); depth += 1) {
    const [one, other] = [left[depth], right[depth]];
    if (one === undefined || other === undefined) return left.length - right.length;
    const difference = compareSteps(one.number, other.number);
    if (difference !== 0) return difference;
    if (one.time !== other.time) return one.time - other.time;
  }
  return 0;
}

function compareSteps(a: string, b: string): number | undefined {
  if (a === b) return 0;
  const others = ordinalsOf(b);
  const differences = ordinalsOf(a).flatMap(({ scheme, place }) =>
    others.filter((other) => other.scheme === scheme).map((other) => place - other.place),
  );
  const [first] = differences;
  // "(i)" and "(v)" are letters and Roman numerals; where the two disagree nothing is known.
  return differences.every((one) => Math.sign(one) === Math.sign(first ?? 0)) ? first : undefined;
}

interface LabelStep {
  readonly number: string;
  /** The second of two clauses with one number: 2. */
  readonly time: number;
}

function stepsOf(label: string): readonly LabelStep[] {
  return [...label.matchAll(/([^.()[\]]+)\)?(?:\[(\d+)\])?/g)].map(([, number = '', time = '1']) => ({
    number,
    time: Number(time),
  }));
}
