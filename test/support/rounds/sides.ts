import { contains } from '../../../src/core/values/interval';
import type { Side } from '../../../src/core/replaying/side';
import { atChannel } from '../../../src/core/rules/at-channel';
import { selectRuleSet } from '../../../src/core/rules/select';
import type { Channel } from '../../../src/core/rules/source';
import type { CalendarDate } from '../../../src/core/values/calendar-date';
import { everyRuleSet } from './everywhere';

const DAY = '2025-02-03' as CalendarDate;

/** `AU-QLD`, `AU-QLD/even-money`, `AU-ACT:terminal`: a side of a game on a day on which all instruments are in force. */
export function sideNamed(game: string, name: string): Side {
  const [, jurisdiction = '', variant, channel] = /^([A-Z-]+)(?:\/([a-z0-9-]+))?(?::(\w+))?$/.exec(name) ?? [];
  const selection = selectRuleSet(
    everyRuleSet(),
    { jurisdiction, game, variant, channel: channel as Channel | undefined },
    DAY,
  );
  if ('code' in selection) throw new Error(selection.sentence);
  const ruleSet = channel === undefined ? selection.ruleSet : atChannel(selection.ruleSet, channel as Channel);
  if (!contains(ruleSet.inForce, DAY)) throw new Error(`${name} is not in force`);
  return { name, ruleSet, channel: (channel as Channel | undefined) ?? ruleSet.channel, day: DAY };
}
