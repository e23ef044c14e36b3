import { Failure } from '../../../core/failures/failure';
import { isField } from './csv-fields';
import type { CsvMapping } from './csv-mapping';

/** For each column the field it gives, or nothing where it is not read. A column nobody spoke of is refused: it may decide a verdict. */
export function columnsOf(
  header: readonly string[],
  { columns, constants, ignore }: CsvMapping,
  name: string,
): readonly (string | undefined)[] {
  const fields = header.map((column) => {
    if (ignore.includes(column)) return undefined;
    const field = columns === undefined ? column : Object.hasOwn(columns, column) ? columns[column] : undefined;
    if (field !== undefined && isField(field)) return field;
    throw refusedHeader(
      name,
      `the column "${column}" is no field of a round record; map it, or list it under ignore in a mapping`,
    );
  });
  const twice = fields.find((field, at) => field !== undefined && fields.indexOf(field) !== at);
  if (twice !== undefined) throw refusedHeader(name, `two columns give ${twice}`);
  const constant = fields.find((field) => field !== undefined && Object.hasOwn(constants, field));
  if (constant !== undefined)
    throw refusedHeader(
      name,
      `a column gives ${constant}, and so does a constant of the mapping; leave out one of them`,
    );
  const unmet = Object.keys(columns ?? {}).find((column) => !header.includes(column));
  if (unmet !== undefined) throw refusedHeader(name, `it has no column "${unmet}", which the mapping names`);
  for (const needed of ['id', 'jurisdiction', 'game', 'playedAt', 'event.type'])
    if (!fields.includes(needed) && !(needed in constants))
      throw refusedHeader(name, `no column gives ${needed}, and the mapping has no constant for it`);
  return fields;
}

export const refusedHeader = (name: string, why: string): Failure =>
  new Failure('BAD_ARGUMENT', `${name}, line 1: ${why} (docs/csv-rounds.md).`);
