import type { SicBoFacts } from '../../games/sic-bo/game';
import type { RoundEvent } from '../../rounds/record';
import type { Planter } from '../game';
import { calledAfter } from '../wagers/called-late';
import { plainly } from '../wagers/planting';
import { WHOLE } from '../../rules/stated-fact';
import { takenUnknown } from '../wagers/settled-wrongly';
import { takenAsSpoken, takenOtherwise } from '../wagers/spoken';
import { UNOFFERED_TOTALS } from './bets';
import type { ToldTumble } from './lawful';
import { PLANTED, thrownIn } from './planted';

type Facts = Partial<SicBoFacts>;

const UNCOVERED = 'uncovered-tumbler';

/** Breaches in what is wagered and in when wagering ends. */
export const WAGERING_BREACHES: Readonly<Record<string, Planter<ToldTumble>>> = {
  'only-permitted-wagers': plainly((told, setting, random) => {
    const { mayName } = setting.facts as Facts;
    if (mayName?.has('total') && random.once(2))
      return takenUnknown(PLANTED, told, setting, random, random.pick(UNOFFERED_TOTALS), [['mayName', 'total']]);
    return takenUnknown(PLANTED, told, setting, random, 'hardway:6', [['wagers', WHOLE]]);
  }),
  'additional-wager-goes-with-a-game-wager': plainly((told, setting, random) => {
    const alone = random.pick([...((setting.facts as Facts).placedWith?.keys() ?? [])]);
    return alone === undefined
      ? undefined
      : takenUnknown(PLANTED, told, setting, random, alone, [['placedWith', alone]]);
  }),
  'no-oral-wagers': takenAsSpoken(),
  'wagers-made-as-stated': takenOtherwise(),
  'no-more-bets-called-in-time': plainly((told, { facts }, random) => {
    const { closingCall, diceTumbled } = facts as Facts;
    const thrown = thrownIn(told);
    if (thrown === undefined) return undefined;
    const rolls = told.played.filter(({ type }) => type === 'roll');
    const announced: RoundEvent = { type: 'announce', of: 'total', value: thrown.total };
    const shown = random.once(2) ? rolls : [...rolls, announced];
    if (diceTumbled !== undefined) return calledAfter(told, shown, ['diceTumbled']);
    const row = random.pick([...(closingCall?.keys() ?? [])]);
    if (row === undefined) return undefined;
    // Under a cover dice may be tumbled before the call, and only the result shows that it came too late.
    const isUncovered = row === UNCOVERED;
    const equipment = { ...told.equipment, tumbler: isUncovered ? 'uncovered' : 'covered' };
    return calledAfter({ ...told, equipment }, isUncovered ? shown : [...rolls, announced], [['closingCall', row]]);
  }),
};
