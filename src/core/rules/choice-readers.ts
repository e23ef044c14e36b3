import { choiceFields, chosenRuleSet, type ChosenRuleSet } from './chosen';
import type { RuleSet } from './rule-set';
import { rowsOf } from './share';
import { CHANNEL } from './stated-fact';

/** The rules with the choices that a record names. */
export function chosenBy(record: unknown, ruleSet: RuleSet): ChosenRuleSet {
  const readers = choiceReaders(ruleSet);
  return chosenRuleSet(ruleSet, (field) => readers.get(field)?.(record));
}

/** What a record says in a field such as `table.options.payTable`; undefined where it is silent. */
export type FieldReader = (record: unknown) => string | undefined;

/** Readers of the fields that name choices these rules leave to the operator, one for each. */
export function choiceReaders(ruleSet: RuleSet): ReadonlyMap<string, FieldReader> {
  const fields = choiceFields(ruleSet);
  const sharing = fields.includes(PAY_TABLE) ? betsChosenBy(ruleSet, PAY_TABLE) : NO_BETS;
  const numbered = fields.filter((field) => namesNumberedOdds(ruleSet, field));
  return new Map(
    fields.map((field) => {
      if (field.endsWith('PayTable')) return [field, payTableReader(field, sharing)];
      if (!numbered.includes(field)) return [field, fieldReader(field)];
      const others = numbered.filter((other) => other !== field).flatMap((other) => [...betsChosenBy(ruleSet, other)]);
      return [field, payTableReader(field, new Set([...others, ...sharing]))];
    }),
  );
}

const PAY_TABLE = 'table.options.payTable';
const NO_BETS: ReadonlySet<string> = new Set();

/** Whether an option of the table is the number of a table of odds. */
function namesNumberedOdds({ facts }: RuleSet, field: string): boolean {
  const named = (facts.get('pays')?.shares ?? []).flatMap(({ choice }) =>
    choice?.field === field ? choice.option : [],
  );
  return field.startsWith(OPTIONS) && named.length > 0 && named.every((option) => /^\d+$/.test(option));
}

/** The bets of whose odds a field names the table. */
const betsChosenBy = ({ facts }: RuleSet, field: string): ReadonlySet<string> =>
  new Set(
    [...facts.values()].flatMap(({ shares }) =>
      shares.flatMap((share) => (share.choice?.field === field ? rowsOf(share).map(betOf) : [])),
    ),
  );

/** A bet without the hand it is on, and without the case that it wins by. */
const betOf = (named: string): string => named.split(/[/:]/, 1)[0] ?? named;

/** A wager's own pay table may be called just that, unless another wager of the round has one that is called so. */
function payTableReader(field: string, sharing: ReadonlySet<string>): FieldReader {
  const own = fieldReader(field);
  if (field === PAY_TABLE) return own;
  const plain = fieldReader(PAY_TABLE);
  return (record) => {
    const named = own(record);
    if (named !== undefined) return named;
    const called = plain(record);
    return called === undefined || isWageredOn(record, sharing) ? undefined : called;
  };
}

function isWageredOn(record: unknown, bets: ReadonlySet<string>): boolean {
  const { events } = record as { readonly events: readonly { readonly type: string; readonly bet?: string }[] };
  for (const { type, bet } of events) if (type === 'wager' && bet !== undefined && bets.has(betOf(bet))) return true;
  return false;
}

function fieldReader(field: string): FieldReader {
  // By the contract a record that names no channel was played at a table.
  if (field === CHANNEL) return channelOf;
  if (field.startsWith(OPTIONS)) return optionReader(field.slice(OPTIONS.length));
  const names = field.split('.');
  return (record) => {
    let value = record;
    for (const name of names)
      value =
        typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined;
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
  };
}

const OPTIONS = 'table.options.';

/** Most choices are options of the table, and read without a detour. */
const optionReader =
  (name: string): FieldReader =>
  (record) => {
    const value = (record as Tabled | undefined)?.table?.options?.[name];
    return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined;
  };

interface Tabled {
  readonly table?: { readonly options?: Readonly<Record<string, unknown>> };
}

const channelOf = (record: unknown): string => {
  const { channel } = record as { readonly channel?: unknown };
  return typeof channel === 'string' ? channel : 'table';
};
