import { breachesIn, judged } from '../../../support/rounds/judged';
import { multiplied } from '../../../support/rounds/roulette/breaches-of-forms';
import { betsOfTheGrid, pocketsOf, wonOn } from '../../../support/rounds/roulette/oracle';
import { ROULETTE_PLACES, type RoulettePlace, type RoulettePlaceName } from '../../../support/rounds/roulette/places';
import { spinAt, type SpunWager } from '../../../support/rounds/roulette/spin';
import { someOf } from '../../../support/thorough';

/** Every bet of every layout on every pocket, settled by the oracle, and settled otherwise. */

const STAKE = 1800;
const names = Object.keys(ROULETTE_PLACES) as RoulettePlaceName[];
const stakeOn = (bet: string): number => (bet === 'orphelins' || bet.startsWith('neighbours') ? 2000 : STAKE);

describe.each(names)('%s', (name) => {
  const place: RoulettePlace = ROULETTE_PLACES[name];
  const pockets = someOf(pocketsOf(place), 6);
  const bets = [...betsOfTheGrid(), ...place.also];
  const judgedOn = (pocket: string, wagers: readonly (string | SpunWager)[]) =>
    judged(spinAt(place, { pocket, wagers, limits: { '*': { min: 1, max: 10_000_000 } } }), false);

  it('settles every bet on every pocket as the oracle does', () => {
    for (const pocket of pockets) {
      const checked = judgedOn(
        pocket,
        bets.map((bet) => ({ bet, stake: stakeOn(bet) })),
      );
      expect([pocket, checked.findings, checked.verdict]).toEqual([pocket, [], 'complies']);
    }
  });

  it('finds every bet that is settled the other way, and no more', () => {
    for (const pocket of pockets) {
      const turned = bets.map((bet): SpunWager => {
        const stake = stakeOn(bet);
        const won = wonOn(bet, stake, pocket, place) !== undefined;
        const settle = won
          ? ({ result: 'lose', paid: 0, returned: 0 } as const)
          : ({ result: 'win', paid: stake } as const);
        return { bet, stake, settle };
      });
      const found = breachesIn(judgedOn(pocket, turned));
      expect(new Set(found.map(({ subject }) => subject)).size).toBe(bets.length);
      expect(found).toHaveLength(bets.length);
      expect(found.filter(({ clauses }) => clauses.length === 0)).toEqual([]);
    }
  });

  it('finds every win that is paid a cent too much or too little, and no more', () => {
    for (const pocket of pockets) {
      const winners = bets.filter((bet) => wonOn(bet, stakeOn(bet), pocket, place) !== undefined);
      const mispaid = winners.map((bet, index): SpunWager => {
        const stake = stakeOn(bet);
        const due = wonOn(bet, stake, pocket, place) ?? 0;
        return { bet, stake, settle: { paid: due + (index % 2 === 0 ? 1 : -1) } };
      });
      const found = breachesIn(judgedOn(pocket, mispaid));
      expect(found.map(({ check }) => check.includes('pays') || check.includes('pay-'))).toEqual(
        winners.map(() => true),
      );
    }
  });
});

describe.each(['au-qld-roulette-x', 'au-qld-roulette-x-2'] as const)('multipliers of %s', (name) => {
  const place: RoulettePlace = ROULETTE_PLACES[name];
  const pockets = someOf(pocketsOf(place), 6);
  const limits = { '*': { min: 1, max: 10_000_000 } };

  it('are paid on the number they were given to, on straight wagers, and on nothing else', () => {
    for (const pocket of pockets) {
      const given = `straight:${pocket}`;
      const closed = [multiplied(pocket, 250), multiplied(pocket === '1' ? '2' : '1', 100)];
      const wagers = [...betsOfTheGrid(), ...place.also].map((bet): SpunWager => {
        const settle = bet === given ? { settle: { paid: STAKE * 250 } } : {};
        return { bet, stake: STAKE, ...settle };
      });
      const paid = judged(spinAt(place, { pocket, wagers, limits, closed }), false);
      expect([pocket, paid.findings, paid.verdict]).toEqual([pocket, [], 'complies']);
      const unpaid = wagers.map(({ bet, stake }) => ({ bet, stake }));
      const found = breachesIn(judged(spinAt(place, { pocket, wagers: unpaid, limits, closed }), false));
      expect(found.map(({ check }) => check)).toEqual(['roulette/multiplied-wins-pay-the-multiplier']);
    }
  });
});
