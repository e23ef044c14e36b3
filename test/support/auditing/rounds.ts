import { RoundMaker } from '../../../src/core/generating/generate';
import { venues } from '../rounds/venues';

/** Rounds of a day at several tables, one in so many with a breach; every id once. */
export function mixedRounds(count: number, breachEvery: number, seed = 5): readonly Record<string, unknown>[] {
  const makers = ['baccarat', 'roulette', 'sic-bo', 'blackjack'].map((game) => {
    const venue = venues().find(({ name }) => name === `AU-QLD ${game} table`);
    if (venue === undefined) throw new Error(`no rounds are made of ${game}`);
    const maker = new RoundMaker(venue, seed);
    return {
      game,
      maker,
      checks: maker.plantable.filter(({ reason }) => reason === undefined).map(({ check }) => check),
    };
  });
  return Array.from({ length: count }, (_, index) => {
    const at = makers[index % makers.length];
    if (at === undefined) throw new Error('there are makers');
    const check = at.checks[Math.floor(index / breachEvery) % at.checks.length] ?? '';
    const round = index % breachEvery === breachEvery - 1 ? at.maker.breach(check) : at.maker.lawful();
    return {
      ...round,
      planted: undefined,
      id: `${at.game}-${String(index)}`,
      table: { ...round.table, id: `T${String(index % 3)}` },
    };
  });
}

export const ndjson = (rounds: readonly unknown[]): string =>
  rounds.map((round) => `${JSON.stringify(round)}\n`).join('');
