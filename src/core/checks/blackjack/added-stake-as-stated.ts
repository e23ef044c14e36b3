import type { BlackjackFacts } from '../../games/blackjack/game';
import type { BlackjackRound, Wager } from '../../games/blackjack/round';
import { printMoney, type Cents } from '../../values/money';
import { isAccepted } from '../../play/wagers/standing';
import {
  ADDED,
  addedTogether,
  isAddedToLater,
  isInProportion,
  isOnNoneOfItsPlayers,
  type Addition,
} from './added-stake';
import { blackjackCheck } from './blackjack-check';

const ALLOWED: Readonly<Record<Addition, string>> = {
  'equal-to-wager': 'as much as that wager',
  'up-to-wager': 'no more than that wager',
  'up-to-half': 'no more than half of that wager',
};

export const addedStakeAsStated = blackjackCheck({
  id: 'blackjack/added-stake-as-stated',
  requirement: 'What is added by doubling, splitting or insurance bears the stated proportion to the wager it adds to.',
  enforces: ['addedStake'],
  mayEnforce: ['othersOnBox'],
  concerns: 'added',
  enforcesRow: (fact, row) => (fact === 'addedStake' ? ADDED.has(row) : row === 'split'),
  uses: ['boxWagers', 'dealerHands', 'overMaximum', 'offIncrement', 'wagerUnits'],
  messages: {
    wrongStake: '{{added}} was added as {{bet}} to a wager of {{original}}; it must be {{allowed}}.',
    noWager: 'A wager on {{bet}} was taken from {{player}}, who has no wager on {{box}} that it could add to.',
    anothers:
      'Wager {{subject}} of {{player}} was taken as {{bet}} on wager {{on}} of {{owner}}; players add to wagers of their own only.',
    notOnEach: 'A {{bet}} was added to wager {{on}} and none to wager {{subject}}; every wager on the hand needs one.',
  },
  run: (round, facts, ruling) => {
    if (round.voided) return;
    for (const wager of round.wagers) {
      const { id, bet, on } = wager;
      const rule = ADDED.has(bet) ? facts.addedStake.get(bet) : undefined;
      if (rule === undefined || wager.withdrawn || wager.voided) continue;
      if (isOnNoneOfItsPlayers(round, wager) && isAccepted(wager)) {
        const { player, position = '' } = wager;
        ruling.breaches(id, {
          message: on === undefined ? 'noWager' : 'anothers',
          cites: [['addedStake', bet]],
          expected: `an original wager of ${player}`,
          recorded: on === undefined ? 'none' : `a wager of ${on.player}`,
          data: { bet, player, box: position, on: on?.id ?? '', owner: on?.player ?? '' },
        });
        continue;
      }
      if (on === undefined) {
        ruling.cannotTell(id, [`wager that ${id} adds to`], [['addedStake', bet]]);
        continue;
      }
      if (isAccepted(wager) && isAddedToLater(round, wager)) continue;
      const added = isAccepted(wager) ? addedTogether(round, wager) : wager.stake;
      if (isInProportion(rule, added, on, facts) || isCovering(round, wager, added, on, facts.othersOnBox)) {
        const bare = facts.dealerHands === undefined ? undefined : leftOut(round, wager, on);
        if (bare === undefined) ruling.complies(id);
        else
          ruling.breaches(bare, {
            message: 'notOnEach',
            cites: [['addedStake', bet]],
            expected: bet,
            recorded: 'none',
            data: { bet, on: on.id },
          });
      } else if (bet === 'insurance' && facts.boxWagers === 'two-equal' && added <= on.stake)
        ruling.cannotTell(id, ['whether half of one wager of the box or of both is meant'], [['addedStake', bet]]);
      else if (isAccepted(wager))
        ruling.breaches(id, {
          message: 'wrongStake',
          cites:
            bet === 'split' && isOthers(round, on)
              ? [
                  ['othersOnBox', bet],
                  ['addedStake', bet],
                ]
              : [['addedStake', bet]],
          expected: rule,
          recorded: String(added),
          data: { bet, added: printMoney(added), original: printMoney(on.stake), allowed: ALLOWED[rule] },
        });
    }
  },
});

/** The wager is not the first on its box, and another player's is. */
function isOthers({ wagers }: BlackjackRound, on: Wager): boolean {
  const first = wagers.find((wager) => wager.decidedBy === 'main' && wager.position === on.position);
  return first !== undefined && first.player !== on.player;
}

/** Another player on the box may cover a split with the amount of that player's own wager or of the box's first. */
function isCovering(
  { wagers }: BlackjackRound,
  { bet }: Wager,
  added: Cents,
  on: Wager,
  others: BlackjackFacts['othersOnBox'] | undefined,
): boolean {
  if (bet !== 'split' || others?.get('split') !== 'cover-or-first-hand') return false;
  const first = wagers.find((wager) => wager.decidedBy === 'main' && wager.position === on.position);
  return first !== undefined && first !== on && first.player !== on.player && first.stake === added;
}

/** Where each of a player's wagers on a hand has to be added to: one that was not. Told once, by the first that was. */
function leftOut({ wagers }: BlackjackRound, { bet, player, hand }: Wager, on: Wager): string | undefined {
  if (bet === 'insurance') return undefined;
  const first = wagers.find((wager) => wager.bet === bet && wager.player === player && wager.hand === hand);
  if (first?.on !== on) return undefined;
  return wagers.find(
    (wager) =>
      wager.decidedBy === on.decidedBy &&
      wager.player === player &&
      wager.position === on.position &&
      isAccepted(wager) &&
      !wagers.some((added) => added.bet === bet && added.on === wager),
  )?.id;
}
