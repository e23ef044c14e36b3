import { MOST_EVENTS } from '../../../core/rounds/limits';
import { RECORD_FORMAT } from '../../../core/rounds/record-problem';
import { valueOf } from './csv-fields';
import type { CsvMapping } from './csv-mapping';
import type { CsvRow } from './csv-rows';
import type { Gathered } from './gathered';
import type { LineError } from './line-error';
import { notUtf8 } from './utf8-text';

type Fields = Record<string, unknown>;

interface Open {
  readonly line: number;
  readonly id: string;
  readonly given: Record<string, string>;
  readonly record: Fields;
  readonly events: Fields[];
  error: LineError | undefined;
}

/** Puts the rows of a round together. A round with a row that cannot be read is told of and not judged: it would lack an event. */
export class CsvRounds {
  private open: Open | undefined;
  private readonly idAt: number;

  constructor(
    private readonly columns: readonly (string | undefined)[],
    private readonly mapping: CsvMapping,
    public into: Gathered,
  ) {
    this.idAt = columns.indexOf('id');
  }

  /** Where the round that is being put together begins. */
  get firstLine(): number | undefined {
    return this.open?.line;
  }

  add(row: CsvRow): void {
    if (row.cells.length === 1 && row.cells[0] === '') return;
    const id = this.idIn(row);
    if (this.open === undefined || (id !== '' && id !== this.open.id)) {
      this.end();
      this.open = newRound(row.line, id, this.mapping);
    }
    this.open.error ??= this.read(row, this.open);
  }

  end(): void {
    const { open } = this;
    this.open = undefined;
    if (open === undefined) return;
    if (open.error) this.into.errors.push(open.error);
    else this.into.add(open.line, JSON.stringify({ ...open.record, events: open.events }));
  }

  private idIn({ cells }: CsvRow): string {
    const text = this.idAt === -1 ? (this.mapping.constants['id'] ?? '') : (cells[this.idAt] ?? '');
    return meaning(this.mapping.values['id'], text) ?? text;
  }

  private read(row: CsvRow, open: Open): LineError | undefined {
    const { line, cells } = row;
    const of = `Round ${open.id || '(without an id)'}`;
    if (row.stray)
      return {
        line: line + row.stray.below,
        error: `A row of the round that begins at line ${String(open.line)} is ${notUtf8(row.stray)}. The round was not judged.`,
      };
    if (row.isOpen)
      return {
        line,
        error: `${of}: a quotation mark in the row that begins here is not closed, or the row has more than 1 MB. The round was not judged.`,
      };
    if (cells.length !== this.columns.length)
      return {
        line,
        error: `${of}: the row has ${String(cells.length)} columns where the first line has ${String(this.columns.length)}${row.isLast ? '; the file may be cut off here' : ''}. The round was not judged.`,
      };
    const event: Fields = {};
    for (const [at, field] of this.columns.entries()) {
      const cell = cells[at] ?? '';
      if (field === undefined || cell === '') continue;
      const problem = this.put(field, cell, open, event);
      if (problem !== undefined) return { line, error: `${of}: ${problem}. The round was not judged.` };
    }
    if ('type' in event && open.events.length === MOST_EVENTS)
      return {
        line,
        error: `${of}: the round has more than the ${String(MOST_EVENTS)} events that a round may have; the rows of each round need its own id. The round was not judged.`,
      };
    if ('type' in event) open.events.push(event);
    else if (Object.keys(event).length > 0)
      return { line, error: `${of}: the row tells of an event and not of its type. The round was not judged.` };
    return undefined;
  }

  private put(field: string, cell: string, open: Open, event: Fields): string | undefined {
    const text = translated(field, cell, this.mapping);
    if (text === undefined) return `${field} has "${cell}", which the mapping does not translate`;
    const read = valueOf(field, text);
    if ('wrong' in read) return `${field} ${read.wrong}, found "${cell}"`;
    if (field.startsWith('event.')) {
      event[field.slice('event.'.length)] = read.value;
      return undefined;
    }
    const before = open.given[field];
    if (before !== undefined && before !== text) return `${field} is "${text}" here and "${before}" in a row before`;
    if (before === undefined) place(open.record, field.split('.'), read.value);
    open.given[field] = text;
    return undefined;
  }
}

function newRound(line: number, id: string, { constants }: CsvMapping): Open {
  const record: Fields = { format: RECORD_FORMAT };
  for (const [field, text] of Object.entries(constants)) {
    const read = valueOf(field, text);
    if ('value' in read) place(record, field.split('.'), read.value);
  }
  return { line, id, given: {}, record, events: [], error: undefined };
}

/** As the record has it: values under their own names, dollars as cents, exactly. A list of values must know every one it meets. */
function translated(field: string, cell: string, { values, dollars }: CsvMapping): string | undefined {
  const known = values[field];
  const text = known === undefined ? cell : (meaning(known, cell) ?? known['*']?.replace('*', () => cell));
  if (text === undefined || !dollars.includes(field)) return text;
  const [, sign, whole, cents = ''] =
    /^(-?)\$?(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text.replace(/(?<=\d),(?=\d{3}\b)/g, '')) ?? [];
  return whole === undefined
    ? `${text} (dollars)`
    : `${sign ?? ''}${whole}${cents.padEnd(2, '0')}`.replace(/^(-?)0+(?=\d)/, '$1');
}

/** What a list of values itself says, and not what every object has under such a name. */
const meaning = (known: Readonly<Record<string, string>> | undefined, cell: string): string | undefined =>
  known !== undefined && Object.hasOwn(known, cell) ? known[cell] : undefined;

function place(record: Fields, [name = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) record[name] = value;
  else place((record[name] ??= {}) as Fields, rest, value);
}
