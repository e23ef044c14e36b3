import type { Command } from 'commander';
import type { OfficialReading } from '../app/read-official-text';
import { citationOf } from '../core/values/citation';
import { remark, shorten, writeJson, writeLine, writeTable } from './output';
import { knownInstruments } from './sources';
import { counted } from '../core/values/counted';

export function registerParse(program: Command): void {
  program
    .command('parse')
    .description('read an official text (PDF or plain text) into its clause tree, without a database')
    .argument('<file>', 'the official text')
    .option('--instrument <id>', 'the instrument it is, such as au-nsw/ltgame-2016')
    .option('--json', 'one JSON value: instrument, clauses, facts, unplaced, diagnostics')
    .action(async (file: string, options: { readonly instrument?: string; readonly json?: boolean }) => {
      const { readOfficialText } = await import('../app/read-official-text');
      const known = await knownInstruments();
      const official = await readOfficialText(file, known, options.instrument);
      const { BY_OPTION, namelessness } = await import('../app/ingesting/resemblance');
      const { resemblanceIn } = await import('../app/ingesting/resemblance-in');
      const likeness = resemblanceIn(official, known);
      if (options.json) writeJson({ ...asJson(official), resembles: likeness ?? null });
      else print(official);
      const nameless = namelessness(official, likeness, BY_OPTION);
      if (nameless !== undefined) remark(nameless);
    });
}

function asJson({ instrument, sha256, reading, facts }: OfficialReading): object {
  const cite = (book: string, label: string): string => citationOf(instrument, book, label);
  return {
    instrument,
    sha256,
    frontMatter: reading.frontMatter,
    clauses: reading.clauses.map(({ blocks, page = null, parent, ...clause }) => ({
      citation: cite(clause.book, clause.label),
      ...clause,
      page,
      parent: parent === undefined ? null : cite(clause.book, parent),
      tables: blocks.filter(({ kind }) => kind === 'table'),
    })),
    definitions: reading.definitions.map(({ book, clause, pointsTo, uses, ...definition }) => ({
      ...definition,
      clause: cite(book, clause),
      pointsTo: pointsTo ? cite(pointsTo.book, pointsTo.label) : null,
      uses: uses.map((use) => ({ clause: cite(use.clause.book, use.clause.label), line: use.line })),
    })),
    references: reading.references.map(({ from, target, upTo, sought, ...reference }) => ({
      ...reference,
      from: cite(from.book, from.label),
      target: target ? cite(target.book, target.label) : null,
      upTo: upTo ? cite(upTo.book, upTo.label) : null,
      sought: sought ? cite(sought.book, sought.label) : null,
    })),
    facts: facts.map(({ book, clause, name, ...fact }) => ({ fact: name, ...fact, clause: cite(book, clause) })),
    unplaced: reading.unplaced,
    diagnostics: reading.diagnostics,
  };
}

function print({ instrument, reading, facts }: OfficialReading): void {
  writeTable(
    reading.clauses.map(({ book, label, line, heading, text }) => [
      `${book}/${label}`,
      `line ${String(line)}`,
      shorten(heading || text, 90),
    ]),
  );
  writeLine();
  writeLine(
    `${instrument}: ${counted(reading.clauses.length, 'clause')}, ${counted(reading.definitions.length, 'definition')}, ` +
      `${counted(reading.references.length, 'reference')}, ${counted(facts.length, 'fact')} recognised, ` +
      `${counted(reading.unplaced.length, 'line')} not placed.`,
  );
  for (const { line, sentence } of reading.diagnostics) writeLine(`line ${String(line)}: ${sentence}`);
  for (const { line, text } of reading.unplaced) writeLine(`line ${String(line)} not placed: ${shorten(text, 90)}`);
}
