import { printMoney, type Cents } from '../../values/money';
import { wholeWinnings } from '../../values/odds';
import { asked, settlingOf } from '../table/settling-of';
import { openingWagers, type Asked, type GameDefinition } from '../table/table-game';
import { openingOf, type TableRound, type TableWager } from '../table/table-round';
import { allowedStake } from '../wagers/allowed-stake';
import { isAccepted } from '../wagers/standing';
import { SETTLING_FACTS, tableCheck, type Duty } from './duty';
import { stakeRule } from './stake-rule';

const ADDED = {
  wrongStake: 'Wager {{subject}} on {{bet}} was {{stake}}; it must be {{words}} the wager of {{other}} it goes with.',
  excessSettled:
    'Wager {{subject}} on {{bet}} was {{stake}} beside {{other}}, and the excess was settled with it; it goes back.',
} as const;

/** Whether what rules cut down was settled whole: paid on all of it, or nothing of it given back. */
export function isExcessSettled(game: GameDefinition, about: Asked): boolean {
  const { round, wager, facts } = about;
  const { stake, paid, returned = 0, result } = wager;
  if (allowedStake(game, about) === stake) return false;
  if (result === 'lose') return returned === 0 && settlingOf(game).resultOf(round, wager, facts) === 'lose';
  const odds = result === 'win' ? settlingOf(game).oddsOf(round, wager, facts) : undefined;
  return odds !== undefined && paid === wholeWinnings(stake, odds);
}

export const addedStakeAsStated: Duty = (game) =>
  tableCheck({
    id: `${game.code}/added-stake-as-stated`,
    requirement: 'A wager that adds to another is of the amount that the rules state.',
    enforces: [],
    mayEnforce: ['addedStake', 'stakeToAnte', 'overMultiple'],
    uses: [
      ...SETTLING_FACTS.filter((fact) => fact !== 'addedStake' && fact !== 'stakeToAnte' && fact !== 'overMultiple'),
    ],
    messages: ADDED,
    run: (round, facts, ruling) => {
      if (round.voided) return;
      const opening = openingWagers(game);
      for (const wager of round.wagers) {
        const { id, bet, known } = wager;
        const rule = stakeRule(known.kind, facts);
        if (rule === undefined) continue;
        const other = openingOf(round, wager, opening);
        if (other === undefined) continue;
        const { least, most, words } = rule.bounds;
        // Where only a most is stated, what was added in several wagers is one addition.
        const stake = least === 0 ? addedSoFar(round, wager, other, opening) : wager.stake;
        const isUnder = stake < other.stake * least;
        const isOver = most !== undefined && stake > other.stake * most;
        // What rules cut down, or let stand, when it is settled is no breach.
        const treated = isOver ? facts.overMultiple : facts.underMultiple;
        if (isOver && isAccepted(wager) && isExcessSettled(game, asked(round, wager, facts))) {
          ruling.breaches(id, {
            message: 'excessSettled',
            cites: [['overMultiple', known.kind], rule.cites],
            expected: String(other.stake * most),
            recorded: String(stake),
            data: { bet, stake: printMoney(stake), other: printMoney(other.stake) },
          });
          continue;
        }
        if (!isAccepted(wager) || (!isUnder && !isOver) || treated?.has(known.kind) === true) ruling.complies(id);
        else
          ruling.breaches(id, {
            message: 'wrongStake',
            cites: [rule.cites],
            expected: String(other.stake * (isOver ? most : least)),
            recorded: String(stake),
            data: { bet, words, stake: printMoney(stake), other: printMoney(other.stake) },
          });
      }
    },
  });

/** What was added to a wager by others of the kind, up to this one. */
const addedSoFar = (round: TableRound, wager: TableWager, other: TableWager, opening: readonly string[]): Cents =>
  round.wagers.reduce(
    (total, one) =>
      one === wager ||
      (one.at < wager.at &&
        one.known.kind === wager.known.kind &&
        isAccepted(one) &&
        openingOf(round, one, opening) === other)
        ? total + one.stake
        : total,
    0,
  );
