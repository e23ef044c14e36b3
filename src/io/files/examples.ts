import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Example } from '../../core/checks/example';
import { Failure } from '../../core/failures/failure';
import { problemOfRecord } from '../../core/rounds/record-problem';
import { projectRoot } from './project-root';

export const examplesFolder = (): string => join(projectRoot(), 'test', 'examples');
const compiledFile = (): string => join(projectRoot(), 'dist', 'examples.json');

let held: readonly Example[] | undefined;

/** The recorded examples of every check, read when first asked for; an installed service has them from its build. */
export function projectExamples(): readonly Example[] {
  held ??= isCompiled() ? (JSON.parse(readFileSync(compiledFile(), 'utf8')) as readonly Example[]) : loadExamples();
  return held;
}

/** True while no file of examples is younger than what the build made of them. */
function isCompiled(): boolean {
  if (!existsSync(compiledFile())) return false;
  const compiled = statSync(compiledFile()).mtimeMs;
  return filesIn(examplesFolder()).every((file) => statSync(file).mtimeMs <= compiled);
}

export function writeCompiledExamples(examples: readonly Example[]): void {
  writeFileSync(compiledFile(), JSON.stringify(examples));
}

/** Every example below a folder, one to a line, in the order of the games. */
export function loadExamples(folder = examplesFolder()): readonly Example[] {
  const files = filesIn(folder);
  if (files.length === 0)
    throw new Failure('NO_SUCH_FILE', `${folder}: no file of examples is there; "npm run examples" writes them.`);
  return files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (line === '' ? [] : [exampleIn(line, `${file}:${String(index + 1)}`)])),
  );
}

function filesIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ndjson'))
    .sort()
    .map((name) => join(folder, name));
}

function exampleIn(line: string, place: string): Example {
  const value = parsed(line);
  const problem = problemOf(value);
  if (problem === undefined) return value as Example;
  throw new Failure('BAD_RECORD', `${place}: ${problem}; "npm run examples" writes the examples anew.`);
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function problemOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return 'an example is a JSON object on one line';
  const fields = value as Readonly<Record<string, unknown>>;
  const lacking = ['id', 'check', 'ruleSet', 'says'].find((name) => typeof fields[name] !== 'string');
  if (lacking !== undefined) return `an example says its ${lacking}`;
  const { verdict, clauses, round } = fields;
  if (verdict !== 'breaches' && verdict !== 'complies') return 'verdict is "breaches" or "complies"';
  if (!Array.isArray(clauses) || clauses.length === 0 || clauses.some((clause) => typeof clause !== 'string'))
    return 'clauses is a list of at least one citation';
  return problemOfRecord(round);
}
