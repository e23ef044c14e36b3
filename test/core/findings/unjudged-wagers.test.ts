import { onlyPermittedWagers } from '../../../src/core/checks/baccarat/only-permitted-wagers';
import type { Check } from '../../../src/core/play/judging/check';
import type { CheckedRound } from '../../../src/core/findings/checked-round';
import type { Finding } from '../../../src/core/findings/finding';
import { unjudgedWagers } from '../../../src/core/findings/unjudged-wagers';
import type { RoundRecord } from '../../../src/core/rounds/record';
import { givenBack, noted, voided } from '../../support/rounds/cases';
import { coup } from '../../support/rounds/coup';
import { ruleSetFor } from '../../support/rounds/everywhere';
import { lacking, statingOnly } from '../../support/rounds/few-facts';
import { judgedUnder, nswRuleSet } from '../../support/rounds/judged';
import { spin } from '../../support/rounds/roulette/spin';
import { tumble } from '../../support/rounds/sic-bo/tumble';
import { wagered, type Wagered } from '../../support/rounds/wagered';

const about = ({ findings }: CheckedRound, wager: string): readonly Finding[] =>
  findings.filter(({ subject, verdict }) => subject === wager && verdict !== 'complies');

const paid = (cents: number) => ({ bet: 'player', stake: 10_000, settle: { paid: cents } });

describe('rules of which only the decks are stated', () => {
  const decks = statingOnly(nswRuleSet(), 'decks');

  it.each([10_000, 99_999])('say nothing of a payment of %i cents, and so it does not comply', (cents) => {
    const checked = judgedUnder(decks, coup({ wagers: [paid(cents)] }));
    expect(checked.verdict).toBe('indeterminate');
    expect(about(checked, 'w1')).toMatchObject([
      { verdict: 'indeterminate', missing: ['fact cardValues', 'fact playerOutcome', 'fact playerPays'] },
    ]);
  });

  it('name the wager, what was paid on it, and what is missing', () => {
    const [finding] = about(judgedUnder(decks, coup({ wagers: [paid(99_999)] })), 'w1');
    expect(finding?.message).toBe(
      'Cannot tell without fact cardValues and fact playerOutcome and fact playerPays. No check could judge the outcome and the payment of wager w1 on player: a stake of 100.00, settled as win and paid 999.99.',
    );
  });

  it('still tell a breach of what they state, and beside it what they cannot judge', () => {
    const checked = judgedUnder(decks, coup({ equipment: { decks: 6 }, wagers: [paid(99_999)] }));
    expect(checked.verdict).toBe('breaches');
    expect(about(checked, 'w1')).toHaveLength(1);
  });

  it.each([
    ['lost', { bet: 'banker', stake: 100 }, 'fact bankerOutcome'],
    ['was not settled', { bet: 'banker', stake: 100, settle: 'unsaid' as const }, 'fact bankerOutcome'],
    ['was given back', { bet: 'tie', stake: 100, settle: givenBack }, 'fact tieOutcome'],
    ['is known to nobody', { bet: 'dragon', stake: 100, settle: { result: 'lose' as const } }, 'fact pays.dragon'],
  ])('cannot judge a wager that %s', (_, wager, missing) => {
    const checked = judgedUnder(decks, coup({ wagers: [wager] }));
    expect(checked.verdict).toBe('indeterminate');
    expect(about(checked, 'w1').flatMap((finding) => finding.missing)).toContain(missing);
  });
});

describe('a wager on a bet of which no check knows how it is settled', () => {
  const permits = onlyPermittedWagers as unknown as Check<never>;
  const told = (asked: Wagered) =>
    unjudgedWagers('baccarat', permits, wagered(asked)[0], nswRuleSet().facts, []).map(({ subject }) => subject);

  it.each<[string, Wagered, readonly string[]]>([
    ['lost', { wager: { bet: 'fee', settle: { result: 'lose' } } }, ['w1']],
    ['was not settled', { wager: { bet: 'fee', settle: 'unsaid' } }, ['w1']],
    ['was turned down', { wager: { bet: 'fee', settle: givenBack } }, []],
    ['was taken back', { wager: { bet: 'fee', settle: 'unsaid' }, wagering: [{ type: 'withdraw', wager: 'w1' }] }, []],
    ['is on a void coup', { wager: { bet: 'fee', settle: 'unsaid' }, dealt: [voided] }, []],
    ['is on a dummy', { wager: { bet: 'fee', settle: 'unsaid' }, dummy: true, first: [noted('x', 'dummy-round')] }, []],
  ])('that %s', (_, asked, expected) => {
    expect(told(asked)).toEqual(expected);
  });
});

describe('one fact taken away', () => {
  it.each<[string, RoundRecord, string]>([
    ['playerPays', coup({ wagers: [paid(99_999)] }), 'fact playerPays'],
    ['pairPays', coup({ player: '9H 9D', wagers: ['player-pair 100'] }), 'fact pairPays'],
    ['pays', spin({ wagers: ['straight:17 1000'] }), 'fact pays.straight:17'],
    ['outcomes', spin({ wagers: ['straight:17 1000'] }), 'fact outcomes.straight:17'],
    ['outcomes', tumble({ wagers: ['big 1000'] }), 'fact outcomes.big'],
    ['pays', tumble({ wagers: ['big 1000'] }), 'fact pays.big'],
  ])('%s', (fact, round, missing) => {
    const full = ruleSetFor(round);
    expect(about(judgedUnder(full, round), 'w1').flatMap((finding) => finding.missing)).not.toContain(missing);
    const checked = judgedUnder(lacking(full, fact), round);
    expect(checked.verdict).not.toBe('complies');
    expect(about(checked, 'w1').flatMap((finding) => finding.missing)).toContain(missing);
  });
});
