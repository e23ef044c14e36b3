import type { SicBoFacts } from '../../games/sic-bo/game';
import { kindsIn, type Wager } from '../../games/wager';
import type { Cited } from '../../play/judging/ruling';
import { judgePermitted, NOT_PERMITTED } from '../../play/wagers/permitted';
import { isAccepted, isPermitted, isTurnedDown } from '../../play/wagers/standing';
import { namesWhatItMay } from './named-numbers';
import { lacksItsCompanion } from './settling';
import { sicBoCheck } from './sic-bo-check';

const NONE: readonly Wager[] = [];

/** What shows which numbers there are: a list of them, or else the wager itself, whose numbers are those of the dice. */
function listing(
  kind: string,
  { mayName, combinations }: Partial<Pick<SicBoFacts, 'mayName' | 'combinations'>>,
): Cited<'mayName' | 'combinations' | 'wagers'> {
  if (mayName?.has(kind)) return ['mayName', kind];
  return combinations !== undefined && kindsIn(combinations).has(kind) ? 'combinations' : ['wagers', kind];
}

export const onlyPermittedWagers = sicBoCheck({
  id: 'sic-bo/only-permitted-wagers',
  requirement: 'Only the wagers the rules permit are taken, on numbers on which there are such wagers.',
  enforces: ['wagers'],
  mayEnforce: ['mayName', 'combinations'],
  uses: ['placedWith'],
  judges: 'permission',
  messages: {
    ...NOT_PERMITTED,
    wrongNumbers: 'A wager on "{{recorded}}" was taken; there is no such {{kind}} wager.',
  },
  run: (round, facts, ruling) => {
    let wrong = NONE;
    for (const wager of round.wagers)
      if (
        namesWhatItMay(wager.bet, facts) === false &&
        !wager.withdrawn &&
        !isTurnedDown(wager) &&
        isPermitted(wager, facts.wagers)
      )
        wrong = [...wrong, wager];
    for (const { id, bet, known } of wrong) {
      const { kind } = known;
      ruling.breaches(id, {
        message: 'wrongNumbers',
        cites: [listing(kind, facts)],
        expected: `a permitted ${kind} wager`,
        recorded: bet,
        data: { kind },
      });
    }
    const others =
      wrong.length === 0 ? round : { ...round, wagers: round.wagers.filter((one) => !wrong.includes(one)) };
    judgePermitted(
      others,
      facts.wagers,
      ruling,
      (wager) => isAccepted(wager) && lacksItsCompanion(round, wager, facts),
    );
  },
});
