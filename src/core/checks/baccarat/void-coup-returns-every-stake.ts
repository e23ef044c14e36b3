import type { BaccaratFact, BaccaratFacts } from '../../games/baccarat/game';
import type { BaccaratRound } from '../../games/baccarat/round';
import { takesPart } from '../../games/baccarat/wagers';
import { printMoney } from '../../values/money';
import { baccaratCheck } from './baccarat-check';
import { operatorMayDecide } from './players-choice';

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
  requirement: 'When a coup is void, every wager on it is void and its stake is given back.',
  enforces: [],
  mayEnforce: [...IN_GENERAL, ...Object.values(VOIDED_BY), ...Object.values(MALFUNCTION_OF)],
  uses: ['irregularities'],
  judges: 'payment',
  messages: {
    settled:
      'The coup was void, and wager {{subject}} was settled as {{recorded}}; its stake of {{stake}} must be given back.',
    paid: 'The coup was void, and {{paid}} was paid on wager {{subject}}.',
    notReturned: 'The coup was void, and {{returned}} of the stake of {{stake}} was given back on wager {{subject}}.',
  },
  run: (round, facts, ruling) => {
    if (!round.voided || round.dummy || operatorMayDecide(round, facts)) return;
    const cites = [voidingFact(round, facts)];
    for (const wager of round.wagers) {
      if (!takesPart(wager)) continue;
      const { id, result, paid, stake } = wager;
      const returned = wager.returned ?? stake;
      const data = { stake: printMoney(stake), paid: printMoney(paid), returned: printMoney(returned) };
      if (result === undefined) ruling.cannotTell(id, [`settle event of wager ${id}`]);
      else if (result === 'win' || result === 'lose')
        ruling.breaches(id, { message: 'settled', cites, expected: 'void', recorded: result, data });
      else if (paid > 0) ruling.breaches(id, { message: 'paid', cites, expected: '0', recorded: String(paid), data });
      else if (returned === stake) ruling.complies(id);
      else
        ruling.breaches(id, {
          message: 'notReturned',
          cites,
          expected: String(stake),
          recorded: String(returned),
          data,
        });
    }
  },
});

/** The provision that voids the coup, where the record says what went wrong; the general one where it does not. */
function voidingFact(round: BaccaratRound, facts: Partial<Pick<BaccaratFacts, Voiding>>): Voiding {
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
