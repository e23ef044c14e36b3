import { isNatural, isPair, oddsOf, outcomeOf, playerTakesThird, pointCount, resultOf, winningsOn } from './oracle';
import type { Dice, Event, Simulated, SimulatedWager } from './simulator';

/** A lawful round made unlawful in one respect: which check must find it, and in which clause. */
export interface Mutant {
  readonly record: Simulated['record'];
  readonly check: string;
  readonly clause: string;
}

/** Nothing where the round gives no occasion for it. */
export type Mutation = (lawful: Simulated, dice: Dice) => Mutant | undefined;

type Draft = Simulated['record'];

const mutant = (record: Draft, check: string, clause: string): Mutant => ({
  record,
  check: `baccarat/${check}`,
  clause,
});
const oneOf = <T>(items: readonly T[], dice: Dice): T | undefined => items[dice(Math.max(1, items.length))];
const draftOf = ({ record }: Simulated): Draft => structuredClone(record);
const isRegular = ({ kind, record }: Simulated): boolean =>
  kind === 'coup' && !record.events.some(({ type }) => type === 'irregularity');

/** A wager that was taken and settled whole, and whose stake was never altered. */
const plainWager = (lawful: Simulated, dice: Dice, fits: (wager: SimulatedWager) => boolean = () => true) =>
  isRegular(lawful)
    ? oneOf(
        lawful.wagers.filter(
          (wager) =>
            !wager.turnedDown &&
            wager.stake === wager.permitted &&
            !lawful.record.events.some((event) => event.type === 'change' && event['wager'] === wager.id) &&
            fits(wager),
        ),
        dice,
      )
    : undefined;
const ended = (lawful: Simulated, ...results: readonly string[]) => {
  const { player, banker } = lawful;
  return ({ bet }: SimulatedWager): boolean => results.includes(outcomeOf(bet, player, banker));
};

const eventOf = (record: Draft, type: string, wager?: string): Event =>
  record.events.find(
    (event) => event.type === type && (wager === undefined || (event['wager'] ?? event['id']) === wager),
  ) ?? {
    type,
  };
const deals = (record: Draft): Event[] => record.events.filter(({ type }) => type === 'deal');
const afterDeals = (record: Draft, event: Event): void => {
  record.events.splice(record.events.lastIndexOf(deals(record).at(-1) ?? event) + 1, 0, event);
};

/** Gives a hand one more card, at its place in the deal, or takes its last one away. */
function addCard(record: Draft, to: 'player' | 'banker', dice: Dice): void {
  const card = { type: 'deal', to, card: `${'A23456789TJQK'.charAt(dice(13))}S` };
  const before = to === 'player' ? deals(record)[4] : undefined;
  if (before?.['to'] === 'banker') record.events.splice(record.events.indexOf(before), 0, card);
  else afterDeals(record, card);
}
const dropCard = (record: Draft, to: string): void => {
  const last = deals(record).filter((event) => event['to'] === to)[2];
  record.events = record.events.filter((event) => event !== last);
};

const PLACES = { win: '1', lose: '2', push: '3' };
function outcomeClause({ bet }: SimulatedWager, { player, banker }: Simulated): string {
  const due = outcomeOf(bet, player, banker);
  if (bet === 'player') return `5.1.1.${PLACES[due]}`;
  if (bet === 'banker') return `5.1.2.${PLACES[due]}`;
  if (bet === 'tie') return '5.1.3';
  const hand = bet === 'player-pair' ? player : banker;
  return !isPair(hand) ? '5.1.4' : 'JQK'.includes(hand[0]?.charAt(0) ?? '') ? '5.1.4.2' : '5.1.4.1';
}
const kindOf = ({ bet }: SimulatedWager): string => (bet.endsWith('-pair') ? 'pair' : bet);

/** Places a stake anew and settles it whole at that stake, as if no limit had been displayed. */
function restake(lawful: Simulated, wager: SimulatedWager, stake: number): Draft {
  const record = draftOf(lawful);
  const { player, banker, form } = lawful;
  const won = outcomeOf(wager.bet, player, banker) === 'win';
  eventOf(record, 'wager', wager.id)['stake'] = stake;
  const settle = eventOf(record, 'settle', wager.id);
  settle['paid'] = won ? winningsOn(stake, wager.bet, form, banker) : 0;
  delete settle['returned'];
  return record;
}
const limitOf = ({ record }: Simulated, { bet }: SimulatedWager) =>
  record.table.limits[bet] ?? record.table.limits['*'];
const firstCounts = ({ player, banker }: Simulated) => [pointCount(player.slice(0, 2)), pointCount(banker.slice(0, 2))];
const hasNatural = (lawful: Simulated): boolean => firstCounts(lawful).some(isNatural);

const TREATED: Readonly<Record<string, readonly [check: string, clause: string]>> = {
  'card-face-up-in-shoe': ['face-up-card-treated-as-stated', '11.6.5'],
  'failed-to-burn': ['failed-burn-treated-as-stated', '11.6.8'],
  'dealt-before-bets-closed': ['early-deal-treated-as-stated', '4.6'],
};

export const MUTATIONS: Readonly<Record<string, Mutation>> = {
  'decks of another number': (lawful, dice) => {
    const record = draftOf(lawful);
    record.equipment['decks'] = oneOf([1, 4, 6, 7, 9], dice) ?? 6;
    return mutant(record, 'decks-as-stated', '2.3.4');
  },
  'jokers in the decks': (lawful, dice) => {
    const record = draftOf(lawful);
    record.equipment['jokers'] = 1 + dice(16);
    return mutant(record, 'no-jokers', '2.3.4');
  },
  'a cut too shallow': (lawful, dice) => {
    const record = draftOf(lawful);
    if (!record.events.some(({ type }) => type === 'cut')) return undefined;
    eventOf(record, 'cut')['depth'] = dice(52);
    return mutant(record, 'cut-deep-enough', '3.10');
  },
  'the cutting card too near to the back': (lawful, dice) => {
    const record = draftOf(lawful);
    if (!record.events.some(({ type }) => type === 'cut')) return undefined;
    eventOf(record, 'cut')['back'] = dice(20);
    return mutant(record, 'cutting-card-far-from-back', '3.11');
  },
  'the burnt card shown': (lawful) => {
    const record = draftOf(lawful);
    if (lawful.kind === 'void' || !record.events.some(({ type }) => type === 'burn')) return undefined;
    if (record.events.some(({ type }) => type === 'irregularity')) return undefined;
    eventOf(record, 'burn')['faceUp'] = true;
    return mutant(record, 'burnt-card-face-as-stated', '7.4');
  },
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
  'the first cards out of turn': (lawful) => {
    if (lawful.kind === 'void' || lawful.record.events.some(({ type }) => type === 'irregularity')) return undefined;
    const record = draftOf(lawful);
    const [, second, third] = deals(record);
    if (!second || !third) return undefined;
    const at = record.events.indexOf(second);
    const to = record.events.indexOf(third);
    record.events[at] = third;
    record.events[to] = second;
    return mutant(record, 'first-cards-dealt-in-order', '7.6.3');
  },
  'a card face down': (lawful, dice) => {
    if (lawful.kind === 'void') return undefined;
    const record = draftOf(lawful);
    const card = oneOf(deals(record), dice);
    if (card) card['face'] = 'down';
    return mutant(record, 'cards-face-as-stated', '3.3');
  },
  'a card after a natural': (lawful, dice) => {
    if (!isRegular(lawful) || !hasNatural(lawful)) return undefined;
    const record = draftOf(lawful);
    addCard(record, dice(2) === 0 ? 'player' : 'banker', dice);
    return mutant(record, 'natural-ends-the-deal', '7.6.4');
  },
  'the player does the contrary': (lawful, dice) => {
    if (!isRegular(lawful) || hasNatural(lawful)) return undefined;
    const record = draftOf(lawful);
    if (playerTakesThird(firstCounts(lawful)[0] ?? 0)) dropCard(record, 'player');
    else addCard(record, 'player', dice);
    return mutant(record, 'player-draws-or-stands', '7.6.5');
  },
  'the banker does the contrary': (lawful, dice) => {
    if (!isRegular(lawful) || hasNatural(lawful)) return undefined;
    const record = draftOf(lawful);
    if (lawful.banker.length > 2) dropCard(record, 'banker');
    else addCard(record, 'banker', dice);
    return lawful.player.length > 2
      ? mutant(record, 'banker-draws-or-stands-by-third-card', '7.6.6')
      : mutant(record, 'banker-draws-or-stands-alone', '7.6.7');
  },
  'a fourth card': (lawful, dice) => {
    const to = oneOf(
      (['player', 'banker'] as const).filter((side) => lawful[side].length > 2),
      dice,
    );
    if (!isRegular(lawful) || to === undefined) return undefined;
    const record = draftOf(lawful);
    afterDeals(record, { type: 'deal', to, card: `${'A23456789TJQK'.charAt(dice(13))}H` });
    return mutant(record, 'additional-cards-as-stated', '7.6.8');
  },
  'a count announced wrongly': (lawful, dice) => {
    if (lawful.kind === 'void') return undefined;
    const record = draftOf(lawful);
    const of = dice(2) === 0 ? 'player' : 'banker';
    afterDeals(record, { type: 'announce', of, value: (pointCount(lawful[of]) + 1 + dice(9)) % 10 });
    return mutant(record, 'announced-points-match-the-cards', '2.3.6.2');
  },
  'a result announced wrongly': (lawful, dice) => {
    if (lawful.kind === 'void') return undefined;
    const record = draftOf(lawful);
    const right = resultOf(lawful.player, lawful.banker);
    const value = oneOf(
      ['player', 'banker', 'tie'].filter((result) => result !== right),
      dice,
    );
    afterDeals(record, { type: 'announce', of: 'result', value });
    return mutant(record, 'announced-result-matches-the-points', '7.6.10');
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
  'an irregularity treated otherwise': (lawful) => {
    const record = draftOf(lawful);
    const noted = record.events.find(({ type }) => type === 'irregularity');
    if (!noted || lawful.kind !== 'coup') return undefined;
    noted['treatment'] = 'next-card';
    const [check, clause] =
      noted['kind'] === 'excess-card-drawn'
        ? noted['to'] === 'banker'
          ? ['bankers-excess-card-treated-as-stated', '11.6.4']
          : ['players-excess-card-treated-as-stated', '11.6.3']
        : (TREATED[String(noted['kind'])] ?? []);
    return check === undefined || clause === undefined ? undefined : mutant(record, check, clause);
  },
};
