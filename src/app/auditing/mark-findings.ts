import type { DataSource } from 'typeorm';
import type { Mark } from '../../core/auditing/finding-filter';
import { findingName, parseFindingName, type FindingName } from '../../core/auditing/finding-name';
import { Failure } from '../../core/failures/failure';
import { findingsNamed, type StoredFinding } from '../../io/postgres/store/audits/finding-reader';
import { addMark } from '../../io/postgres/store/audits/mark-store';

/** So many findings are marked at once, so that nobody holds up the log. */
const MOST_AT_ONCE = 100;
export const LONGEST_NOTE = 4_000;

export function findingNamed(text: string): FindingName {
  const name = parseFindingName(text);
  if (name === undefined)
    throw new Failure('BAD_ARGUMENT', `"${text}" names no finding; a name looks like 5f0c2a9b41de-1-17-1.`);
  return name;
}

/** Marks findings, all of them or none; each mark is an entry of the log, and none is ever taken away. */
export async function markFindings(
  dataSource: DataSource,
  names: readonly string[],
  { mark, note, by }: { readonly mark: Mark; readonly note: string; readonly by: string },
): Promise<readonly StoredFinding[]> {
  const asked = [...new Set(names)].map(findingNamed);
  if (asked.length === 0 || asked.length > MOST_AT_ONCE)
    throw new Failure(
      'BAD_ARGUMENT',
      `Name from 1 to ${String(MOST_AT_ONCE)} findings, found ${String(asked.length)}.`,
    );
  const said = note.trim();
  if (said === '') throw new Failure('BAD_ARGUMENT', 'A mark needs a note that says why.');
  if (said.length > LONGEST_NOTE)
    throw new Failure('BAD_ARGUMENT', `A note may have ${String(LONGEST_NOTE)} letters, found ${String(said.length)}.`);
  const found = new Map((await findingsNamed(dataSource, asked)).map((finding) => [findingName(finding), finding]));
  const missing = asked.map(findingName).find((name) => !found.has(name));
  if (missing !== undefined)
    throw new Failure('BAD_ARGUMENT', `There is no finding ${missing}, or its rounds are no longer kept.`);
  await dataSource.transaction(async (manager) => {
    for (const name of asked) await addMark(manager, name, { mark, note: said, by });
  });
  return asked.flatMap((name) => {
    const finding = found.get(findingName(name));
    return finding === undefined ? [] : [{ ...finding, mark }];
  });
}
