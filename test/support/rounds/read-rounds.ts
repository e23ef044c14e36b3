import { lineOf, type RoundChunk } from '../../../src/io/files/rounds/round-chunk';
import { chunksOf, type ReadingOptions } from '../../../src/io/files/rounds/round-chunks';

export interface Read {
  readonly rounds: readonly { readonly line: number; readonly value: unknown }[];
  readonly errors: RoundChunk['errors'];
}

/** Reads bytes that come in pieces of some size, as from a slow disk, or live, as over standard input. */
export async function read(
  bytes: Buffer | string,
  options: ReadingOptions = {},
  piece = 1 << 16,
  isLive = false,
): Promise<Read> {
  const all = Buffer.from(bytes);
  let isOpened = false;
  const input = {
    name: 'rounds',
    bytes: all.length,
    isLive,
    open: async function* () {
      if (isLive && isOpened) throw new Error('What comes live is read once.');
      isOpened = true;
      for (let at = 0; at < all.length; at += piece) yield all.subarray(at, at + piece);
      await Promise.resolve();
    },
  };
  const chunks: RoundChunk[] = [];
  for await (const chunk of chunksOf(input, options)) chunks.push(chunk);
  return {
    rounds: chunks.flatMap((chunk) =>
      chunk.lines.flatMap((text, index) =>
        text.trim() === '' ? [] : [{ line: lineOf(chunk, index), value: JSON.parse(text) as unknown }],
      ),
    ),
    errors: chunks.flatMap(({ errors = [] }) => errors),
  };
}

export const record = (id: string, over: Record<string, unknown> = {}) => ({
  format: 'house-rules/round@1',
  id,
  ...over,
});
export const lines = (...records: readonly unknown[]): string =>
  records.map((one) => `${JSON.stringify(one)}\n`).join('');
export const ids = ({ rounds }: Read) =>
  rounds.map(({ line, value }) => `${String(line)} ${(value as { id: string }).id}`);

export const CSV = `id,jurisdiction,game,playedAt,table.id,table.limits.*.min,equipment.decks,event.type,event.id,event.player,event.bet,event.stake,event.to,event.card,event.of,event.value,event.wager,event.result,event.paid
r1,AU-NSW,baccarat,2024-10-03T21:04:05+10:00,B07,500,8,wager,w1,p1,banker,10000,,,,,,,
,,,,,,,deal,,,,,player,4H,,,,,
r1,AU-NSW,baccarat,,,,,announce,,,,,,,player,6,,,
,,,,,,,settle,,,,,,,,,w1,win,9500
r2,AU-NSW,"baccarat",2024-10-03T21:06:05+10:00,"B ""07""",500,8,wager,w1,"p1,
p2",player,500,,,,,,,
`;
