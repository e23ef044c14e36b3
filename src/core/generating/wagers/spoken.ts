import type { Planter } from '../game';
import type { Told } from '../told';
import { plainly } from './planting';

const CHIPS = ['value', 'non-value', 'cash', 'credit'] as const;
const CASH_WILL_DO = 'chips-or-cash-with-them';

/** A wager made by word of mouth and taken: where none may be, or without what the rules ask to come with it. */
export const takenAsSpoken = <T extends Told>(): Planter<T> =>
  plainly((told, { facts }, random) => {
    const wager = random.pick(told.wagers.filter(({ treated }) => treated === 'whole'));
    if (wager === undefined) return undefined;
    const isRefused = facts['oralWagers'] === 'refused';
    const without = facts['oralWagersNeed'] === CASH_WILL_DO ? 'credit' : random.pick(['credit', 'cash'] as const);
    const spoken = { ...wager, oral: true, ...(!isRefused && { chips: without }) };
    const wagers = told.wagers.map((one) => (one === wager ? spoken : one));
    return { told: { ...told, wagers }, cites: [isRefused ? 'oralWagers' : 'oralWagersNeed'], subject: wager.id };
  });

/** A wager made with something else than the rules have, taken all the same. */
export const takenOtherwise = <T extends Told>(): Planter<T> =>
  plainly((told, { facts }, random) => {
    const stated = facts['wagersMadeWith'] as readonly string[] | undefined;
    const wager = random.pick(told.wagers.filter(({ treated, oral }) => treated === 'whole' && oral === undefined));
    const chips = random.pick(CHIPS.filter((one) => stated?.includes(one) === false));
    if (wager === undefined || chips === undefined) return undefined;
    const wagers = told.wagers.map((one) => (one === wager ? { ...wager, chips } : one));
    return { told: { ...told, wagers }, cites: ['wagersMadeWith'], subject: wager.id };
  });
