import type { SpokenWager, Wager, WageredRound } from '../../games/wager';
import type { Ruling } from '../judging/ruling';
import { isAccepted } from './standing';

/** What rules say of wagers made by word of mouth. */
interface OralFacts {
  readonly oralWagers?: string;
  readonly oralWagersNeed?: string;
}

export const ORAL = {
  oral: 'Wager {{subject}} on {{bet}} was made by word of mouth and taken; none may be.',
  without: 'Wager {{subject}} on {{bet}} was made by word of mouth with {{recorded}}; it needs {{expected}} with it.',
} as const;

const CASH_WILL_DO = 'chips-or-cash-with-them';

/** Whether words came with what makes them a wager; undefined where the record, or the rules, do not say. */
function isCovered({ chips }: SpokenWager, { oralWagersNeed }: OralFacts): boolean | undefined {
  if (chips === undefined || oralWagersNeed === undefined) return undefined;
  return chips === 'value' || chips === 'non-value' || (chips === 'cash' && oralWagersNeed === CASH_WILL_DO);
}

/** A wager made by word of mouth is taken only where, and with what, the rules allow it. */
export function judgeOral(
  round: WageredRound & { readonly oral: readonly SpokenWager[] },
  facts: OralFacts,
  ruling: Ruling<'oralWagers' | 'oralWagersNeed', keyof typeof ORAL>,
): void {
  for (const spoken of round.oral) {
    const { id, bet } = spoken.wager;
    const covered = isCovered(spoken, facts);
    if (!isAccepted(spoken.wager) || round.voided) ruling.complies(id);
    else if (facts.oralWagers === 'refused')
      ruling.breaches(id, { message: 'oral', cites: ['oralWagers'], expected: 'void', recorded: bet, data: { bet } });
    else if (facts.oralWagersNeed === undefined) continue;
    else if (covered === undefined) ruling.cannotTell(id, [`chips of wager ${id}`]);
    else if (covered) ruling.complies(id);
    else
      ruling.breaches(id, {
        message: 'without',
        cites: ['oralWagersNeed'],
        expected: facts.oralWagersNeed === CASH_WILL_DO ? 'chips or cash' : 'chips',
        recorded: spoken.chips ?? '',
        data: { bet },
      });
  }
}

/** Whether a table may turn a wager down because it was only spoken: yes, no, or what a record would have to show. */
export function mayBeTurnedDownAsSpoken(
  oral: readonly SpokenWager[],
  { id }: Wager,
  facts: OralFacts,
): boolean | string {
  const spoken = oral.length === 0 ? undefined : oral.find(({ wager }) => wager.id === id);
  if (spoken === undefined) return false;
  if (facts.oralWagers === 'refused') return true;
  const covered = isCovered(spoken, facts);
  if (covered === undefined) return `what came with wager ${id}, made by word of mouth`;
  // Cash will do only if it is changed into chips, and these are on the layout, before the call.
  return covered && spoken.chips === 'cash' ? `whether the cash of wager ${id} became chips before the call` : !covered;
}
