import {
  afterDeals,
  draftOf,
  ended,
  eventOf,
  isRegular,
  kindOf,
  limitOf,
  mutant,
  oneOf,
  outcomeClause,
  plainWager,
  restake,
  type Mutation,
} from './mutating';
import { oddsOf, outcomeOf, pointCount, resultOf, winningsOn } from './oracle';

/** What can be wrong with wagers and their settlement. */
export const WAGER_MUTATIONS: Readonly<Record<string, Mutation>> = {
  'a wager nobody knows': (lawful, dice) => {
    const wager = plainWager(lawful, dice, ({ bet }) => lawful.record.table.limits[bet] === undefined);
    if (!wager || lawful.record.table.differential !== undefined) return undefined;
    const record = draftOf(lawful);
    eventOf(record, 'wager', wager.id)['bet'] = 'dragon-bonus:player';
    Object.assign(eventOf(record, 'settle', wager.id), { result: 'lose', paid: 0, returned: 0 });
    return mutant(record, 'only-permitted-wagers', '5.1');
  },
  'a wager placed late': (lawful, dice) => {
    const wager = plainWager(lawful, dice, ended(lawful, 'win', 'lose'));
    if (!wager) return undefined;
    const record = draftOf(lawful);
    const event = eventOf(record, 'wager', wager.id);
    record.events = record.events.filter((other) => other !== event);
    afterDeals(record, event);
    return mutant(record, 'no-wager-after-close', '4.2.6');
  },
  'a wager changed late': (lawful, dice) => {
    const wager = plainWager(lawful, dice);
    if (!wager) return undefined;
    const record = draftOf(lawful);
    afterDeals(record, { type: 'change', wager: wager.id, stake: wager.stake + 100 * (1 + dice(9)) });
    return mutant(record, 'no-wager-after-close', '4.2.6');
  },
  'a wager taken back late': (lawful, dice) => {
    const wager = plainWager(lawful, dice, ({ confirmed }) => confirmed !== false);
    if (!wager || lawful.record.table.differential !== undefined) return undefined;
    const record = draftOf(lawful);
    afterDeals(record, { type: 'withdraw', wager: wager.id });
    if (dice(2) === 0)
      Object.assign(eventOf(record, 'settle', wager.id), { result: 'void', paid: 0, returned: wager.stake });
    return mutant(record, 'no-wager-after-close', '4.2.6');
  },
  'a confirmed wager changed': (lawful, dice) => {
    const wager = plainWager(lawful, dice, ({ confirmed }) => confirmed === true);
    if (!wager) return undefined;
    const record = draftOf(lawful);
    const event = eventOf(record, 'wager', wager.id);
    event['stake'] = wager.stake + 100;
    record.events.splice(record.events.indexOf(event) + 1, 0, { type: 'change', wager: wager.id, stake: wager.stake });
    return mutant(record, 'confirmed-wagers-stay', '4.2.7');
  },
  'wagers on a dummy hand': (lawful) => {
    if (!isRegular(lawful) || !lawful.wagers.some((wager) => !wager.turnedDown && ended(lawful, 'win', 'lose')(wager)))
      return undefined;
    return mutant({ ...draftOf(lawful), dummy: true }, 'dummy-hand-takes-no-wagers', '1.1');
  },
  'a stake below the minimum': (lawful, dice) => {
    const wager = plainWager(lawful, dice);
    const limit = wager && limitOf(lawful, wager);
    if (!wager || !limit || lawful.record.table.differential !== undefined) return undefined;
    if (outcomeOf(wager.bet, lawful.player, lawful.banker) === 'push') return undefined;
    return mutant(restake(lawful, wager, limit.min - 20), 'stake-not-below-minimum', '6.3.4');
  },
  'a stake above the maximum': (lawful, dice) => {
    const wager = plainWager(lawful, dice, ended(lawful, 'win', 'lose'));
    const limit = wager && limitOf(lawful, wager);
    if (!wager || !limit || lawful.record.table.differential !== undefined) return undefined;
    return mutant(restake(lawful, wager, limit.max + 20 * (1 + dice(99))), 'stake-not-above-maximum', '6.3.2');
  },
  'a stake off the steps': (lawful, dice) => {
    const wager = plainWager(lawful, dice, ended(lawful, 'win', 'lose'));
    const limit = wager && limitOf(lawful, wager);
    if (!wager || limit?.increment === undefined || lawful.record.table.differential !== undefined) return undefined;
    const stake = wager.stake + 20;
    return stake > limit.max ? undefined : mutant(restake(lawful, wager, stake), 'stake-in-permitted-steps', '6.3.1');
  },
  'a differential that is exceeded': (lawful) => {
    if (!isRegular(lawful) || resultOf(lawful.player, lawful.banker) === 'tie') return undefined;
    if (lawful.wagers.some(({ stake, permitted }) => stake > permitted)) return undefined;
    const taken = lawful.wagers.filter(({ turnedDown }) => !turnedDown);
    const on = (side: string): number =>
      taken.filter(({ bet }) => bet === side).reduce((sum, { stake }) => sum + stake, 0);
    const lead = Math.abs(on('player') - on('banker'));
    if (lead === 0) return undefined;
    const record = draftOf(lawful);
    record.table.differential = lead - 1;
    return mutant(record, 'differential-not-exceeded', '6.2');
  },
  'a wager settled as something else': (lawful, dice) => {
    const wager = plainWager(lawful, dice);
    if (!wager) return undefined;
    const record = draftOf(lawful);
    const due = outcomeOf(wager.bet, lawful.player, lawful.banker);
    const result = oneOf(
      ['win', 'lose', 'push'].filter((other) => other !== due),
      dice,
    );
    const paid = result === 'win' ? winningsOn(wager.stake, wager.bet, lawful.form, lawful.banker) : 0;
    Object.assign(eventOf(record, 'settle', wager.id), { result, paid });
    const check = wager.bet.endsWith('-pair')
      ? 'pair-wager-follows-the-first-cards'
      : `${wager.bet}-wager-follows-the-points`;
    return mutant(record, check, outcomeClause(wager, lawful));
  },
  'winnings a little off': (lawful, dice) => {
    const wager = plainWager(lawful, dice, ended(lawful, 'win'));
    if (!wager) return undefined;
    const record = draftOf(lawful);
    const settle = eventOf(record, 'settle', wager.id);
    const off = 1 + dice(40);
    settle['paid'] = Number(settle['paid']) + (dice(2) === 0 ? off : -off);
    return mutant(
      record,
      `${kindOf(wager)}-wins-pay-stated-odds`,
      oddsOf(wager.bet, lawful.form, pointCount(lawful.banker)).rule,
    );
  },
  'a losing stake partly given back': (lawful, dice) => {
    const wager = plainWager(lawful, dice, ended(lawful, 'lose'));
    if (!wager) return undefined;
    const record = draftOf(lawful);
    Object.assign(
      eventOf(record, 'settle', wager.id),
      dice(2) === 0 ? { returned: 1 + dice(100) } : { paid: 1 + dice(100) },
    );
    return mutant(record, 'losing-wager-is-collected', '8.1.1');
  },
  'a winning stake not given back': (lawful, dice) => {
    const wager = plainWager(lawful, dice, ended(lawful, 'win'));
    if (!wager) return undefined;
    const record = draftOf(lawful);
    eventOf(record, 'settle', wager.id)['returned'] = dice(wager.stake);
    return mutant(record, 'winning-stake-is-returned', '8.1.3');
  },
  'a stand-off not given back': (lawful, dice) => {
    const wager = plainWager(lawful, dice, ended(lawful, 'push'));
    if (!wager) return undefined;
    const record = draftOf(lawful);
    Object.assign(
      eventOf(record, 'settle', wager.id),
      dice(2) === 0 ? { returned: dice(wager.stake) } : { paid: 1 + dice(100) },
    );
    return mutant(record, 'stand-off-returns-the-stake', wager.bet === 'player' ? '5.1.1.3' : '5.1.2.3');
  },
  'a void coup settled': (lawful) => {
    if (!isRegular(lawful) || !lawful.wagers.some((wager) => !wager.turnedDown && ended(lawful, 'win', 'lose')(wager)))
      return undefined;
    const record = draftOf(lawful);
    afterDeals(record, { type: 'void', scope: 'round' });
    return mutant(record, 'void-coup-returns-every-stake', '11.6.2.1');
  },
};
