import { CsvRounds } from './csv-rounds';
import { Gathered } from './gathered';
import type { CsvMapping } from './csv-mapping';
import { columnsOf, refusedHeader } from './csv-columns';
import { csvRows, SEPARATORS, cellsOf } from './csv-rows';
import { cutOffAt } from './json-chunks';
import type { RoundBytes, RoundInput } from './round-bytes';
import type { RoundChunk } from './round-chunk';
import { notUtf8 } from './utf8-text';

/** Letters of JSON in one chunk. */
const CHUNK = 1 << 20;

/** Rounds of a file of columns, one row for each event, as the JSON lines they would be; a round ends where the next begins. */
export async function* csvChunks(
  text: AsyncGenerator<string>,
  mapping: CsvMapping,
  bytes: RoundBytes,
  { name, isLive = false }: RoundInput,
): AsyncGenerator<RoundChunk> {
  const first = await text.next();
  const begin = first.done === true ? '' : first.value;
  const separator = mapping.separator ?? separatorOf(begin.split('\n')[0] ?? '');
  const whole = (async function* () {
    yield begin;
    yield* text;
  })();
  let rounds: CsvRounds | undefined;
  let gathered = new Gathered();
  for await (const row of csvRows(whole, separator)) {
    if (rounds === undefined) {
      if (row.stray) throw refusedHeader(name, `it is ${notUtf8(row.stray)}`);
      rounds = new CsvRounds(columnsOf(row.cells, mapping, name), mapping, gathered);
      continue;
    }
    rounds.add(row);
    if (isLive ? gathered.isEmpty : gathered.letters < CHUNK) continue;
    yield gathered.chunk(bytes.bytesRead);
    gathered = new Gathered();
    rounds.into = gathered;
  }
  // Of a file that breaks off nobody knows whether its last round is whole.
  if (bytes.cutOff === undefined) rounds?.end();
  else gathered.errors.push(cutOffAt(rounds?.firstLine ?? 1, bytes.cutOff));
  if (!gathered.isEmpty) yield gathered.chunk(bytes.bytesRead);
}

const separatorOf = (line: string): string =>
  [...SEPARATORS].sort((one, other) => cellsOf(line, other).length - cellsOf(line, one).length)[0] ?? ',';
