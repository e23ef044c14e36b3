/**
 * JSON as it is kept. No store keeps a zero byte in a text, nor half of a pair of code units, and both may stand in a record: a sign
 * that says so stands in their place, in the store and wherever what was found is compared with it.
 */
export function keptJson(value: unknown): string {
  const plain = JSON.stringify(value);
  return MAY_BE_UNKEPT.test(plain)
    ? JSON.stringify(value, (_, one: unknown) => (typeof one === 'string' ? one.replace(UNKEPT, '\uFFFD') : one))
    : plain;
}

const MAY_BE_UNKEPT = /\\u(?:0000|d)/;
const UNKEPT = /\0|\p{Surrogate}/gu;
