import type { BaccaratRound } from '../../games/baccarat/round';
import { isVoiding, TREATMENTS, type Treatment } from '../../values/treatment';
import { FAILED_TERMINAL, tellsSettledOnFailedTerminal } from '../../play/wagers/failed-terminal';
import { baccaratCheck } from './baccarat-check';
import { CHOICES, isOfThisRound, provisionsFor, type Provision } from './irregularity-rows';

/** A wager without the ante it needs is judged with the ante. */
const JUDGED_ELSEWHERE: ReadonlySet<string> = new Set(['wager-without-ante']);

/** Of a coup's first card that is exposed other provisions hold. */
const EXPOSED: ReadonlySet<string> = new Set(['card-face-up-in-shoe', 'card-exposed-in-error']);

export const irregularityTreatedAsStated = baccaratCheck({
  id: 'baccarat/irregularity-treated-as-stated',
  requirement: 'What goes wrong in a round is put right in one of the ways that the rules have for it.',
  enforces: ['irregularities'],
  uses: ['bankerDrawsAlone', 'playerDraws', 'naturals', 'cardValues', 'unconfirmedOutcome', 'firstCardExposed'],
  concerns: 'irregularities',
  // What is left to the operator holds the table to nothing.
  enforcesRow: (_, row, prescribed) =>
    isOfThisRound(row) && !JUDGED_ELSEWHERE.has(row) && prescribed !== 'operator-decides',
  messages: {
    wrongTreatment: 'After "{{kind}}" the treatment was {{recorded}}; the rules have {{provided}}.',
    ...FAILED_TERMINAL,
  },
  run: (round, facts, ruling) => {
    for (const irregularity of round.irregularities) {
      const { place, kind, treatment } = irregularity;
      const isFirstCard = EXPOSED.has(kind) && irregularity.cardsDealt === 0 && facts.firstCardExposed !== undefined;
      const provisions = isFirstCard || JUDGED_ELSEWHERE.has(kind) ? [] : provisionsFor(irregularity, round, facts);
      if (provisions.length === 0) continue;
      const isVoid = provisions.every(({ prescribed, applies }) => prescribed === 'wager-void' && applies === true);
      const isGivenBack = treatment === undefined || isVoiding(treatment);
      if (isVoid && isGivenBack && tellsSettledOnFailedTerminal(round, irregularity, citesOf(provisions), ruling))
        continue;
      if (treatment === undefined) {
        // A choice of the players needs no treatment: what they did shows in their wagers.
        if (!provisions.some(({ prescribed }) => CHOICES.has(prescribed)))
          ruling.cannotTell(place, [`${place}.treatment`], citesOf(provisions));
      } else if (
        provisions.some(({ prescribed }) => allows(prescribed, treatment, round)) ||
        (kind === 'wrong-result-entered' && facts.unconfirmedOutcome !== undefined && isVoiding(treatment))
      )
        ruling.complies(place);
      // A card that was to come first in the next round can only be put aside once the cards are shuffled before it.
      else if (treatment === 'burnt' && round.shuffledAfter && provisions.some(isForTheNextRound)) continue;
      else if (kind === 'malfunction' && leftToStand(treatment) && provisions.some(isByRecords))
        ruling.cannotTell(place, ['whether the records confirm the wagers'], citesOf(provisions));
      else
        ruling.breaches(place, {
          message: 'wrongTreatment',
          cites: citesOf(provisions),
          expected: [...new Set(provisions.map(({ prescribed }) => prescribed))].join(' or '),
          recorded: treatment,
          data: { kind, provided: inWords(provisions) },
        });
    }
  },
});

/** Records that confirm the wagers lead to an adjustment, or to none. */
const isByRecords = ({ prescribed }: Provision): boolean => prescribed === 'reconstructed';

const isForTheNextRound = ({ prescribed }: Provision): boolean => prescribed === 'first-card-of-next-round';

const leftToStand = (treatment: Treatment): boolean => treatment === 'result-stands' || treatment === 'played';

/** What a provision that names no treatment comes to. */
const PROVIDED: Readonly<Record<string, string>> = {
  'player-chooses': 'the players choose whether to take back or lower their wagers',
  'operator-decides': 'the operator decide',
  'wager-void': 'the wagers void',
};

const inWords = (provisions: readonly Provision[]): string =>
  [...new Set(provisions.map(({ prescribed }) => PROVIDED[prescribed] ?? prescribed))].join(' or ');

const citesOf = (provisions: readonly Provision[]) =>
  provisions
    .filter(({ prescribed }) => prescribed !== 'operator-decides')
    .map(({ row }) => ['irregularities', row] as const);

/** What a table may do under a provision; a choice leaves it all that lets the round go on, begin again or end. */
function allows(prescribed: string, treatment: Treatment, round: BaccaratRound): boolean {
  switch (prescribed) {
    case 'player-chooses':
      // It becomes a dummy only when no wager is left.
      if (treatment === 'dummy-round') return !round.wagers.some(({ result }) => result === 'win' || result === 'lose');
      return isVoiding(treatment) || leftToStand(treatment) || treatment === 'reconstructed';
    case 'operator-decides':
      return (
        isVoiding(treatment) ||
        leftToStand(treatment) ||
        treatment === 'reconstructed' ||
        treatment === 'result-recalculated'
      );
    case 'wager-void':
      return isVoiding(treatment);
    case 'reconstructed':
      // What was put in order is then played, and its result counts.
      return treatment === 'reconstructed' || treatment === 'result-recalculated';
    case 'moved-to-banker':
      // Giving the card to the hand it belongs to is putting the coup in order.
      return treatment === 'moved-to-banker' || treatment === 'reconstructed';
    case 'played':
    case 'result-stands':
      return leftToStand(treatment);
    case 'round-void':
    case 'wagers-returned':
    case 'hand-void':
      return isVoiding(treatment);
    default:
      return !(TREATMENTS as readonly string[]).includes(prescribed) || treatment === prescribed;
  }
}
