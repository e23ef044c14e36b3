import type { RoundEvent, RoundRecord } from '../../../../src/core/rounds/record';
import type { WagerOptions } from '../coup';
import { diceOf, type Dice } from '../simulator';
import { betsWith, unitsWon } from './oracle';
import type { SicBoPlace } from './places';
import { tumble, type TumbleOptions } from './tumble';

const MIN = 1000;
/** The maximum of every wager. */
export const MAX = 50_000;

/** A lawful round of a place: any wagers, any dice, and at times what its rules leave to the table. */
export function simulateTumble(seed: number, at: SicBoPlace): RoundRecord {
  const roll = diceOf(seed);
  const dice = [1, 2, 3].map(() => roll(6) + 1);
  const bets = betsWith(at.extra);
  const wagers = Array.from({ length: roll(12) }, (_, index): WagerOptions => ({
    bet: bets[roll(bets.length)] ?? 'small',
    stake: MIN * (roll(20) + 1),
    by: `p${String(index)}`,
  }));
  const total = dice.reduce((sum, die) => sum + die, 0);
  const told: TumbleOptions = { at, dice, wagers, table: { limits: { '*': { min: MIN, max: MAX } } } };
  switch (roll(8)) {
    case 0:
      return tumble({ ...told, tumbled: [{ type: 'announce', of: 'total', value: total }] });
    case 1:
      return tumble({ ...told, tumbled: [{ type: 'announce', of: 'dice', value: [...dice].sort().join(', ') }] });
    case 2:
      return calledOff(told, roll);
    case 3:
      return tumble({ ...told, wagers: [...wagers, refused(at)] });
    case 4:
      return tumble({ ...told, wagers: [...wagers, ...aboveMaximum(dice, at)] });
    case 5:
      return tumble({ ...told, wagering: taken(at) });
    default:
      return tumble(told);
  }
}

/** The dealer calls the tumble off, with or without what went wrong; every stake goes back, or stays for the next tumble. */
function calledOff(told: TumbleOptions, roll: Dice): RoundRecord {
  const wagers = (told.wagers ?? []).map((wager): WagerOptions => ({
    ...(wager as WagerOptions),
    settle: roll(2) === 0 ? 'unsaid' : { result: 'void', paid: 0 },
  }));
  const cocked: readonly RoundEvent[] = roll(2) === 0 ? [{ type: 'irregularity', kind: 'die-cocked' }] : [];
  return tumble({ ...told, wagers, tumbled: [...cocked, { type: 'call', call: 'no-spin' }] });
}

/** A wager on what the layout does not have, turned down. */
const refused = (at: SicBoPlace): WagerOptions => ({
  bet: at.extra ? 'total:3' : 'odd',
  stake: MIN,
  by: 'p90',
  settle: { result: 'void', paid: 0 },
});

/** A wager above the maximum: settled up to it at Canberra's tables, turned down on Queensland's terminals, and never taken on Canberra's. */
function aboveMaximum(dice: readonly number[], at: SicBoPlace): readonly WagerOptions[] {
  const units = unitsWon('big', dice, at.payouts);
  const excess = 5000;
  const own = { bet: 'big', stake: MAX + excess, by: 'p91' };
  if (at.channel === 'terminal')
    return at.jurisdiction === 'AU-QLD' ? [{ ...own, settle: { result: 'void', paid: 0 } }] : [];
  if (at.jurisdiction !== 'AU-ACT') return [];
  return [{ ...own, settle: units > 0 ? { paid: MAX * units } : { returned: excess } }];
}

/** A wager placed and taken back while wagers are still taken. */
const taken = ({ channel }: SicBoPlace): readonly RoundEvent[] => [
  {
    type: 'wager',
    id: 'back',
    player: 'p92',
    bet: 'small',
    stake: MIN,
    ...(channel === 'terminal' && { confirmed: false }),
  },
  { type: 'withdraw', wager: 'back' },
];
