import { CHECKED_GAMES, type CheckedGame } from '../../src/core/checks/registry';
import type { Ruling } from '../../src/core/play/judging/ruling';
import { boundByChoice, type Bound } from '../../src/core/findings/bound-by-choice';
import type { RoundRecord } from '../../src/core/rounds/record';
import type { RuleSet } from '../../src/core/rules/rule-set';
import { loadExamples } from '../../src/io/files/examples';
import { ruleSetFor } from '../support/rounds/everywhere';

/** A check is not asked of a round without the part it concerns: it must have had nothing to say of it. */

/** Checks whose part is the occasion of the duty itself: they would speak of any round, and without it there is no duty. */
const OCCASIONS: Readonly<Record<string, readonly string[]>> = {
  baccarat: ['baccarat/dummy-hand-takes-no-wagers'],
};

const rounds = loadExamples().map(({ round }) => round);
const bindings = new Map<RuleSet, (record: RoundRecord) => Bound<unknown>>();

function boundFor(game: CheckedGame<unknown>, record: RoundRecord): Bound<unknown> {
  const ruleSet = ruleSetFor(record);
  const known = bindings.get(ruleSet) ?? boundByChoice(game, ruleSet);
  bindings.set(ruleSet, known);
  return known(record);
}

/** The checks that would have said something of a round without their part. */
function speakingWithoutPart(game: CheckedGame<unknown>, record: RoundRecord): readonly string[] {
  const { facts, groups } = boundFor(game, record);
  const round = game.read(record, facts);
  if (typeof round === 'string') throw new Error(round);
  const parts = game.parts.in(round);
  // One that lacks a fact would say so of any round.
  const unasked = groups
    .filter(({ part }) => (parts & part) !== part)
    .flatMap(({ checks }) => checks.filter(({ check, run }) => run === check.run));
  const said = new Set<string>();
  for (const { check } of unasked) {
    const speaks = (): void => {
      said.add(check.id);
    };
    const ruling: Ruling<string, string> = { complies: speaks, breaches: speaks, cannotTell: speaks };
    check.run(round, facts, ruling);
  }
  return [...said];
}

/** Of games that look for no part beforehand every check is asked of every round. */
const PARTED_GAMES = CHECKED_GAMES.filter(({ parts }) => Object.keys(parts.bits).length > 0);

test.each(PARTED_GAMES)('no check of $code has anything to say of a round without the part it concerns', (game) => {
  const own = rounds.filter((record) => record.game === game.code);
  expect(own.length).toBeGreaterThan(100);
  const speaking = new Set(own.flatMap((record) => speakingWithoutPart(game, record)));
  expect([...speaking].sort()).toEqual(OCCASIONS[game.code] ?? []);
});
