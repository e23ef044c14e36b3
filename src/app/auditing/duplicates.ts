import type { ToldProblem } from '../../core/auditing/told-findings';
import { linesKept } from '../../core/auditing/round-lines';
import { KnownIds } from '../known-ids';
import { forEachMark } from './id-list';

/** A part of an audit whose ids can be looked at: their marks first, the rounds themselves only where marks repeat. */
export interface IdPart {
  readonly batch: number;
  marks(): Promise<Buffer>;
  body(): Promise<string>;
}

export interface DuplicateLimits {
  /** So many ids are held against one another at once; with more rounds the marks are gone through again, so that memory stays as it is. */
  readonly together: number;
  /** Repeated ids are told one by one up to here; whoever sends a file twice need not read more of them. */
  readonly told: number;
}

const LIMITS: DuplicateLimits = { together: 4_000_000, told: 100_000 };

interface Met {
  readonly batch: number;
  readonly line: number;
  readonly id: string;
}

/**
 * Rounds whose id an earlier round of the audit has. Hashes of all ids are compared first; where two are the same, the ids themselves
 * are, so that nobody is told of a repetition that is none.
 */
export async function duplicatesIn(
  parts: readonly IdPart[],
  rounds: number,
  limits = LIMITS,
): Promise<readonly ToldProblem[]> {
  const repeated = await repeatedMarks(parts, rounds, limits);
  if (repeated.size === 0) return [];
  const met = await roundsMarked(parts, repeated, 2 * limits.told);
  met.sort((one, other) => one.batch - other.batch || one.line - other.line);
  const first = new Map<string, Met>();
  const told: ToldProblem[] = [];
  for (const round of met) {
    const { batch, line, id } = round;
    const before = first.get(id);
    if (before === undefined) {
      first.set(id, round);
      continue;
    }
    const where = before.batch === batch ? '' : ' of an earlier file';
    const message = `The id ${id} is that of the round on line ${String(before.line)}${where} too; both were judged.`;
    if (told.length === limits.told - 1) {
      told.push({
        batch,
        line,
        kind: 'duplicate',
        round: id,
        message: `${message} Further repetitions, if any, are not told.`,
      });
      break;
    }
    told.push({ batch, line, kind: 'duplicate', round: id, message });
  }
  return told;
}

async function roundsMarked(parts: readonly IdPart[], repeated: ReadonlySet<string>, most: number): Promise<Met[]> {
  const met: Met[] = [];
  for (const part of parts) {
    if (met.length >= most) break;
    const lines = new Set<number>();
    forEachMark(await part.marks(), (line, high, low) => {
      if (repeated.has(keyOf(high, low))) lines.add(line);
    });
    if (lines.size === 0) continue;
    for (const { line, text } of linesKept(await part.body()))
      if (lines.has(line)) met.push({ batch: part.batch, line, id: idIn(text) });
  }
  return met;
}

async function repeatedMarks(
  parts: readonly IdPart[],
  rounds: number,
  { together, told }: DuplicateLimits,
): Promise<ReadonlySet<string>> {
  const repeated = new Set<string>();
  const times = Math.max(1, Math.ceil(rounds / together));
  for (let time = 0; time < times; time += 1) {
    const known = new KnownIds();
    for (const part of parts)
      forEachMark(await part.marks(), (_, high, low) => {
        if (high % times === time && repeated.size < told && known.addHash(high, low)) repeated.add(keyOf(high, low));
      });
  }
  return repeated;
}

const keyOf = (high: number, low: number): string => `${String(high)} ${String(low)}`;

const idIn = (text: string): string => (JSON.parse(text) as { readonly id: string }).id;
