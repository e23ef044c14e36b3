import { breachesIn, judged } from '../../../support/rounds/judged';
import { betsWith, EVERY_THROW, unitsWon } from '../../../support/rounds/sic-bo/oracle';
import { SIC_BO_PLACES } from '../../../support/rounds/sic-bo/places';
import { tumble } from '../../../support/rounds/sic-bo/tumble';
import { someOf } from '../../../support/thorough';

const LOST = { result: 'lose', paid: 0, returned: 0 } as const;
const WON = { result: 'win', paid: 1000, returned: 1000 } as const;

/** All 216 throws with every bet of every rule set, against an oracle that shares nothing with the product; some, unless in a soak. */
const THROWS = someOf(EVERY_THROW, 24);

describe.each(Object.entries(SIC_BO_PLACES))('%s', (_, at) => {
  const bets = betsWith(at.extra);

  it('settled as the oracle has it, no throw is accused or in doubt', () => {
    const doubtful = THROWS.filter((dice) => {
      const checked = judged(tumble({ at, dice, wagers: bets.map((bet) => `${bet} 1000`) }), false);
      return checked.verdict !== 'complies' || checked.findings.length > 0;
    });
    expect(doubtful).toEqual([]);
  });

  it('settled the other way round, every wager of every throw is found', () => {
    const missed = THROWS.filter((dice) => {
      const wagers = bets.map((bet) => {
        const won = unitsWon(bet, dice, at.payouts) > 0;
        const settle = won ? LOST : WON;
        return { bet, stake: 1000, settle };
      });
      const found = breachesIn(judged(tumble({ at, dice, wagers }), false));
      return found.length !== bets.length || found.some(({ check }) => check !== 'sic-bo/wager-follows-the-dice');
    });
    expect(missed).toEqual([]);
  });

  it('paid one cent too little or too much, every winning wager of every throw is found, with a clause', () => {
    const missed = THROWS.filter((dice, index) => {
      const winning = bets.filter((bet) => unitsWon(bet, dice, at.payouts) > 0);
      const wagers = winning.map((bet) => {
        const paid = unitsWon(bet, dice, at.payouts) * 1000 + (index % 2 === 0 ? 1 : -1);
        return { bet, stake: 1000, settle: { paid } };
      });
      const found = breachesIn(judged(tumble({ at, dice, wagers }), false));
      return (
        found.length !== winning.length ||
        found.some(({ check, clauses }) => check !== 'sic-bo/wins-pay-stated-odds' || clauses.length === 0)
      );
    });
    expect(missed).toEqual([]);
  });
});
