/** A finding by its audit and its place in it: the batch of rounds, the line of the round, and its number among those on the round. */
export interface FindingName {
  readonly audit: string;
  readonly batch: number;
  readonly line: number;
  readonly place: number;
}

export const findingName = ({ audit, batch, line, place }: FindingName): string =>
  [audit, batch, line, place].map(String).join('-');

export function parseFindingName(text: string): FindingName | undefined {
  const [, audit, batch, line, place] = /^([0-9a-f]{1,32})-(\d{1,9})-(\d{1,9})-(\d{1,9})$/.exec(text) ?? [];
  if (audit === undefined) return undefined;
  return { audit, batch: Number(batch), line: Number(line), place: Number(place) };
}
