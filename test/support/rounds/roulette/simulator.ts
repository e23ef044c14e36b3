import type { RoundEvent, RoundRecord } from '../../../../src/core/rounds/record';
import { betsOfTheGrid, pocketsOf } from './oracle';
import type { RoulettePlace } from './places';
import { spinAt, type SpunWager } from './spin';

/** Numbers from a seed, the same on every machine. */
function dice(seed: number): (sides: number) => number {
  let state = seed | 1;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

const GRID = betsOfTheGrid();
const NO_MORE_BETS: RoundEvent = { type: 'call', call: 'no-more-bets' };

type Roll = (sides: number) => number;

/** A round that no rule forbids: any wagers in any order, refused or unconfirmed ones given back, spins called off and repeated. */
export function simulateSpin(place: RoulettePlace, seed: number): RoundRecord {
  const roll = dice(seed);
  const pocket = pick(roll, pocketsOf(place));
  const wagers = Array.from({ length: roll(12) }, () => simulateWager(place, roll));
  const announced: RoundEvent = { type: 'announce', of: 'result', value: pocket };
  const revolutions = place.revolutions + roll(20);
  switch (roll(5)) {
    case 0:
      // Called off and not repeated: the wagers go back, or stay for the next round.
      return spinAt(place, { pocket, wagers: wagers.map((wager) => undecided(wager, roll)), spun: [callOff(roll)] });
    case 1:
      return spinAt(place, {
        pocket,
        wagers,
        revolutions,
        closed: [
          { type: 'spin', result: '1', revolutions: roll(6), direction: pick(roll, ['opposite', 'same']) },
          callOff(roll),
          ...(roll(2) === 0 ? [NO_MORE_BETS] : []),
        ],
        spun: [announced],
      });
    case 2:
      // On terminals of the ACT the ball is spun after wagering only.
      if (place.jurisdiction === 'AU-ACT' && place.channel === 'terminal')
        return spinAt(place, { pocket, revolutions });
      return spinAt(place, { pocket, wagers, revolutions, uncalled: true, spun: [NO_MORE_BETS, announced] });
    default:
      return spinAt(place, { pocket, wagers, revolutions, spun: [announced] });
  }
}

const pick = <T>(roll: Roll, from: readonly T[]): T => from[roll(from.length)] as T;

/** Whole multiples of what every race-track wager divides by. */
const UNIT = 900;

function simulateWager(place: RoulettePlace, roll: Roll): SpunWager {
  const bet = pick(roll, roll(3) === 0 ? place.also : GRID);
  const stake = UNIT * (1 + roll(9));
  const givenBack = { result: 'void', paid: 0, returned: stake } as const;
  if (place.jurisdiction === 'AU-ACT' && place.channel === 'terminal' && roll(6) === 0)
    return { bet, stake, confirmed: false, settle: givenBack };
  return roll(20) === 0 ? { bet: 'banker', stake, settle: givenBack } : { bet, stake };
}

/** Left for the next round, or given back; what was turned down stays so. */
function undecided(wager: SpunWager, roll: Roll): SpunWager {
  if (wager.settle !== undefined) return wager;
  const givenBack = { result: pick(roll, ['void', 'push'] as const), paid: 0, returned: wager.stake };
  return { ...wager, settle: roll(2) === 0 ? false : givenBack };
}

const callOff = (roll: Roll): RoundEvent =>
  pick<RoundEvent>(roll, [
    { type: 'call', call: 'no-spin' },
    { type: 'irregularity', kind: 'no-spin' },
    { type: 'irregularity', kind: 'foreign-object', treatment: 'round-void' },
    { type: 'irregularity', kind: 'ball-out-of-wheel' },
  ]);
