import { Failure } from '../core/failures/failure';
import { generatedFor } from '../core/generating/registry';
import type { Side } from '../core/replaying/side';
import type { Draft } from '../core/rules/drafts/draft';
import type { RuleSet } from '../core/rules/rule-set';
import type { Channel } from '../core/rules/source';
import type { CalendarDate } from '../core/values/calendar-date';
import { contains } from '../core/values/interval';
import { partsOfSide, ruleSetOfSide } from './compared-side';
import { draftNamed, laidOver, NO_DRAFTS, notNamed, ruleSetNamed, type Drafts } from './drafts';
import type { RuleBook } from './rule-book';
import type { Today } from './today';

/** A side as rounds can be held against it: its rules, the channel, and a day on which they hold. */
export function sideOf(rules: RuleBook, game: string, name: string, today: Today, drafts: Drafts = NO_DRAFTS): Side {
  const named = draftNamed(name, game, drafts);
  if (named === undefined) return lawfulSide(rules, game, name, today);
  return { ...draftSide(rules, named.draft, today), name };
}

/** A draft over the rule set that it names. */
export function draftSide(rules: RuleBook, draft: Draft, today: Today): Side {
  const over = ruleSetNamed(draft.over);
  if (over === undefined) throw new Failure('BAD_ARGUMENT', notNamed(draft.over));
  const base = lawfulSide(rules, over.game, over.side, today);
  return { ...base, name: `draft ${draft.name}`, ruleSet: laidOver(base.ruleSet, draft) };
}

function lawfulSide(rules: RuleBook, game: string, name: string, today: Today): Side {
  const ruleSet = ruleSetOfSide(rules, game, name, today);
  const { channel, at } = partsOfSide(name, game);
  if (generatedFor(ruleSet) === undefined)
    throw new Failure('UNKNOWN_GAME', `Rounds of ${ruleSet.name} cannot be judged yet.`);
  return {
    name,
    ruleSet,
    channel: channel ?? ruleSet.channel,
    day: at ?? dayWithin(ruleSet, today(ruleSet.jurisdiction)),
  };
}

const dayWithin = ({ inForce }: RuleSet, today: CalendarDate): CalendarDate =>
  contains(inForce, today) ? today : inForce.from;

/** The side with the form and the channel of a round, where it leaves them open and has rules for them. */
export function sideFor(
  rules: RuleBook,
  round: { readonly game: string; readonly variant?: string; readonly channel?: Channel },
  name: string,
  today: Today,
  drafts: Drafts = NO_DRAFTS,
): Side {
  const { game } = round;
  if (draftNamed(name, game, drafts) !== undefined) return sideOf(rules, game, name, today, drafts);
  const { jurisdiction, instrument, variant = round.variant, channel, at } = partsOfSide(name, game);
  const place = `${jurisdiction ?? instrument ?? ''}${variant === undefined ? '' : `/${variant}`}`;
  const day = at === undefined ? '' : `@${at}`;
  const written = (where: Channel | undefined): string => `${place}${where === undefined ? '' : `:${where}`}${day}`;
  const found =
    channel === undefined && round.channel !== undefined
      ? atChannel(rules, game, written(round.channel), written(undefined), today)
      : lawfulSide(rules, game, written(channel), today);
  return { ...found, name };
}

/** At the channel of the round; at the other where the rules know no such. */
function atChannel(rules: RuleBook, game: string, own: string, any: string, today: Today): Side {
  try {
    return lawfulSide(rules, game, own, today);
  } catch (error) {
    if (!(error instanceof Failure) || !['OTHER_CHANNEL', 'NOT_IN_FORCE'].includes(error.code)) throw error;
    return lawfulSide(rules, game, any, today);
  }
}
