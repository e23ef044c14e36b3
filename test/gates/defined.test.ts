import type { Finding } from '../../src/core/findings/finding';
import { judgeFor } from '../../src/core/findings/judge';
import { GAME_DEFINITIONS } from '../../src/core/games/definitions';
import { RoundMaker } from '../../src/core/generating/generate';
import { checksOf } from '../../src/core/play/duties/catalogue';
import type { RoundRecord } from '../../src/core/rounds/record';
import { lacking } from '../support/rounds/few-facts';
import { alteredRounds, DEFINED_PLACES, lawfulAt, plantedAt } from '../support/rounds/of-defined-games';
import { someOf } from '../support/thorough';

/** Gates over the games that are one definition: what every duty says, that it can be broken, and that no round brings it down. */

const OF_EACH = 12;
const ALTERED = 4;

/** Messages of duties that the rules of no defined game call for, and why. */
const UNHEARD: Readonly<Record<string, string>> = {
  'oral-wagers-as-stated oral': 'no rules refuse wagers by word of mouth altogether',
  'stake-not-above-maximum taken': 'no rules forbid a stake above the maximum: what is above it is given back',
  'stake-not-below-minimum accepted': 'red dog settles a wager below the minimum; other games refuse it',
  'void-round-returns-every-stake voidWagerSettled':
    'red dog does not say what becomes of one wager that is declared void',
  'stake-in-permitted-steps taken': 'no rules forbid a stake between the steps: what is above the step is given back',
  'added-stake-as-stated excessSettled':
    'no rules of a game in the registry cut an added stake down to what it adds to',
  'stake-in-permitted-steps offStep': 'no rules prescribe steps without the units of the minimum',
};

const everyFinding = (findings: readonly Finding[]): readonly Finding[] =>
  findings.flatMap((finding) => [finding, ...everyFinding(finding.consequences ?? [])]);

function judgeAt({ ruleSet, name }: (typeof DEFINED_PLACES)[number]): (round: RoundRecord) => readonly Finding[] {
  const judge = judgeFor(ruleSet);
  if (judge === undefined) throw new Error(`rounds of ${name} cannot be judged`);
  return (round) => {
    const checked = judge.check(round);
    if (typeof checked === 'string') return [];
    return everyFinding(checked.findings);
  };
}

/** All that is said of planted breaches, and of rounds altered in one thing, by game; and rounds that could not be judged at all. */
const said = new Map<string, Finding[]>();
const thrown: string[] = [];
for (const place of DEFINED_PLACES) {
  const { game } = place.ruleSet;
  const judge = judgeAt(place);
  const planted = [...plantedAt(place, OF_EACH).values()];
  const some = [...planted.flatMap(([first]) => first ?? []), ...lawfulAt(place, ALTERED)];
  const findings = said.get(game) ?? [];
  for (const round of [...planted.flat(), ...some.flatMap(alteredRounds)])
    try {
      findings.push(...judge(round));
    } catch (error) {
      thrown.push(`${place.name}: ${String(error)} ${JSON.stringify(round)}`);
    }
  said.set(game, findings);
}

test('no round that was altered in one thing brings the judging down', () => {
  expect(thrown.slice(0, 3)).toEqual([]);
});

const messagesHeard = (code: string, id: string): readonly string[] =>
  (said.get(code) ?? []).flatMap(({ check, verdict, message }) =>
    check === id && verdict === 'breaches' ? [message] : [],
  );

const pattern = (template: string): RegExp =>
  new RegExp(`^${template.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\{\w+\}\}/g, '[^{}]+')}$`);

describe.each(GAME_DEFINITIONS.map((game) => ({ code: game.code, checks: checksOf(game) })))(
  '$code',
  ({ code, checks }) => {
    const findings = said.get(code) ?? [];
    it('says whole sentences, of which none has a hole or a word of the machine in it', () => {
      const wrong = findings
        .map(({ message }) => message)
        .filter(
          (message) => !/^["A-Z0-9][^{}\n]*\.$/.test(message) || /undefined|NaN|null|\[object| {2}|\.\./.test(message),
        );
      expect([...new Set(wrong)].slice(0, 10)).toEqual([]);
    });

    it('has no two duties that say the same', () => {
      const requirements = checks.map(({ requirement }) => requirement.toLowerCase());
      expect(requirements.filter((one, index) => requirements.indexOf(one) !== index)).toEqual([]);
      const messages = checks.flatMap((check) => Object.values(check.messages));
      expect(messages.filter((one, index) => messages.indexOf(one) !== index)).toEqual([]);
      expect(requirements.filter((one) => !/^[a-z][^\n]+\.$/.test(one))).toEqual([]);
    });
  },
);

const dutyOf = (check: string): string => check.replace(/^[^/]*\//, '');

test('every message of every duty that rules impose is heard in some game', () => {
  const imposed = new Set(
    DEFINED_PLACES.flatMap((place) => new RoundMaker(place, 1).plantable).map(({ check }) => check),
  );
  const heard = new Set<string>();
  const all = new Set<string>();
  for (const game of GAME_DEFINITIONS)
    for (const { id, messages } of checksOf(game)) {
      if (!imposed.has(id)) continue;
      const own = messagesHeard(game.code, id);
      for (const [name, template] of Object.entries(messages)) {
        all.add(`${dutyOf(id)} ${name}`);
        if (own.some((message) => pattern(template).test(message))) heard.add(`${dutyOf(id)} ${name}`);
      }
    }
  expect([...all].filter((name) => !heard.has(name) && UNHEARD[name] === undefined)).toEqual([]);
});

test.each(DEFINED_PLACES)('each duty at $name has a planter, or a reason why no round can break it', (place) => {
  const unplanted = new RoundMaker(place, 1).plantable.filter(({ reason }) => reason === 'nobody has written one');
  expect(unplanted).toEqual([]);
});

describe.each(DEFINED_PLACES)('at $name', (place) => {
  it('a breach never complies once a fact is taken away', () => {
    const planted = [...plantedAt(place, 2)].flatMap(([check, rounds]) => rounds.map((round) => ({ check, round })));
    const found: string[] = [];
    for (const fact of place.ruleSet.facts.keys()) {
      const fewer = judgeFor(lacking(place.ruleSet, fact));
      for (const { check, round } of someOf(planted, 20)) {
        const checked = fewer?.check(round);
        if (typeof checked !== 'object' || checked.verdict !== 'complies') continue;
        found.push(`${check} without ${fact}`);
      }
    }
    expect([...new Set(found)]).toEqual([]);
  });
});
