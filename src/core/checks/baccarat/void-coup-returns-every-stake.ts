import type { BaccaratFact, BaccaratFacts } from '../../games/baccarat/game';
import type { BaccaratRound } from '../../games/baccarat/round';
import { operatorMayDecide, playersMayTakeBack } from '../../play/wagers/prescribed';
import { isVoiding } from '../../values/treatment';
import type { Ruling } from '../../play/judging/ruling';
import { judgeVoidRound, voidMessages } from '../../play/wagers/void-round';
import { isOverMaximum, judgeVoidWagers, VOID_WAGER } from '../../play/wagers/void-wager';
import { baccaratCheck } from './baccarat-check';
import { COUP } from './settling';

const VOIDED_BY = {
  'insufficient-cards': 'insufficientCards',
  'missing-or-foreign-card': 'missingOrForeignCard',
  'wrong-result-entered': 'unconfirmedOutcome',
} as const satisfies Record<string, BaccaratFact>;

const MALFUNCTION_OF = {
  system: 'systemMalfunction',
  shuffler: 'shufflerMalfunction',
} as const satisfies Record<string, BaccaratFact>;

/** What makes a coup void, for whatever reason, and what becomes of the stakes then; the more special first. */
const IN_GENERAL = ['misdealtCoup', 'voidedStake'] as const satisfies readonly BaccaratFact[];

type Voiding =
  | (typeof VOIDED_BY)[keyof typeof VOIDED_BY]
  | (typeof MALFUNCTION_OF)[keyof typeof MALFUNCTION_OF]
  | (typeof IN_GENERAL)[number];

export const voidCoupReturnsEveryStake = baccaratCheck({
  id: 'baccarat/void-coup-returns-every-stake',
  requirement:
    'When a coup is void, every wager on it is void and its stake is given back; a wager declared void by itself is neither paid nor collected.',
  enforces: [],
  mayEnforce: [...IN_GENERAL, ...Object.values(VOIDED_BY), ...Object.values(MALFUNCTION_OF), 'voidWager'],
  uses: ['irregularities', 'bankerPays', 'notPayableExactly'],
  concerns: 'voids',
  // A coup that has to be finished is not void.
  enforcesRow: (fact, _row, value) => fact !== 'insufficientCards' || value !== 'played',
  judges: 'payment',
  messages: { ...voidMessages('coup'), ...VOID_WAGER },
  run: (round, facts, ruling) => {
    judgeVoidWagers(
      round,
      facts.voidWager,
      ruling,
      // What chips could not have paid of a wager on the banker may be all that was declared void.
      (wager) => isOverMaximum(wager) || COUP.unpayablePart(wager, facts) > 0,
    );
    if (!round.voided || round.dummy || operatorMayDecide(round, facts)) return;
    const voiding = voidingFact(round, facts);
    // Rules may say what becomes of a void wager and not of a void coup.
    if (facts[voiding] === undefined) return;
    if (isLeftToThePlayers(round, facts)) judgeTakenBack(round, ruling);
    else judgeVoidRound(round, [voiding], ruling);
  },
});

/** Wagers returned where each player may take his back are no void coup: others may have stayed. */
const isLeftToThePlayers = (round: BaccaratRound, facts: Partial<Pick<BaccaratFacts, 'irregularities'>>): boolean =>
  playersMayTakeBack(round, facts) &&
  round.irregularities.every(({ treatment }) => !isVoiding(treatment) || treatment === 'wagers-returned');

function judgeTakenBack(round: BaccaratRound, ruling: Ruling<Voiding, keyof ReturnType<typeof voidMessages>>): void {
  for (const wager of round.wagers)
    if (wager.result === 'win' || wager.result === 'lose')
      ruling.cannotTell(wager.id, [`whether wager ${wager.id} was taken back`]);
}

/** The provision that voids the coup, where the record says what went wrong; the general one where it does not. */
export function voidingFact(round: BaccaratRound, facts: Partial<Pick<BaccaratFacts, Voiding>>): Voiding {
  for (const { kind, of } of round.irregularities) {
    const named: Voiding | undefined = Object.hasOwn(VOIDED_BY, kind)
      ? VOIDED_BY[kind as keyof typeof VOIDED_BY]
      : kind === 'malfunction' && of !== undefined && Object.hasOwn(MALFUNCTION_OF, of)
        ? MALFUNCTION_OF[of as keyof typeof MALFUNCTION_OF]
        : undefined;
    if (named !== undefined && facts[named] !== undefined) return named;
  }
  return facts.misdealtCoup === undefined ? 'voidedStake' : 'misdealtCoup';
}
