import { isLaw, type RuleSet } from '../core/rules/rule-set';

/** Every side that could be named for a game as it is in force last, such as `AU-ACT`, `AU-ACT:terminal` and `AU-QLD/even-money`. */
export function sidesHeld(ruleSets: readonly RuleSet[], game: string): readonly string[] {
  const ofGame = ruleSets.filter((set) => set.game === game && isLaw(set));
  return [...new Set(ofGame.map((set) => sideOf(set, ofGame)))].sort();
}

/** A channel is named only where rules for the other one would be meant without it. */
function sideOf({ jurisdiction, variant, channel }: RuleSet, ofGame: readonly RuleSet[]): string {
  const isSecond =
    channel === 'terminal' &&
    ofGame.some((one) => one.jurisdiction === jurisdiction && one.variant === variant && one.channel !== 'terminal');
  return `${jurisdiction}${variant === undefined ? '' : `/${variant}`}${isSecond ? ':terminal' : ''}`;
}
