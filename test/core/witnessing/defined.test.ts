import { createHash } from 'node:crypto';
import { compareFacts } from '../../../src/core/compare/compare-facts';
import { judgeFor } from '../../../src/core/findings/judge';
import { gameOf } from '../../../src/core/games/registry';
import { RoundMaker } from '../../../src/core/generating/generate';
import { Impact } from '../../../src/core/replaying/impact';
import { Replay } from '../../../src/core/replaying/replay';
import type { Side } from '../../../src/core/replaying/side';
import { readDraft } from '../../../src/core/rules/drafts/draft';
import { layOver } from '../../../src/core/rules/drafts/lay-over';
import { witness, type Direction } from '../../../src/core/witnessing/witness';
import { DEFINED_CODES } from '../../support/examples/defined';
import { venues, type NamedVenue } from '../../support/rounds/venues';
import { someOf } from '../../support/thorough';

/** What is made of every game that is one definition: drafts that change one figure are told apart from the law by rounds. */

const EFFORT = { lawful: 100, plantedOfEach: 1, plantedOfSubject: 20, varied: 5, ofOneBet: 50, pared: 5, enough: 3 };
const ROUNDS = 400;
/** How many of all drafts are tried where a person waits. */
const DRAFTS = 4;

const places = venues().filter(({ ruleSet }) => DEFINED_CODES.includes(ruleSet.game));

function draftOver(place: NamedVenue, fact: string, row: string, says: string): Side {
  const draft = readDraft({ name: 'other', over: place.ruleSet.name, facts: { [fact]: { [row]: says } } });
  if (typeof draft === 'string') throw new Error(draft);
  const laid = layOver(place.ruleSet, draft, (text) => createHash('sha256').update(text).digest('hex'));
  if (!('ruleSet' in laid)) throw new Error(laid.problems.join('; '));
  return { ...place, name: 'draft', ruleSet: laid.ruleSet };
}

/** The first row of a fact that no choice of the operator bears on and that says this. */
const rowOf = ({ ruleSet }: NamedVenue, fact: string, says: RegExp): string | undefined =>
  ruleSet.facts.get(fact)?.cells.find(({ text, option }) => option === undefined && says.test(text))?.part;

/** The figures that are changed: odds that a wager is paid at, and a winning case that is to lose. */
const CHANGES = [
  ['pays', / to /, '13 to 2', 'wins-pay-stated-odds'],
  ['outcomes', /^win$/, 'lose', 'wager-follows-the-result'],
] as const;

const drafts = places.flatMap((place) =>
  CHANGES.flatMap(([fact, pattern, says, duty]) => {
    const row = rowOf(place, fact, pattern);
    return row === undefined ? [] : [{ place, fact, row, says, check: `${place.ruleSet.game}/${duty}` }];
  }),
);

const verdictsOf = (sides: readonly Side[], { witness: shown }: Direction): readonly unknown[] =>
  [shown?.allowed, shown?.forbidden].map((judged) => {
    const side = sides.find(({ name }) => name === judged?.side);
    const checked = judged && side && judgeFor(side.ruleSet)?.check(judged.record);
    return typeof checked === 'object' ? checked.verdict : checked;
  });

test('every defined game has a draft of each kind', () => {
  expect(new Set(drafts.map(({ place, fact }) => `${place.ruleSet.game} ${fact}`)).size).toBe(
    DEFINED_CODES.length * CHANGES.length,
  );
});

describe.each(someOf(drafts, DRAFTS))('$place.name with $fact $row as $says', ({ place, fact, row, says, check }) => {
  const { game } = place.ruleSet;
  const law: Side = { ...place, name: 'law' };
  const draft = draftOver(place, fact, row, says);

  it('differs in that row', () => {
    const known = gameOf(game);
    const rows = known ? compareFacts(known, [law.ruleSet, draft.ruleSet]).filter(({ same }) => !same) : [];
    expect(rows.map((one) => one.fact)).toEqual([`${fact}.${row}`]);
  });

  it('has a smallest round that one side allows and the other forbids, both ways round', () => {
    const sides = [law, draft] as const;
    const { directions } = witness(game, `${fact}.${row}`, sides, EFFORT);
    for (const direction of directions) {
      expect(direction.witness?.findings.map((finding) => finding.check)).toContain(check);
      expect(verdictsOf(sides, direction)).toEqual(['complies', 'breaches']);
      const settled = direction.witness?.allowed.record.events.filter(({ type }) => type === 'settle') ?? [];
      expect(settled.length).toBeLessThanOrEqual(2);
    }
    expect(directions).toHaveLength(2);
  });

  it('has other verdicts for lawful rounds where it decides, and for no others', () => {
    const replay = new Replay(law, draft);
    const maker = new RoundMaker(place, 5);
    const impact = new Impact();
    for (let made = 0; made < ROUNDS; made += 1) {
      const replayed = replay.replay(maker.lawful());
      if (typeof replayed === 'string') throw new Error(replayed);
      impact.add(replayed);
      if (replayed.from === replayed.to) continue;
      const flips = replayed.flips.filter(({ appears }) => appears);
      expect(flips.flatMap(({ clauses }) => clauses)).toContain(`draft/other#${fact}/${row}`);
    }
    expect(impact.toBreaches).toBeGreaterThan(0);
    expect(impact.toComplies + impact.otherBreaches).toBe(0);
  });
});
