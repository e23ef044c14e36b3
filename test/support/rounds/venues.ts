import { CHECKED_GAMES, checksFor } from '../../../src/core/checks/registry';
import { generatedFor } from '../../../src/core/generating/registry';
import type { Venue } from '../../../src/core/generating/setting';
import { choiceFields } from '../../../src/core/rules/chosen';
import type { RuleSet } from '../../../src/core/rules/rule-set';
import type { CalendarDate } from '../../../src/core/values/calendar-date';
import { everyRuleSet } from './everywhere';

/** A day on which all instruments are in force. */
const DAY = '2025-02-03' as CalendarDate;

export interface NamedVenue extends Venue {
  readonly name: string;
}

/** Every rule set of which rounds can be made, at the table and at the terminal where they have rules of their own. */
export const venues = (): readonly NamedVenue[] =>
  everyRuleSet()
    .filter((ruleSet) => isMade(ruleSet) && checksFor(ruleSet).length > 0)
    .flatMap((ruleSet) =>
      channelsOf(ruleSet).map((channel) => ({
        name: [ruleSet.name, channel].filter((word) => word !== undefined).join(' '),
        ruleSet,
        channel,
        day: DAY,
        otherForms: variantsBeside(ruleSet),
      })),
    );

const variantsBeside = ({ jurisdiction, game }: RuleSet): readonly string[] =>
  everyRuleSet().flatMap((set) => (set.jurisdiction === jurisdiction && set.game === game ? (set.variant ?? []) : []));

const isMade = (ruleSet: RuleSet): boolean =>
  CHECKED_GAMES.some(({ code }) => code === ruleSet.game) && generatedFor(ruleSet) !== undefined;

function channelsOf(ruleSet: RuleSet): readonly Venue['channel'][] {
  if (ruleSet.channel !== undefined) return [ruleSet.channel];
  if (hasFormForTerminals(ruleSet)) return ['table'];
  return choiceFields(ruleSet).includes('channel') ? ['table', 'terminal'] : [undefined];
}

/** A plain form beside one that governs its terminals is left with the tables. */
const hasFormForTerminals = ({ jurisdiction, game, variant }: RuleSet): boolean =>
  variant === undefined &&
  everyRuleSet().some((set) => set.jurisdiction === jurisdiction && set.game === game && set.plainAt === 'terminal');
