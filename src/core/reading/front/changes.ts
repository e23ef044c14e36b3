import type { FrontMatter, PlacedLine } from '../reading';
import type { MakingWords } from './making-words';
import { registerNumberIn } from './register-number';

type Changes = Pick<FrontMatter, 'revokes' | 'amends' | 'replaces'>;
type Change = keyof Changes;

/** How an instrument says what it does to another; the first group is what it is done to. */
const wordings: readonly (readonly [Change, RegExp])[] = [
  ['revokes', /\b(?:revokes?|repeals?) (?:the )?(.+?)(?= which\b|[,;.]|$)/gi],
  ['revokes', /(?:^|[.] )(?:The )?([^.]{4,120}?) (?:is|are) (?:hereby )?(?:revoked|repealed)\b/g],
  ['replaces', /\b(?:replaces?|substitutes? for) (?:the )?(.+?)(?= which\b|[,;.]|$)/gi],
  ['replaces', /\bin (?:place|substitution) of (?:the )?(.+?)(?= which\b|[,;.]|$)/gi],
  ['amends', /\b(?:approves? )?amendments? (?:to|of) (?:the )?(.+?)(?= in the casino\b| as set\b|[,;:.]|$)/gi],
  ['amends', /\bapproves? the amended (.+?)(?= in the casino\b| as set\b|[,;:.]|$)/gi],
  ['amends', /\bamends? (?:the )?(.+?)(?= as set\b|[,;:.]|$)/gi],
];

// A scanner takes the I of "I revoke" for a rule.
const verbs =
  /(?:^|\s)(?:I|\||we|instrument|order|notice|approval|rules?|by this order,) (?:hereby )?(?:revoke|repeal|replace|substitute|amend|approve)/i;
const passive = /\b(?:is|are) (?:hereby )?(?:revoked|repealed)\b/i;

/** What the making words say they revoke, amend or replace. A sentence that only describes a power does nothing. */
export function changesIn(passages: readonly MakingWords[]): Changes {
  const found: Partial<Record<Change, PlacedLine[]>> = {};
  const told = new Set<string>();
  for (const { text, lineAt } of passages) {
    if (!verbs.test(text) && !passive.test(text)) continue;
    for (const [change, wording] of wordings) {
      for (const match of text.matchAll(wording)) {
        const what = registerNumberIn(match[1] ?? '') ?? (match[1] ?? '').trim();
        const line = lineAt(match.index);
        if (what === '' || told.has(`${change} ${line}`)) continue;
        told.add(`${change} ${line}`);
        (found[change] ??= []).push({ text: what, line });
      }
    }
  }
  return found;
}
