import { isRecord } from '../../facts/kind';

/** What a designer would have otherwise in a rule set: facts stated anew, rows of tables, choices, and what is taken away. */
export interface Draft {
  readonly name: string;
  /** The rule set it is laid over, as `AU-QLD baccarat/even-money`; with `:terminal` and `@day` where they matter. */
  readonly over: string;
  readonly note?: string | undefined;
  readonly changes: readonly DraftChange[];
  /** Whole facts (`surrender`) or rows (`pays.insurance`). */
  readonly without: readonly string[];
}

export interface DraftChange {
  readonly fact: string;
  readonly value?: unknown;
  readonly options?: Readonly<Record<string, unknown>> | undefined;
  /** The field of a round record that names the choice. */
  readonly chosenBy?: string | undefined;
  readonly note?: string | undefined;
}

const NAME = /^[a-z0-9][a-z0-9-]*$/;
const FIELDS = ['name', 'over', 'note', 'facts', 'without'];
const ENTRY = ['value', 'options', 'chosenBy', 'note'];
const CHOSEN_BY = /^table\.options\.[A-Za-z][A-Za-z0-9]*$|^equipment\.[A-Za-z][A-Za-z0-9]*$/;

/** A draft as a file or a request writes it; a sentence where it is none. */
export function readDraft(raw: unknown): Draft | string {
  if (!isRecord(raw)) return 'a draft is a map with name, over and facts';
  const unknown = Object.keys(raw).find((field) => !FIELDS.includes(field));
  if (unknown !== undefined) return `a draft has no field "${unknown}"; it has ${FIELDS.join(', ')}`;
  const { name, over, note, facts = {}, without = [] } = raw;
  if (typeof name !== 'string' || !NAME.test(name))
    return 'name must be small letters, digits and hyphens, such as cheaper-banker';
  if (typeof over !== 'string' || over.trim() === '') return 'over must name a rule set, such as AU-QLD baccarat';
  if (note !== undefined && typeof note !== 'string') return 'note must be a sentence';
  if (!isRecord(facts)) return 'facts must be a map from facts to what they are to be, such as bankerPays: 1 to 1';
  if (!Array.isArray(without) || !without.every((one) => typeof one === 'string'))
    return 'without must be a list of facts or rows, such as [surrender, pays.insurance]';
  const changes: DraftChange[] = [];
  for (const [fact, entry] of Object.entries(facts)) {
    const change = readChange(fact, entry);
    if (typeof change === 'string') return change;
    changes.push(change);
  }
  if (changes.length === 0 && without.length === 0)
    return 'it changes nothing; state facts, or name some under without';
  return { name, over, ...(note !== undefined && { note }), changes, without };
}

/** A bare value, or a map with `value` or `options` that may carry a note. */
function readChange(fact: string, entry: unknown): DraftChange | string {
  if (!isRecord(entry) || !('value' in entry || 'options' in entry)) return { fact, value: entry };
  const unknown = Object.keys(entry).find((field) => !ENTRY.includes(field));
  if (unknown !== undefined) return `fact ${fact}: "${unknown}" is not among ${ENTRY.join(', ')}`;
  const { value, options, chosenBy, note } = entry;
  if (note !== undefined && typeof note !== 'string') return `fact ${fact}: note must be a sentence`;
  const noted = note === undefined ? {} : { note };
  if (options === undefined) return { fact, value, ...noted };
  if (value !== undefined) return `fact ${fact}: it has either a value or options`;
  if (!isRecord(options) || Object.keys(options).length === 0)
    return `fact ${fact}: options must be a map from choices to values`;
  if (typeof chosenBy !== 'string' || !CHOSEN_BY.test(chosenBy))
    return `fact ${fact}: chosenBy must be the field of a record that names the choice, such as table.options.payTable`;
  return { fact, options, chosenBy, ...noted };
}
