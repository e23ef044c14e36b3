import { RoundMaker } from '../../src/core/generating/generate';
import type { RoundRecord } from '../../src/core/rounds/record';
import type { RuleSet } from '../../src/core/rules/rule-set';
import { loadExamples } from '../../src/io/files/examples';
import { SIMULATORS } from '../soak/simulated';
import { ruleSetFor } from '../support/rounds/everywhere';
import { venues } from '../support/rounds/venues';
import { altered } from './altered';

/** Rounds of one rule set from one maker, always the same ones in the same order. */
export interface Sample {
  readonly name: string;
  readonly by: 'examples' | 'simulator' | 'generator';
  readonly ruleSet: RuleSet;
  readonly rounds: () => Iterable<RoundRecord>;
}

/** Of each maker so many rounds, each of which is also altered so many times. */
const MADE = 50;
const ALTERED = 4;

/** A round as it is, then with something in it otherwise. */
function* withAlterations(round: RoundRecord, seed: number): Iterable<RoundRecord> {
  yield round;
  for (let time = 0; time < ALTERED; time += 1) yield altered(round, seed * ALTERED + time);
}

function* eachAltered(rounds: Iterable<RoundRecord>): Iterable<RoundRecord> {
  let seed = 0;
  for (const round of rounds) yield* withAlterations(round, (seed += 1));
}

function ofExamples(): readonly Sample[] {
  const rounds = new Map<string, { readonly ruleSet: RuleSet; readonly rounds: RoundRecord[] }>();
  for (const { round } of loadExamples()) {
    const ruleSet = ruleSetFor(round);
    const name = [ruleSet.name, ruleSet.channel].filter((word) => word !== undefined).join(' ');
    const known = rounds.get(name) ?? { ruleSet, rounds: [] };
    known.rounds.push(round);
    rounds.set(name, known);
  }
  return [...rounds].map(([name, { ruleSet, rounds: held }]) => ({
    name,
    by: 'examples',
    ruleSet,
    rounds: () => eachAltered(held),
  }));
}

/** Rounds made apart from the facts and from the product: they stay the same when the generator is rebuilt. */
const ofSimulators = (): readonly Sample[] =>
  SIMULATORS.map(({ name, round }) => ({
    name,
    by: 'simulator',
    ruleSet: ruleSetFor(round(1)),
    rounds: () => eachAltered(Array.from({ length: MADE }, (_, at) => round(1 + 7919 * at))),
  }));

/** By the name, so that a game more changes the rounds of no other. */
const seedOf = (name: string): number =>
  Array.from(name).reduce((seed, letter) => (seed * 31 + letter.charCodeAt(0)) % 65521, 7);

const ofGenerator = (): readonly Sample[] =>
  venues().map((venue) => ({
    name: venue.name,
    by: 'generator',
    ruleSet: venue.ruleSet,
    rounds: () => eachAltered(generated(new RoundMaker(venue, seedOf(venue.name)))),
  }));

/** Lawful rounds, and between them breaches of one check after another. */
function* generated(maker: RoundMaker): Iterable<RoundRecord> {
  const checks = maker.plantable.flatMap(({ check, reason }) => (reason === undefined ? [check] : []));
  for (let made = 0; made < MADE; made += 1) {
    yield maker.lawful();
    const check = checks[made % Math.max(1, checks.length)];
    if (check !== undefined) yield maker.breach(check);
  }
}

export const samples = (): readonly Sample[] => [...ofExamples(), ...ofSimulators(), ...ofGenerator()];
