import { scoreOf } from '../../games/baccarat/coup';
import type { BaccaratFacts } from '../../games/baccarat/game';
import type { BaccaratRound, Irregularity } from '../../games/baccarat/round';

export type RowFacts = Partial<
  Pick<BaccaratFacts, 'irregularities' | 'bankerDrawsAlone' | 'playerDraws' | 'naturals' | 'cardValues'>
>;

/** A provision for a kind of irregularity, and whether its case is this one as far as the record tells. */
export interface Provision {
  readonly row: string;
  readonly prescribed: string;
  /** How many conditions it has: a more special one goes before the others. */
  readonly conditions: number;
  readonly applies: boolean | undefined;
}

/** The provisions for an irregularity that are not ruled out: the most special that applies, and what may go before it. */
export function provisionsFor(irregularity: Irregularity, round: BaccaratRound, facts: RowFacts): readonly Provision[] {
  const found = rowsFor(irregularity.kind, irregularity, round, facts);
  const special = Math.max(...found.filter(({ applies }) => applies).map(({ conditions }) => conditions), -1);
  const own = found.filter(
    ({ applies, conditions, prescribed }) =>
      conditions >= special || (applies === undefined && CHOICES.has(prescribed)),
  );
  // What certainly applies is named before what may.
  own.sort((one, other) => Number(other.applies ?? false) - Number(one.applies ?? false));
  if (!isThirdCardAstray(irregularity)) return own;
  const asExcess = rowsFor('excess-card-drawn', irregularity, round, facts);
  const isOfThisCase = ({ applies, conditions }: Provision): boolean => applies === true && conditions > 0;
  return [...asExcess.filter(isOfThisCase), ...own, ...asExcess.filter((row) => !isOfThisCase(row))];
}

/** A third card to a hand that takes none is in the wrong hand and one too many alike; a record may call it either. */
const isThirdCardAstray = ({ kind, to, cardsDealt }: Irregularity): boolean =>
  kind === 'card-to-wrong-hand' && cardsDealt >= 4 && (to === 'player' || to === 'banker');

function rowsFor(of: string, irregularity: Irregularity, round: BaccaratRound, facts: RowFacts): Provision[] {
  const found: Provision[] = [];
  for (const [row, prescribed] of facts.irregularities ?? []) {
    const [kind, ...conditions] = row.split('/');
    if (kind !== of) continue;
    const held = conditions.map((condition) => holds(condition, irregularity, round, facts));
    if (held.includes(false)) continue;
    const applies = held.includes(undefined) ? undefined : true;
    found.push({ row, prescribed, conditions: conditions.length, applies });
  }
  return found;
}

/** What leaves it to players or to the operator how things go on. */
export const CHOICES: ReadonlySet<string> = new Set(['player-chooses', 'operator-decides']);

/** Cases of which no record of the round itself can be. */
const OF_OTHER_ROUNDS: ReadonlySet<string> = new Set(['earlier-coups']);

/** Whether the row is for rounds such as records tell of. */
export const isOfThisRound = (row: string): boolean => !row.split('/').some((part) => OF_OTHER_ROUNDS.has(part));

function holds(
  condition: string,
  { to, of, exposed, wageringOpen }: Irregularity,
  round: BaccaratRound,
  facts: RowFacts,
): boolean | undefined {
  switch (condition) {
    case 'to-player':
    case 'to-banker':
      return to === undefined ? undefined : `to-${to}` === condition;
    case 'exposed':
      return exposed;
    case 'unexposed':
      return exposed === undefined ? undefined : !exposed;
    case 'banker-draws':
      return bankerDraws(round, facts);
    case 'banker-stands': {
      const draws = bankerDraws(round, facts);
      return draws === undefined ? undefined : !draws;
    }
    case 'dealer-stands':
      return to === undefined || to === 'dealer' ? undefined : false;
    case 'card-machine':
      // It shuffles and is dealt from.
      return of === undefined || of === 'shuffler' || of === 'shoe' ? undefined : false;
    case 'terminal':
    case 'system':
    case 'shoe':
      return of === undefined ? undefined : of === condition;
    case 'before-wagering-closes':
      return wageringOpen;
    case 'after-wagering-closes':
      return wageringOpen === undefined ? undefined : !wageringOpen;
    default:
      return OF_OTHER_ROUNDS.has(condition) ? false : undefined;
  }
}

/** Whether the banker's hand had to draw although the player's hand had no third card to take; undefined where it is not known, or had one. */
function bankerDraws(round: BaccaratRound, facts: RowFacts): boolean | undefined {
  const score = facts.cardValues && scoreOf(round, facts.cardValues);
  if (!score || facts.bankerDrawsAlone === undefined) return undefined;
  const natural = facts.naturals?.[score.playerFirst] === true || facts.naturals?.[score.bankerFirst] === true;
  if (!natural && facts.playerDraws?.[score.playerFirst] === 'draw') return undefined;
  return !natural && facts.bankerDrawsAlone[score.bankerFirst] === true;
}
