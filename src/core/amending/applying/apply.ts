import type { Reading } from '../../reading/reading';
import type { Instruction } from '../instruction';
import { changeBlocks } from './blocks';
import { orphaned } from './conflicts';
import { changed, versionOf, Refusal, type AmendedClause, type NextVersion, type OmittedClause } from './next-version';
import { findClause } from './find';
import { insertClauses, renumberClause, replaceClause } from './provisions';
import { isAbout } from './about';
import { replaceWhole } from './whole';
import { changeWords } from './words';

/** The next version of the target, and what became of every instruction. */
export interface Amended {
  readonly next: { readonly clauses: readonly AmendedClause[] };
  /** Clauses of the target that the next version no longer has. */
  readonly omitted: readonly OmittedClause[];
  readonly applied: readonly Instruction[];
  readonly unapplied: readonly { readonly instruction: Instruction; readonly reason: string }[];
}

/** Applies the instructions in order. Each is either applied, or listed with the reason why not. */
export function applyInstructions(target: Reading, instructions: readonly Instruction[]): Amended {
  const about = isAbout(target, instructions);
  const applied: Instruction[] = [];
  const unapplied: { instruction: Instruction; reason: string }[] = [];
  let version = versionOf(target);
  for (const instruction of instructions) {
    const outcome = about(instruction) ?? placed(carriedOut(version, instruction));
    if (outcome instanceof Refusal) unapplied.push({ instruction, reason: outcome.reason });
    else {
      version = outcome;
      applied.push(instruction);
    }
  }
  const clauses = version.clauses.map((clause, index) => ({ ...clause, order: index + 1 }));
  const there = new Set(clauses.map(({ book, label }) => `${book}/${label}`));
  return {
    next: { clauses },
    omitted: version.omitted.filter(({ book, label }) => !there.has(`${book}/${label}`)),
    applied,
    unapplied,
  };
}

/** Whatever an instruction says, the tree must hold. */
function placed(outcome: NextVersion | Refusal): NextVersion | Refusal {
  return outcome instanceof Refusal ? outcome : (orphaned(outcome) ?? outcome);
}

function carriedOut(version: NextVersion, instruction: Instruction): NextVersion | Refusal {
  const { action, target, place, number } = instruction;
  if (action === 'unknown')
    return new Refusal(instruction.reason ?? 'It was not understood; read it and make the change by hand.');
  if (action === 'revoke')
    return {
      ...version,
      clauses: [],
      omitted: version.clauses.map(({ book, label }) => ({ book, label, by: number })),
    };
  if (action === 'renumber') return renumberClause(version, instruction);
  if (action === 'replace-whole') return replaceWhole(version, instruction);
  if (place.find !== undefined) return changeWords(version, instruction);
  if (target.element === 'heading') return changeHeading(version, instruction);
  if (target.element === 'clause' || target.element === 'book')
    return action === 'insert' ? insertClauses(version, instruction) : replaceClause(version, instruction);
  return changeBlocks(version, instruction);
}

function changeHeading(version: NextVersion, { target, action, matter, number }: Instruction): NextVersion | Refusal {
  const found = findClause(version, target);
  if (found instanceof Refusal) return found;
  const clauses = version.clauses.map((clause, index) => {
    if (index !== found.from) return clause;
    return changed({ ...clause, heading: action === 'omit' ? '' : (matter?.text ?? '').replace(/\s+/g, ' ') }, number);
  });
  return { ...version, clauses };
}
