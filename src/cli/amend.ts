import type { Command } from 'commander';
import type { AmendmentRead } from '../app/amend';
import { citationOf } from '../core/values/citation';
import { FOUND } from './exit';
import { shorten, writeJson, writeLine, writeTable } from './output';
import { principalOf, sayInstruction } from './say-instruction';
import { knownInstruments } from './sources';
import { counted } from '../core/values/counted';

interface Options {
  readonly to?: string;
  readonly json?: boolean;
}

export function registerAmend(program: Command): void {
  program
    .command('amend')
    .description('list the instructions of an amending instrument; with --to apply them and show the next version')
    .argument('<file>', 'the amending instrument (PDF or plain text)')
    .option('--to <file>', 'the official text it amends')
    .option('--json', 'one JSON value: instrument, instructions, and with --to the next version')
    .addHelpText('after', '\nExit code 1: an instruction was not understood or could not be applied; it is listed.')
    .action(async (file: string, options: Options) => {
      const { amend } = await import('../app/amend');
      const read = await amend(file, options.to, await knownInstruments());
      if (options.json) writeJson(asJson(read));
      else print(read);
      const open = read.next?.unapplied ?? read.instructions.filter(({ action }) => action === 'unknown');
      if (open.length > 0) process.exitCode = FOUND;
    });
}

function asJson({ instrument, instructions, next }: AmendmentRead): unknown {
  const told = instructions.map(({ clause, ...instruction }) => ({
    ...instruction,
    clause: clause === undefined ? null : citationOf(instrument, clause.book, clause.label),
  }));
  if (next === undefined) return { instrument, instructions: told };
  return {
    instrument,
    target: next.target,
    instructions: told,
    applied: next.applied.map(({ number }) => number),
    unapplied: next.unapplied.map(({ instruction, reason }) => ({ number: instruction.number, reason })),
    clauses: next.next.clauses.map(({ blocks: _, ...clause }) => ({
      citation: citationOf(next.target, clause.book, clause.label),
      ...clause,
    })),
    omitted: next.omitted.map(({ book, label, by }) => ({ citation: citationOf(next.target, book, label), by })),
  };
}

function print({ instrument, instructions, next }: AmendmentRead): void {
  const principal = principalOf(instructions);
  writeTable(
    instructions.map((instruction) => [
      String(instruction.number),
      instruction.clause === undefined ? '' : `${instruction.clause.book}/${instruction.clause.label}`,
      `line ${String(instruction.line)}`,
      instruction.action,
      shorten(sayInstruction(instruction, principal), 110),
    ]),
  );
  if (instructions.length > 0) writeLine();
  const amends = principal === undefined ? '' : `, amending ${principal}`;
  writeLine(`${instrument}: ${counted(instructions.length, 'instruction')}${amends}.`);
  if (next === undefined) return;
  const changed = next.next.clauses.filter(({ changedBy }) => changedBy.length > 0);
  writeLine();
  writeTable(
    changed.map(({ book, label, changedBy, heading, text }) => [
      `${book}/${label}`,
      `by ${changedBy.join(', ')}`,
      shorten([heading, text].filter((words) => words !== '').join(': '), 100),
    ]),
  );
  for (const { book, label, by } of next.omitted) writeLine(`${book}/${label} omitted by ${String(by)}`);
  for (const { instruction, reason } of next.unapplied)
    writeLine(`${String(instruction.number)} not applied: ${reason}`);
  writeLine(
    `${next.target}: ${String(next.applied.length)} of ${counted(instructions.length, 'instruction')} applied; ` +
      `${counted(changed.length, 'clause')} changed, ${String(next.omitted.length)} omitted.`,
  );
}
