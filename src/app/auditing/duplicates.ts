import type { ToldProblem } from '../../core/auditing/told-findings';
import { linesKept } from '../../core/auditing/round-lines';
import { KnownIds } from '../known-ids';
import { idMarks } from './id-list';

/** A part of an audit whose ids can be looked at: their marks first, the rounds themselves only where marks repeat. */
export interface IdPart {
  readonly batch: number;
  marks(): Promise<Buffer>;
  body(): Promise<string>;
}

/** Repeated ids are told one by one up to here; whoever sends a file twice need not read more of them. */
const MOST_TOLD = 100_000;

interface Met {
  readonly batch: number;
  readonly line: number;
  readonly id: string;
}

/**
 * Rounds whose id an earlier round of the audit has. Hashes of all ids are compared first; where two are the same, the ids themselves
 * are, so that nobody is told of a repetition that is none.
 */
export async function duplicatesIn(parts: readonly IdPart[]): Promise<readonly ToldProblem[]> {
  const repeated = await repeatedMarks(parts);
  if (repeated.size === 0) return [];
  const met: Met[] = [];
  for (const part of parts) {
    const lines = new Set<number>();
    for (const { line, high, low } of idMarks(await part.marks())) if (repeated.has(keyOf(high, low))) lines.add(line);
    if (lines.size === 0) continue;
    for (const { line, text } of linesKept(await part.body()))
      if (lines.has(line)) met.push({ batch: part.batch, line, id: idIn(text) });
  }
  met.sort((one, other) => one.batch - other.batch || one.line - other.line);
  const first = new Map<string, Met>();
  return met.flatMap((round) => {
    const { batch, line, id } = round;
    const before = first.get(id);
    if (before === undefined) {
      first.set(id, round);
      return [];
    }
    const where = before.batch === batch ? '' : ' of an earlier file';
    const message = `The id ${id} is that of the round on line ${String(before.line)}${where} too; both were judged.`;
    return [{ batch, line, kind: 'duplicate' as const, round: id, message }];
  });
}

async function repeatedMarks(parts: readonly IdPart[]): Promise<ReadonlySet<string>> {
  const known = new KnownIds();
  const repeated = new Set<string>();
  for (const part of parts)
    for (const { high, low } of idMarks(await part.marks())) {
      if (!known.addHash(high, low)) continue;
      repeated.add(keyOf(high, low));
      if (repeated.size === MOST_TOLD) return repeated;
    }
  return repeated;
}

const keyOf = (high: number, low: number): string => `${String(high)} ${String(low)}`;

const idIn = (text: string): string => (JSON.parse(text) as { readonly id: string }).id;
