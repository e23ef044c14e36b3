/** So many of something, in words that fit the number. */
export const counted = (
  count: number,
  one: string,
  many = `${one}s`,
  print: (count: number) => string = String,
): string => `${print(count)} ${count === 1 ? one : many}`;
