import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checksByClause } from '../../src/core/checks/coverage';
import { examplesByClause, type Example } from '../../src/core/checks/example';
import { CHECKED_GAMES } from '../../src/core/checks/registry';
import { problemOfRecord } from '../../src/core/rounds/record-problem';
import { examplesFolder, loadExamples } from '../../src/io/files/examples';
import {
  asLines,
  dutiesOfBaccarat,
  examplesOfBaccarat,
  LUCKY_DRAW_SCENES,
  luckyDrawExamples,
  PAIRS,
} from '../support/examples/examples';
import { DEFINED_CODES, isDefined, isImposed, writeDefined } from '../support/examples/defined';
import { SCENERIES } from '../support/examples/sceneries';
import { everyRuleSet, ruleSetFor } from '../support/rounds/everywhere';
import { judgedUnder } from '../support/rounds/judged';

/** Gates over the examples of every check: they are what the generator writes, and they get the verdict they say. */

const examples = loadExamples();
const registered = CHECKED_GAMES.flatMap(({ checks }) => checks.map(({ id }) => id));

/** Duties that no coup can break, and why: a rule set may state a duty that another of its rules leaves without occasion. */
const UNBREAKABLE: Readonly<Record<string, string>> = {
  'baccarat/wager-has-its-companion at au-qld-lucky-draw': 'a draw wager without an enter wager has a check of its own',
  'blackjack/stake-not-below-minimum at au-act': 'a wager below the minimum is settled once, and given back after that',
  'blackjack/stake-not-below-minimum at au-act-over-under-13':
    'a wager below the minimum is settled once, and given back after that',
  'blackjack/stake-not-below-minimum at au-act-triple-play':
    'a wager below the minimum is settled once, and given back after that',
  'roulette/stake-not-below-minimum at au-act': 'a wager below the minimum is settled once, and given back after that',
  'sic-bo/stake-not-below-minimum at au-act': 'a wager below the minimum is settled once, and given back after that',
};

/** Forms whose rounds no reader knows yet. */
const UNREAD_FORMS = CHECKED_GAMES.flatMap(({ unread }) => [...unread]);

/** Clauses of duties that cannot be broken, which no example can show. */
const UNSHOWN = [
  'au-act/gazette-s196-1992#american-roulette/4.1(c)',
  'au-act/gazette-s196-1992#blackjack/4.1(c)',
  'au-act/gazette-s196-1992#sic-bo/3.1(c)',
  'nz/table-games-divisions#div-1/10.2(a)',
];

const written = [
  ...Object.entries(SCENERIES).map(([game, { write }]) => ({ game, ...write() })),
  ...DEFINED_CODES.map((game) => ({ game, ...writeDefined(game) })),
];

/** What the rules a round was played by say of it; nothing of the example is used but its round. */
function told({ round, check }: Example) {
  const ruleSet = ruleSetFor(round);
  const { findings } = judgedUnder(ruleSet, round);
  const own = findings.filter((finding) => finding.check === check && finding.verdict !== 'not-applicable');
  const verdict = own.some((finding) => finding.verdict === 'breaches')
    ? 'breaches'
    : own.length > 0 && own.every((finding) => finding.verdict === 'complies')
      ? 'complies'
      : 'in doubt';
  return {
    verdict,
    ruleSet: ruleSet.name,
    clauses: [...new Set(own.filter((one) => one.verdict === verdict).flatMap(({ clauses }) => clauses))],
    breached: [...new Set(findings.filter((one) => one.verdict === 'breaches').map((one) => one.check))],
    doubted: findings.filter((one) => one.verdict === 'indeterminate').map((one) => one.check),
  };
}

/** The same of an example as it claims to be. */
const claimed = ({ verdict, ruleSet, clauses, check }: Example): ReturnType<typeof told> => ({
  verdict,
  ruleSet,
  clauses: [...clauses],
  breached: verdict === 'breaches' ? [check] : [],
  doubted: [],
});

const wrong = (lines: readonly Example[]): readonly string[] =>
  lines.filter((line) => JSON.stringify(told(line)) !== JSON.stringify(claimed(line))).map(({ id }) => id);

describe('the files', () => {
  it('are what "npm run examples" writes, one for each game', () => {
    const baccarat = examplesOfBaccarat();
    // Not `toBe`: a difference of a megabyte takes longer to print than anyone would read it.
    for (const { game, examples: lines } of [{ game: 'baccarat', examples: baccarat }, ...written])
      expect([game, readFileSync(join(examplesFolder(), `${game}.ndjson`), 'utf8') === asLines(lines)]).toEqual([
        game,
        true,
      ]);
    expect(readdirSync(examplesFolder())).toEqual(CHECKED_GAMES.map(({ code }) => `${code}.ndjson`).sort());
  });

  it('hold valid records only, no two examples of one name, and no round twice', () => {
    expect(examples.flatMap(({ round }) => problemOfRecord(round) ?? [])).toEqual([]);
    expect(new Set(examples.map(({ id }) => id)).size).toBe(examples.length);
    expect(new Set(examples.map(({ round }) => JSON.stringify(round))).size).toBe(examples.length);
  });

  it('say in one sentence what happens', () => {
    expect(examples.filter(({ says }) => !/^[A-Z][^.\n]{10,100}\.$/.test(says))).toEqual([]);
  });
});

describe('the verdicts', () => {
  it('are those of the rules they name, from that check and no other, by those clauses', () => {
    expect(wrong(examples)).toEqual([]);
  });

  it('rest on as many judgements whether all of them are told or only what is amiss', () => {
    const counted = (round: Example['round'], keepsAll: boolean): number =>
      judgedUnder(ruleSetFor(round), round, keepsAll).examined;
    expect(examples.filter(({ round }) => counted(round, true) !== counted(round, false)).map(({ id }) => id)).toEqual(
      [],
    );
  });

  it('would be found wrong, every one, if they said the contrary', () => {
    const contrary = { breaches: 'complies', complies: 'breaches' } as const;
    const flipped = examples.map((example) => ({ ...example, verdict: contrary[example.verdict] }));
    expect(wrong(flipped)).toHaveLength(examples.length);
  });
});

describe('every scene', () => {
  it('belongs to a check, and is called for by some place', () => {
    const others = Object.values(SCENERIES).map(({ scenes }) => scenes);
    const checks = [PAIRS, LUCKY_DRAW_SCENES, ...others].flatMap((scenes) => Object.keys(scenes));
    expect([...new Set(checks)].sort()).toEqual(registered.filter((check) => !isDefined(check)).sort());
    const told = new Set(examples.map(({ says }) => says));
    const coups = [...Object.values(PAIRS), ...Object.values(LUCKY_DRAW_SCENES)].flatMap((pairs) =>
      pairs.flatMap(({ breach, lawful }) => [breach[0], lawful[0]]),
    );
    const scenes = [...coups, ...others.flatMap((other) => Object.values(other).flat())];
    expect(scenes.filter((says) => !told.has(says))).toEqual([]);
  });
});

describe('every clause', () => {
  it('that a check may cite has an example', () => {
    const shown = examplesByClause(examples);
    const linked = checksByClause(everyRuleSet().filter(({ variant }) => !UNREAD_FORMS.includes(variant ?? '')));
    const isShown = (clause: string): boolean => shown.has(clause) || UNSHOWN.includes(clause);
    expect([...linked.keys()].filter((clause) => !isShown(clause))).toEqual([]);
    expect([...shown.keys()].filter((clause) => !linked.has(clause))).toEqual([]);
  });
});

describe('every check', () => {
  /** A defined game has every duty of which it knows a fact; under some no rule set imposes it. */
  const imposed = registered.filter((check) => !isDefined(check) || isImposed(check));

  it.each(imposed)('%s has a breach and a lawful near miss', (id) => {
    const verdicts = examples.filter(({ check }) => check === id).map(({ verdict }) => verdict);
    expect(new Set(verdicts)).toEqual(new Set(['breaches', 'complies']));
  });

  it('has both wherever it has a duty that can be broken', () => {
    const named = new Set(examples.map(({ id }) => id));
    const without = dutiesOfBaccarat()
      .filter(({ check, at }) => !['breach', 'lawful'].every((kind) => named.has(`${check}/${kind}/${at}`)))
      .map(({ check, at }) => `${check} at ${at}`);
    const unshown = [luckyDrawExamples(), ...written].flatMap((one) => one.unshown);
    expect([...without, ...unshown]).toEqual(Object.keys(UNBREAKABLE));
  });

  it('is shown under every rule set by which rounds of its game can be judged', () => {
    const shown = new Set(examples.map(({ round }) => ruleSetFor(round).version));
    const judged = everyRuleSet().filter(({ game }) => CHECKED_GAMES.some(({ code }) => code === game));
    const unshown = judged.filter(({ version }) => !shown.has(version));
    expect(unshown.map(({ variant }) => variant).sort()).toEqual([...UNREAD_FORMS].sort());
  });
});
