import { valuesOf } from '../checks/bind';
import type { EquipmentRecord } from '../rounds/record';
import { chosenRuleSet, type ChosenRuleSet } from '../rules/chosen';
import type { RuleSet } from '../rules/rule-set';
import type { Channel } from '../rules/source';
import { CHANNEL } from '../rules/stated-fact';
import type { CalendarDate } from '../values/calendar-date';
import type { Random } from './random';

/** Where and when rounds are played. */
export interface Venue {
  readonly ruleSet: RuleSet;
  readonly channel: Channel | undefined;
  readonly day: CalendarDate;
  /** Variants that there are rules for as well: a record that names none may mean one of them by its wheel. */
  readonly otherForms?: readonly string[];
}

/** The rules of a venue once the operator has chosen what they leave open, and how a record names the choices. */
export interface Setting {
  readonly venue: Venue;
  readonly rules: ChosenRuleSet;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly options: Readonly<Record<string, string>> | undefined;
  readonly equipment: EquipmentRecord;
}

const OPTIONS = 'table.options.';
const EQUIPMENT = 'equipment.';

/** Tables that are laid out differently; enough for every option that rules leave to be met. */
const TABLES = 12;

/** Makes settings with every option of each choice that rules leave to the operator, each made once and kept. */
export class Settings {
  private readonly choices: ReadonlyMap<string, readonly string[]>;
  private readonly kept: Setting[] = [];

  constructor(private readonly venue: Venue) {
    const choices = new Map<string, Set<string>>();
    for (const { shares } of venue.ruleSet.facts.values())
      for (const { choice } of shares)
        if (choice !== undefined && choice.field !== CHANNEL)
          choices.set(choice.field, (choices.get(choice.field) ?? new Set()).add(choice.option));
    this.choices = new Map([...choices].map(([field, options]) => [field, [...options]]));
  }

  any(random: Random): Setting {
    const table = random.below(TABLES);
    const known = this.kept[table];
    if (known !== undefined) return known;
    const chosen = [...this.choices].map(
      ([field, options], turn) => [field, options[(table + turn) % options.length] ?? ''] as const,
    );
    const setting = this.make(new Map(chosen));
    this.kept[table] = setting;
    return setting;
  }

  private make(chosen: ReadonlyMap<string, string>): Setting {
    const { ruleSet, channel = ruleSet.channel ?? 'table' } = this.venue;
    const rules = chosenRuleSet(ruleSet, (field) => (field === CHANNEL ? channel : chosen.get(field)));
    const named = (under: string): readonly (readonly [string, string])[] =>
      [...chosen].flatMap(([field, option]) => (field.startsWith(under) ? [[field.slice(under.length), option]] : []));
    const options = named(OPTIONS);
    return {
      venue: this.venue,
      rules,
      facts: valuesOf(rules),
      options: options.length === 0 ? undefined : Object.fromEntries(options),
      equipment: Object.fromEntries(named(EQUIPMENT).map(([name, option]) => [name, Number(option)])),
    };
  }
}
