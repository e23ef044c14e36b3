import type { RoundRecord, TableRecord } from '../rounds/record';
import { choiceFields } from '../rules/chosen';
import type { RuleSet } from '../rules/rule-set';
import { sameChoice } from '../rules/share';
import type { Side } from './side';

/** What an operator has chosen of what rules leave to it, by the names of `table.options`. */
export type Options = Readonly<Record<string, string>>;

const OPTIONS = 'table.options.';

/** The choices that rules leave to a table, and what they offer for each; other choices show in the equipment or the channel. */
export function optionsOffered(ruleSet: RuleSet): ReadonlyMap<string, readonly string[]> {
  const offered = new Map<string, Set<string>>();
  for (const { shares } of ruleSet.facts.values())
    for (const { choice } of shares)
      if (choice?.field.startsWith(OPTIONS)) {
        const name = choice.field.slice(OPTIONS.length);
        offered.set(name, (offered.get(name) ?? new Set()).add(choice.option));
      }
  return new Map([...offered].map(([name, options]) => [name, [...options]]));
}

/**
 * A round as a record of it would be written where other rules govern: place, form, channel, a day on which they hold, and of the
 * operator's choices those that these rules offer. What was wagered, dealt and paid stays as it is, and so does the equipment.
 */
export function dressed(record: RoundRecord, side: Side, options: Options = {}): RoundRecord {
  const { ruleSet, channel = ruleSet.channel, day } = side;
  const { jurisdiction, game, variant, venue } = ruleSet;
  const { format, id, playedAt, dummy, table, equipment, events } = record;
  const laidOut = tableOf(table, { ...keptOptions(table, ruleSet), ...options });
  return {
    format,
    id,
    jurisdiction,
    ...(venue !== undefined && { venue }),
    game,
    ...(variant !== undefined && { variant }),
    ...(channel !== undefined && { channel }),
    playedAt: `${day}${playedAt.slice(day.length)}`,
    ...(dummy !== undefined && { dummy }),
    ...(laidOut && { table: laidOut }),
    ...(equipment && { equipment }),
    events,
  };
}

function tableOf(table: TableRecord | undefined, options: Options): TableRecord | undefined {
  const rest: TableRecord = Object.fromEntries(Object.entries(table ?? {}).filter(([name]) => name !== 'options'));
  const laidOut = Object.keys(options).length === 0 ? rest : { ...rest, options };
  return table === undefined && laidOut === rest ? undefined : laidOut;
}

/** Of the choices in a record those that these rules offer too. */
function keptOptions(table: TableRecord | undefined, ruleSet: RuleSet): Options {
  if (table?.options === undefined || choiceFields(ruleSet).length === 0) return {};
  const offered = optionsOffered(ruleSet);
  return Object.fromEntries(
    Object.entries(table.options).flatMap(([name, value]) => {
      const chosen = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
      return offered.get(name)?.some((option) => sameChoice(option, chosen)) ? [[name, chosen]] : [];
    }),
  );
}
