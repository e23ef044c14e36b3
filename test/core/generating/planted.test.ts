import { CHECKED_GAMES } from '../../../src/core/checks/registry';
import type { Finding } from '../../../src/core/findings/finding';
import { judgeFor } from '../../../src/core/findings/judge';
import { RoundMaker } from '../../../src/core/generating/generate';
import { GENERATED_GAMES } from '../../../src/core/generating/registry';
import { ruleSetFor } from '../../support/rounds/everywhere';
import { venues } from '../../support/rounds/venues';
import { propertyRuns } from '../../support/thorough';

const EACH = propertyRuns(2, 1);

describe.each(venues())('breaches planted in rounds of $name', (venue) => {
  it('are found by their check, by their clause, and nothing else is', () => {
    const maker = new RoundMaker(venue, 7);
    const judge = judgeFor(venue.ruleSet);
    for (const { check, reason } of maker.plantable) {
      if (reason !== undefined) continue;
      for (let time = 0; time < EACH; time += 1) {
        const round = maker.breach(check);
        // A breach is no breach where it makes other rules govern the round.
        expect(`${check}: ${ruleSetFor(round).name}`).toBe(`${check}: ${venue.ruleSet.name}`);
        const checked = judge?.check(round);
        const findings: readonly Finding[] = typeof checked === 'object' ? checked.findings : [];
        const found = findings.filter(({ verdict }) => verdict === 'breaches');
        const known = `${check} ${round.planted?.subject ?? ''} ${round.planted?.clauses[0] ?? 'no clause'}`;
        const told = found.map(({ check: by, subject, clauses }) => `${by} ${subject} ${clauses[0] ?? ''}`);
        if (told.join('; ') !== known) expect([told, round]).toEqual([[known], round]);
      }
    }
  });
});

it.each(venues().filter(({ ruleSet }) => ruleSet.game === 'blackjack'))(
  'a blackjack that the dealer has too early is among the wrong results of $name where that can matter',
  (venue) => {
    const maker = new RoundMaker(venue, 11);
    const judge = judgeFor(venue.ruleSet);
    const rounds = Array.from({ length: 20 }, () => maker.breach('blackjack/wager-follows-the-hands'));
    const early = rounds.filter(({ planted }) => planted?.clauses[0]?.endsWith('#sch-2/35(1)(a)'));
    expect(early.length > 0).toBe(/AU-QLD blackjack(\/(switch|soft-17|electronic))? /.test(`${venue.name} `));
    for (const round of early) {
      const checked = judge?.check(round);
      const found = typeof checked === 'object' ? checked.findings : [];
      expect(found.map(({ verdict, clauses: [first] }) => `${verdict} ${first ?? ''}`)).toEqual([
        `breaches ${round.planted?.clauses[0] ?? ''}`,
      ]);
    }
  },
);

it.each(venues().filter(({ name }) => /^AU-ACT (baccarat|roulette|sic-bo).* terminal$/.test(name)))(
  'a wager settled although its terminal had failed is among the wrong treatments of $name',
  (venue) => {
    const maker = new RoundMaker(venue, 11);
    const judge = judgeFor(venue.ruleSet);
    const check = `${venue.ruleSet.game}/irregularity-treated-as-stated`;
    const rounds = Array.from({ length: 20 }, () => maker.breach(check));
    const failed = rounds.filter(({ planted }) => planted?.clauses[0] === 'au-act/ni2019-689#rules/6.6(a)');
    expect(failed.length).toBeGreaterThan(0);
    for (const round of failed) {
      const checked = judge?.check(round);
      const found = typeof checked === 'object' ? checked.findings : [];
      expect(found.map(({ verdict, subject, clauses: [first] }) => `${verdict} ${subject} ${first ?? ''}`)).toEqual([
        `breaches ${round.planted?.subject ?? ''} au-act/ni2019-689#rules/6.6(a)`,
      ]);
    }
  },
);

/** Checks that rules impose and that no round can offend against under them, by reason. */
const UNPLANTABLE: Readonly<Record<string, readonly string[]>> = {
  'a made round deals too few cards to hold one more often than so many decks have it': [
    'AU-ACT red-dog table: red-dog/no-card-more-often-than-the-decks-have-it',
  ],
  'no wager at all is taken after the call, so that none comes after a card': [
    'AU-QLD baccarat terminal: baccarat/additional-wager-before-first-card',
    'AU-QLD baccarat/even-money terminal: baccarat/additional-wager-before-first-card',
    'AU-QLD baccarat/mini terminal: baccarat/additional-wager-before-first-card',
    'AU-QLD baccarat/premium-mini terminal: baccarat/additional-wager-before-first-card',
  ],
  'a round on any other wheel is governed by the rules for that wheel': [
    'AU-QLD roulette table: roulette/wheel-as-stated',
    'AU-QLD roulette terminal: roulette/wheel-as-stated',
  ],
  'no wager stands off under these rules': ['NZ baccarat/two-to-one: baccarat/stand-off-returns-the-stake'],
  'what a draw wager needs is for the check of draw wagers to say': [
    'AU-QLD baccarat/lucky-draw table: baccarat/wager-has-its-companion',
    'AU-QLD baccarat/lucky-draw terminal: baccarat/wager-has-its-companion',
  ],
  'the rules let a wager below the minimum stand': [
    'AU-ACT sic-bo table: sic-bo/stake-not-below-minimum',
    'AU-ACT roulette table: roulette/stake-not-below-minimum',
    'AU-ACT blackjack table: blackjack/stake-not-below-minimum',
    'AU-ACT blackjack/over-under-13 table: blackjack/stake-not-below-minimum',
    'AU-ACT blackjack/triple-play table: blackjack/stake-not-below-minimum',
  ],
};

it('has a breach for every check of every rule set, but for those that no round can offend against', () => {
  const reasons = new Map<string, string[]>();
  for (const venue of venues())
    for (const { check, reason } of new RoundMaker(venue, 1).plantable)
      if (reason !== undefined) reasons.set(reason, [...(reasons.get(reason) ?? []), `${venue.name}: ${check}`]);
  const sorted = (from: Readonly<Record<string, readonly string[]>>): object =>
    Object.fromEntries(Object.entries(from).map(([reason, pairs]) => [reason, [...pairs].sort()]));
  expect(sorted(Object.fromEntries(reasons))).toEqual(sorted(UNPLANTABLE));
});

it('has breaches of checks that there are, and of no others', () => {
  const checks = new Set(CHECKED_GAMES.flatMap((game) => game.checks.map(({ id }) => id)));
  const planters = GENERATED_GAMES.flatMap(({ breaches }) => Object.keys(breaches));
  expect(planters.filter((check) => !checks.has(check))).toEqual([]);
});
