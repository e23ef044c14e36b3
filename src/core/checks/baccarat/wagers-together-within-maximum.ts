import type { BaccaratRound, Wager } from '../../games/baccarat/round';
import { printMoney, type Cents } from '../../values/money';
import { atStake } from '../../play/wagers/excess';
import { isAccepted, isTakenAgainst } from '../../play/wagers/standing';
import { baccaratCheck } from './baccarat-check';
import { COUNTED_TOGETHER, rowCounting, TIE_OF_THE_TABLE } from './counted-together';
import { COUP, OUTCOMES, type SettlingFacts } from './settling';
import { STANDING_FACTS } from './wager-standing';
import { PAYING_FACTS } from './winning-odds';

export const wagersTogetherWithinMaximum = baccaratCheck({
  id: 'baccarat/wagers-together-within-maximum',
  requirement: 'Where a maximum is counted over several wagers, they come to no more than it together.',
  enforces: ['maximumApplies'],
  uses: [...STANDING_FACTS, ...PAYING_FACTS, ...OUTCOMES],
  concerns: 'wagersOnOneBet',
  enforcesRow: (_, row) => COUNTED_TOGETHER.has(row),
  messages: {
    exceeded: 'The wagers on {{subject}} come to {{together}} together; the displayed maximum is {{maximum}}.',
  },
  run: (round, facts, ruling) => {
    if (round.voided || round.dummy) return;
    const { maximumApplies } = facts;
    for (const [row, wagers] of groupsIn(round, maximumApplies)) {
      const [wager] = wagers;
      const max = wager?.limit?.max;
      if (wager === undefined || max === undefined || wagers.length < 2) continue;
      // One wager settled above the maximum is the breach of the rule for each wager.
      if (wagers.some((one) => one.stake > max && settledOf(round, one, facts) > max)) continue;
      const together = sum(wagers, (one) => settledOf(round, one, facts));
      const subject = row === TIE_OF_THE_TABLE ? wager.bet : `${wager.bet} by ${wager.player}`;
      if (together <= max) ruling.complies(subject);
      else
        ruling.breaches(subject, {
          message: 'exceeded',
          cites: [['maximumApplies', row]],
          expected: String(max),
          recorded: String(together),
          data: { together: printMoney(together), maximum: printMoney(max) },
        });
    }
  },
});

/** The wagers that are counted together, with the row that says so. */
function groupsIn(
  { wagers, differential }: BaccaratRound,
  applies: ReadonlyMap<string, string>,
): readonly (readonly [string, readonly Wager[]])[] {
  const groups = new Map<string, [string, Wager[]]>();
  for (const wager of wagers) {
    if (!isAccepted(wager) || wager.decidedBy === undefined) continue;
    const row = rowCounting(wager, differential !== undefined, applies);
    if (row === undefined) continue;
    const key = row === TIE_OF_THE_TABLE ? row : `${row} ${wager.player} ${wager.bet}`;
    const group = groups.get(key);
    if (group) group[1].push(wager);
    else groups.set(key, [row, [wager]]);
  }
  return [...groups.values()];
}

const sum = (wagers: readonly Wager[], amountOf: (wager: Wager) => Cents): Cents =>
  wagers.reduce((total, wager) => total + amountOf(wager), 0);

/** Where rules take no more than the maximum, what was taken; else what the settlement shows to have been at stake: not what was given back whole, nor what is not settled and may have been turned down. */
const settledOf = (round: BaccaratRound, wager: Wager, facts: SettlingFacts): Cents =>
  // Over a differential a wager may be cut, whatever else holds.
  round.differential === undefined && isTakenAgainst(facts.overMaximum, wager)
    ? wager.stake
    : wager.result === undefined || wager.result === 'push'
      ? 0
      : atStake(COUP, round, wager, facts);
