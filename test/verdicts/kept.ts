import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '../../src/io/files/digest';
import { projectRoot } from '../../src/io/files/project-root';
import type { Answered } from './answers';

export const KEPT = join(projectRoot(), 'test', 'verdicts', 'verdicts.txt');

const COLUMNS = [
  ...['rule set', 'rounds by', 'rounds', 'breaches', 'indeterminate'],
  ...['hash of rounds', 'of the first answers', 'of all answers'],
] as const;
const WIDTHS = [56, 10, 7, 9, 14, 17, 21, 17] as const;

const row = (cells: readonly string[]): string =>
  cells
    .map((cell, at) => cell.padEnd(WIDTHS[at] ?? 0))
    .join(' ')
    .trimEnd();

const cellsOf = ({ name, by, rounds, breaches, indeterminate, ...hashes }: Answered): readonly string[] => [
  ...[name, by, String(rounds), String(breaches), String(indeterminate)],
  ...[hashes.roundsHash, hashes.firstHash, hashes.answersHash],
];

/** The table that is kept in the tree: a line for each rule set and maker, and one hash of them all. */
export function tableOf(all: readonly Answered[]): string {
  const rows = all.map((one) => row(cellsOf(one)));
  return `${[row(COLUMNS), ...rows, `in total ${sha256(rows.join('\n'))}`].join('\n')}\n`;
}

export interface KeptRow {
  readonly rounds: string;
  readonly roundsHash: string;
  readonly firstHash: string;
  readonly answersHash: string;
}

const keyOf = (name: string, by: string): string => `${name} by ${by}`;

/** What the tree holds, by rule set and maker. */
export function keptRows(): ReadonlyMap<string, KeptRow> {
  const lines = existsSync(KEPT) ? readFileSync(KEPT, 'utf8').split('\n').slice(1) : [];
  return new Map(
    lines
      .filter((line) => line !== '' && !line.startsWith('in total '))
      .map((line) => {
        const [name = '', by = '', rounds = '', , , ...hashes] = line.split(/ {2,}/);
        const [roundsHash = '', firstHash = '', answersHash = ''] = hashes;
        return [keyOf(name, by), { rounds, roundsHash, firstHash, answersHash }];
      }),
  );
}

export const keyOfAnswered = ({ name, by }: Pick<Answered, 'name' | 'by'>): string => keyOf(name, by);
