import { createHash, type Hash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { DataSource } from 'typeorm';
import { keptLine, type KeptLine } from '../../core/auditing/round-lines';
import { sha256 } from '../../io/files/digest';
import type { RoundInput } from '../../io/files/rounds/round-bytes';
import type { CsvMapping } from '../../io/files/rounds/csv-mapping';
import { lineOf, type RoundChunk } from '../../io/files/rounds/round-chunk';
import { chunksOf } from '../../io/files/rounds/round-chunks';
import { makeMonth, UNKNOWN_MONTH } from '../../io/postgres/store/audits/months';
import type { PackedRounds } from '../../io/postgres/store/audits/batch-store';
import { dayPlayed } from './day-played';
import { KeptBody } from './kept-body';

const pack = promisify<Buffer, object, Buffer>(gzip);

/** Letters of one stored chunk: a fraction of a second's work, and some thousand rounds. */
const CHUNK = 4 << 20;
/** Months that are gathered at the same time; more than any day's file has. */
const MOST_OPEN = 16;

export interface ReceivingOptions {
  readonly mapping: CsvMapping | undefined;
  /** Of each chunk, about; the same for every file unless somebody has a reason. */
  readonly letters?: number;
  /** Asked again and again; throws when nobody wants the rest. */
  readonly goOn?: () => void;
}

export interface Received {
  readonly sha256: string;
  readonly bytes: number;
  readonly lines: number;
  readonly chunks: number;
  readonly isCutOff: boolean;
}

/** Reads rounds and hands them on in packed chunks, each of one month of play; the same bytes always make the same chunks. */
export async function receiveRounds(
  dataSource: DataSource,
  input: RoundInput,
  { mapping, letters = CHUNK, goOn }: ReceivingOptions,
  store: (rounds: PackedRounds) => Promise<void>,
): Promise<Received> {
  const hash: Hash = createHash('sha256');
  const months = new Months(letters, async (month, open) => {
    await dataSource.transaction((manager) => makeMonth(manager, month));
    return open;
  });
  let bytes = 0;
  let lines = 0;
  let isCutOff = false;
  let writing: Promise<void> = Promise.resolve();
  let ordinal = 0;
  const write = async (full: OpenChunk): Promise<void> => {
    // One is written while the next is gathered, and no more: memory stays as it is.
    await writing;
    ordinal += 1;
    writing = packed(full, ordinal, bytes).then(store);
    // Awaited with the next chunk or at the end; until then a failure must not end the process.
    writing.catch(() => undefined);
  };
  for await (const chunk of chunksOf(input, { mapping, hash })) {
    goOn?.();
    bytes = chunk.bytesRead ?? bytes;
    for (const kept of linesOf(chunk)) {
      lines = Math.max(lines, kept.line);
      isCutOff ||= kept.kind === '~';
      const full = await months.add(kept);
      if (full) await write(full);
    }
  }
  for (const rest of months.rest()) await write(rest);
  await writing;
  return { sha256: hash.digest('hex'), bytes: input.bytes ?? bytes, lines, chunks: ordinal, isCutOff };
}

/** Rounds and what could not be read, in the order of their lines; blank lines are nothing. */
function* linesOf(chunk: RoundChunk): Generator<KeptLine> {
  const errors = (chunk.errors ?? []).map(({ line, error, isEnd }): KeptLine => ({
    line,
    kind: isEnd === true ? '~' : '!',
    text: error.replaceAll('\n', ' '),
  }));
  let told = 0;
  for (const [index, text] of chunk.lines.entries()) {
    const line = lineOf(chunk, index);
    for (let error = errors[told]; error !== undefined && error.line <= line; error = errors[told]) {
      yield error;
      told += 1;
    }
    if (text.trim() !== '') yield { line, kind: '=', text };
  }
  yield* errors.slice(told);
}

interface OpenChunk {
  readonly month: string;
  readonly body: KeptBody;
  rounds: number;
  firstDay: string;
  lastDay: string;
}

/** Days that any restriction lets through. */
const [FIRST_DAY, LAST_DAY] = ['0001-01-01', '9999-12-31'];

class Months {
  private readonly open = new Map<string, OpenChunk>();
  private readonly made = new Set<string>();
  private last = UNKNOWN_MONTH;

  constructor(
    private readonly letters: number,
    private readonly make: (month: string, open: OpenChunk) => Promise<OpenChunk>,
  ) {}

  /** Takes a line in; what has become full is given out. A line that is no round stays with those before it. */
  async add(kept: KeptLine): Promise<OpenChunk | undefined> {
    const day = kept.kind === '=' ? dayPlayed(kept.text) : undefined;
    const month = day === undefined ? this.last : `${day.slice(0, 7)}-01`;
    this.last = month;
    let full: OpenChunk | undefined;
    let chunk = this.open.get(month);
    if (chunk === undefined) {
      if (this.open.size === MOST_OPEN) full = this.close(this.open.keys().next().value);
      chunk = {
        month,
        body: new KeptBody(this.letters),
        rounds: 0,
        firstDay: day ?? FIRST_DAY,
        lastDay: day ?? LAST_DAY,
      };
      if (!this.made.has(month)) await this.make(month, chunk);
      this.made.add(month);
      this.open.set(month, chunk);
    }
    chunk.body.add(keptLine(kept));
    chunk.rounds += 1;
    if ((day ?? FIRST_DAY) < chunk.firstDay) chunk.firstDay = day ?? FIRST_DAY;
    if ((day ?? LAST_DAY) > chunk.lastDay) chunk.lastDay = day ?? LAST_DAY;
    return full ?? (chunk.body.letters >= this.letters ? this.close(month) : undefined);
  }

  rest(): readonly OpenChunk[] {
    return [...this.open.values()];
  }

  private close(month: string | undefined): OpenChunk | undefined {
    const chunk = month === undefined ? undefined : this.open.get(month);
    if (month !== undefined) this.open.delete(month);
    return chunk;
  }
}

async function packed(
  { month, body, rounds, firstDay, lastDay }: OpenChunk,
  ordinal: number,
  bytesRead: number,
): Promise<PackedRounds> {
  const { bytes } = body;
  const packedBody = await pack(bytes, { level: constants.Z_BEST_SPEED });
  return { month, ordinal, rounds, firstDay, lastDay, sha256: sha256(bytes), body: packedBody, bytesRead };
}
