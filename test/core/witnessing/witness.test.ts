import { judgeFor } from '../../../src/core/findings/judge';
import type { Side } from '../../../src/core/replaying/side';
import type { RoundRecord } from '../../../src/core/rounds/record';
import { problemOfRecord } from '../../../src/core/rounds/record-problem';
import { MadeRounds } from '../../../src/core/witnessing/made-rounds';
import { witnessSentences } from '../../../src/core/witnessing/sentences';
import { witness, type Witness, type WitnessAnswer } from '../../../src/core/witnessing/witness';
import { sideNamed } from '../../support/rounds/sides';
import { someOf } from '../../support/thorough';

const EFFORT = { lawful: 150, plantedOfEach: 1, plantedOfSubject: 14, varied: 5, ofOneBet: 150, pared: 5, enough: 6 };

const sides = new Map<string, MadeRounds>();
function madeBy(side: Side): MadeRounds {
  const key = `${side.ruleSet.version} ${side.channel ?? ''}`;
  const made = sides.get(key) ?? new MadeRounds(side);
  sides.set(key, made);
  return made;
}

const ask = (game: string, subject: string, from: string, to: string): WitnessAnswer =>
  witness(game, subject, [sideNamed(game, from), sideNamed(game, to)], EFFORT, madeBy);

/** How each side judges a record, without anything of the search. */
function verdicts(game: string, { allowed, forbidden }: Witness, change: (record: RoundRecord) => RoundRecord) {
  const [first, second] = [allowed, forbidden].map(({ side, record }) => {
    const changed = change(record);
    if (problemOfRecord(changed) !== undefined) return undefined;
    const checked = judgeFor(sideNamed(game, side).ruleSet)?.check(changed);
    return typeof checked === 'object' ? checked : undefined;
  });
  return { first, second };
}

const F = undefined;

/** Known differences: the checks by which the second side forbids what the first allows, and the other way round. */
const KNOWN: readonly (readonly [string, string, string, string, string | undefined, string | undefined])[] = [
  [
    'baccarat',
    'bankerPays',
    'AU-NSW',
    'AU-NSW/even-money',
    'banker-wins-pay-stated-odds',
    'banker-wins-pay-stated-odds',
  ],
  ['baccarat', 'bankerPaysByPoints.6', 'AU-NSW', 'AU-NSW/even-money', F, 'banker-wins-pay-stated-odds'],
  [
    'baccarat',
    'pays.perfect-pair/mixed[decks=6]',
    'AU-QLD',
    'NZ',
    'additional-wager-pays-stated-odds',
    'additional-wager-pays-stated-odds',
  ],
  ['baccarat', 'cuttingCardDepth', 'AU-ACT:table', 'AU-NSW', 'cutting-card-far-from-back', F],
  ['baccarat', 'cutDepth', 'AU-NSW', 'AU-QLD', F, 'cut-deep-enough'],
  ['baccarat', 'cutting-card-far-from-back', 'AU-NSW', 'AU-QLD', F, 'cutting-card-far-from-back'],
  ['baccarat', 'decks', 'AU-NSW', 'AU-QLD', F, 'decks-as-stated'],
  ['blackjack', 'doubleTotals', 'AU-ACT', 'AU-QLD', 'double-only-on-stated-hands', F],
  ['blackjack', 'splitHands', 'AU-ACT', 'AU-QLD', 'split-hands-within-stated-number', F],
  ['blackjack', 'decks', 'AU-ACT', 'AU-QLD', F, 'decks-as-stated'],
  [
    'blackjack',
    'outcomes.double/dealer-blackjack',
    'AU-ACT',
    'AU-QLD',
    'added-wagers-against-dealers-blackjack',
    'added-wagers-against-dealers-blackjack',
  ],
  ['blackjack', 'addedStake.double', 'AU-ACT', 'AU-QLD', F, 'added-stake-as-stated'],
  // New Zealand gives stakes back after three revolutions; the ACT has the pocket decide.
  [
    'roulette',
    'revolutions',
    'AU-ACT:table',
    'NZ',
    'spin-completes-its-revolutions',
    'racetrack-wager-follows-the-pocket',
  ],
  ['roulette', 'underMinimum', 'AU-ACT:table', 'AU-QLD', 'stake-not-below-minimum', F],
  ['roulette', 'overMaximum', 'AU-ACT:table', 'AU-QLD', 'stake-not-above-maximum', 'wager-follows-the-pocket'],
  ['roulette', 'wagers.five-line', 'AU-QLD', 'AU-QLD/double-zero', F, 'only-permitted-wagers'],
  ['sic-bo', 'pays.odd', 'AU-ACT:table', 'AU-QLD:table', F, 'only-permitted-wagers'],
  ['sic-bo', 'overMaximum', 'AU-ACT:table', 'AU-QLD:table', 'losing-wager-is-collected', 'stake-not-above-maximum'],
  ['sic-bo', 'underMinimum', 'AU-ACT:table', 'AU-ACT:terminal', 'stake-not-below-minimum', F],
];

describe.each(someOf(KNOWN, 6))('%s %s between %s and %s', (game, subject, from, to, forward, backward) => {
  const answer = ask(game, subject, from, to);

  it('is shown by the check that it should be', () => {
    const found = answer.directions.map(({ witness: shown }) => shown?.findings[0]?.check);
    expect(found).toEqual([forward, backward].map((check) => check && `${game}/${check}`));
    for (const { looked } of answer.directions) expect(looked).toBeGreaterThan(0);
  });

  it('is proved by both rule sets, on rounds that differ only in where they are played', () => {
    for (const { witness: shown, allows, forbids } of answer.directions)
      if (shown !== undefined) {
        const { first, second } = verdicts(game, shown, (record) => record);
        expect([first?.verdict, second?.verdict]).toEqual(['complies', 'breaches']);
        expect([shown.allowed.side, shown.forbidden.side]).toEqual([allows, forbids]);
        expect(shown.allowed.record.events).toEqual(shown.forbidden.record.events);
      }
  });

  it('has no event that could be left out', () => {
    for (const { witness: shown } of answer.directions)
      for (const [index] of (shown?.forbidden.record.events ?? []).entries())
        if (shown !== undefined) {
          const { first, second } = verdicts(game, shown, (record) => ({
            ...record,
            events: record.events.filter((_, at) => at !== index),
          }));
          const isStill =
            first?.verdict === 'complies' &&
            !first.findings.some(({ check }) => check === shown.findings[0]?.check) &&
            (second?.findings.some(
              ({ check, verdict }) => verdict === 'breaches' && check === shown.findings[0]?.check,
            ) ??
              false) &&
            breaches(second) <= breaches(shown.forbidden.checked);
          expect([index, isStill]).toEqual([index, false]);
        }
  });
});

const breaches = (checked: Witness['forbidden']['checked'] | undefined): number =>
  checked?.findings.filter(({ verdict }) => verdict === 'breaches').length ?? 0;

describe('a witness', () => {
  it('is the same whenever it is asked for, and has the smallest stake that shows the difference', () => {
    const [one, other] = [1, 2].map(() =>
      witness(
        'baccarat',
        'bankerPays',
        [sideNamed('baccarat', 'AU-NSW'), sideNamed('baccarat', 'AU-NSW/even-money')],
        EFFORT,
      ),
    );
    expect(one).toEqual(other);
    const events = one?.directions[0]?.witness?.forbidden.record.events ?? [];
    expect(events).toHaveLength(6);
    // 19 to 20 pays whole cents on twenty of them, and on no fewer.
    expect(events[0]).toEqual({ type: 'wager', id: 'w1', player: 'p1', bet: 'banker', stake: 20 });
  });

  it('is not looked for where the sides do not differ', () => {
    const answer = ask('baccarat', 'playerPays', 'AU-NSW', 'AU-QLD');
    expect(answer.directions).toEqual([]);
    expect(witnessSentences(answer)).toEqual(['The two sides do not differ in playerPays of baccarat.']);
  });

  it('that was not found is said to be none among so many, and no more', () => {
    const answer = ask('baccarat', 'cutDepth', 'AU-NSW', 'AU-QLD');
    const { looked = 0 } = answer.directions[0] ?? {};
    expect(witnessSentences(answer).join('\n')).toContain(
      `No round that AU-NSW allows and AU-QLD forbids by cutDepth was found among ${String(looked)} candidates.`,
    );
  });

  it.each([
    ['baccarat', 'cutDepth', 'AU-NSW', 'AU-QLD', 0, 'forbidden-by-both', /baccarat\/cut-deep-enough/],
    ['baccarat', 'commission.banker', 'AU-ACT:table', 'AU-NSW', 0, 'not-stated', /^AU-NSW does not state/],
    ['roulette', 'numbersCovered', 'NZ', 'AU-ACT:table', 0, 'not-checked', /^No check enforces/],
    ['roulette', 'underMinimum', 'AU-ACT:table', 'AU-QLD', 1, 'cannot-be-broken', /below the minimum stand\.$/],
    [
      'baccarat',
      'bankerPaysByPoints.6',
      'AU-NSW',
      'AU-NSW/even-money',
      0,
      'forbidden-anyway',
      /other figures there too/,
    ],
    [
      'baccarat',
      'irregularities.excess-card-drawn/to-player/banker-draws',
      'AU-NSW',
      'AU-QLD',
      0,
      'forbidden-by-both',
      /players-excess-card-treated-as-stated/,
    ],
  ] as const)('of %s %s between %s and %s that is none has a reason', (game, subject, from, to, at, code, says) => {
    const { directions } = ask(game, subject, from, to);
    expect(directions[at]?.witness).toBeUndefined();
    expect(directions[at]?.reason?.code).toBe(code);
    expect(directions[at]?.reason?.says).toMatch(says);
  });

  it('that no record could show is said to be none, with what the rule sources say of its clauses', () => {
    const sides = [sideNamed('roulette', 'AU-ACT:table'), sideNamed('roulette', 'NZ')] as const;
    const asked: string[] = [];
    const { directions } = witness('roulette', 'afterNoSpin', sides, EFFORT, madeBy, (clause) => {
      asked.push(clause);
      return 'spans several rounds';
    });
    expect(directions[0]?.reason).toEqual({
      code: 'not-recorded',
      says: 'A recorded round does not show whether afterNoSpin is kept (spans several rounds), and no check of NZ enforces it.',
    });
    expect(asked.some((clause) => clause.startsWith('nz/'))).toBe(true);
  });

  it('of a figure of a wager that one side does not offer is that of the wager', () => {
    const answer = ask('baccarat', 'decidedBy.perfect-pair', 'AU-NSW', 'AU-QLD');
    expect(answer.instead).toMatch(/^wagers\.perfect-pair/);
    expect(answer.directions[1]?.witness?.findings[0]?.check).toBe('baccarat/only-permitted-wagers');
  });

  it('of something that there is not names what is like it', () => {
    expect(() => ask('baccarat', 'bankerPay', 'AU-NSW', 'AU-QLD')).toThrow(
      /no check and no fact "bankerPay".*bankerPays/,
    );
  });
});
