import type { RoundEvent, RoundRecord } from '../../../src/core/rounds/record';
import { breachesIn, judged } from './judged';

const DEALT: Readonly<Record<string, string>> = { L: 'left', R: 'right', C: 'centre' };
export type Options = Partial<Pick<RoundRecord, 'equipment' | 'table'>>;

/**
 * One event a word: `w1=main/3/2000` is a wager (bet, box, stake; of the player with the same number), `nmb` the call, `L:QC` a card,
 * `say:2` the announcement, `win:w1/8000` and `lose:w1`, `push:w1`, `void:w1` settle it; `r1=raise/w1/3/1000` adds to w1.
 */
function event(word: string): RoundEvent {
  const [, id = '', bet = '', rest = ''] = /^([wr]\d)=(\w+)\/(.+)$/.exec(word) ?? [];
  if (bet === 'raise') {
    const [on = '', box = '', stake = ''] = rest.split('/');
    const player = `p${on.slice(1)}`;
    return { type: 'wager', id, player, position: `box:${box}`, bet, stake: Number(stake), on };
  }
  if (bet !== '') {
    const [box = '', stake = '', player = `p${id.slice(1)}`] = rest.split('/');
    return { type: 'wager', id, player, position: `box:${box}`, bet, stake: Number(stake) };
  }
  if (word === 'nmb') return { type: 'call', call: 'no-more-bets' };
  const [what = '', about = ''] = word.split(':');
  const to = DEALT[what];
  if (to !== undefined) return { type: 'deal', to, card: about, face: 'up' };
  if (what === 'say') return { type: 'announce', of: 'spread', value: /^\d+$/.test(about) ? Number(about) : about };
  const [wager = '', paid = '0', returned] = about.split('/');
  const result = what as 'win' | 'lose' | 'push' | 'void';
  const given = { type: 'settle', wager, result, paid: Number(paid) } as const;
  return returned === undefined ? given : { ...given, returned: Number(returned) };
}

/** A round of the Australian Capital Territory, with more events at their places. */
export const record = (
  words: string,
  more: readonly [number, RoundEvent][] = [],
  options: Options = {},
): RoundRecord => {
  const events = words.split(' ').map(event);
  for (const [at, one] of more) events.splice(at, 0, one);
  return {
    ...{ format: 'house-rules/round@1', id: 'r1', jurisdiction: 'AU-ACT', game: 'red-dog' },
    playedAt: '1997-03-14T21:40:00+11:00',
    table: { id: 'RD1', seats: 7, limits: { main: { min: 500, max: 25000 } } },
    equipment: { decks: 8, jokers: 0 },
    ...options,
    events,
  };
};

/** The check without its game, and the clause that stands first. */
export const told = (round: RoundRecord): string => {
  const found = breachesIn(judged(round)).map(
    ({ check, clauses }) => `${check.slice('red-dog/'.length)} ${(clauses[0] ?? '').split('/').at(-1) ?? ''}`,
  );
  return found.length > 0 ? found.join('; ') : judged(round).verdict;
};
