import type { SpokenWager, Wager, WageredRound } from '../../games/wager';
import type { Cited, Ruling } from '../judging/ruling';
import { isAccepted } from './standing';

export const MADE_WITH = {
  otherwise: 'Wager {{subject}} on {{bet}} was made with {{recorded}}; the rules have {{expected}}.',
} as const;

/** Wagers of which the record says what they were made with; those made by word of mouth have rules of their own. */
export interface MadeRound extends WageredRound {
  readonly made: readonly SpokenWager[];
}

/** What a record calls them, in words. */
const IN_WORDS: Readonly<Record<string, string>> = { value: 'value chips', 'non-value': 'non-value chips' };

const inWords = (chips: string): string => IN_WORDS[chips] ?? chips;

/** A wager is made with what the rules have wagers made with: chips at a table, credit at a terminal. */
export function judgeMadeWith<F extends string>(
  round: MadeRound,
  wagersMadeWith: readonly string[],
  ruling: Ruling<F | 'wagersMadeWith', keyof typeof MADE_WITH>,
  cites: (bet: string) => readonly Cited<F | 'wagersMadeWith'>[] = () => ['wagersMadeWith'],
): void {
  if (round.voided) return;
  for (const { wager, chips = '' } of round.made)
    if (wagersMadeWith.includes(chips) || !isAccepted(wager)) ruling.complies(wager.id);
    else
      ruling.breaches(wager.id, {
        message: 'otherwise',
        cites: cites(wager.bet),
        expected: wagersMadeWith.map(inWords).join(' or '),
        recorded: inWords(chips),
        data: { bet: wager.bet },
      });
}

/** A wager that a table may turn down because it was made with something else than the rules have. */
export const isMadeOtherwise = (
  { made }: MadeRound,
  { id }: Wager,
  { wagersMadeWith }: { readonly wagersMadeWith?: readonly string[] },
): boolean =>
  wagersMadeWith !== undefined &&
  made.some(({ wager, chips }) => wager.id === id && !wagersMadeWith.includes(chips ?? ''));
