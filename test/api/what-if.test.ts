import { startTestService, type TestService } from '../support/service';

const record = (id: string, paid: number, cards = ['4H', 'KS', '2D', '7C']) => ({
  format: 'house-rules/round@1',
  id,
  jurisdiction: 'AU-NSW',
  game: 'baccarat',
  playedAt: '2024-10-03T21:04:05+10:00',
  events: [
    { type: 'wager', id: 'w1', player: 'p1', bet: 'banker', stake: 10_000 },
    ...cards.map((card, at) => ({ type: 'deal', to: at % 2 === 0 ? 'player' : 'banker', card })),
    { type: 'settle', wager: 'w1', result: 'win', paid, returned: 10_000 },
  ],
});

const DRAFT = { name: 'cheaper', over: 'AU-NSW baccarat', facts: { bankerPays: '1 to 1' } };

describe('what if, over HTTP', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.stop());

  const asked = async <T>(field: string, query: string, variables: Record<string, unknown>): Promise<T> => {
    const { data, errors } = await service.ask(query, variables);
    expect(errors).toBeUndefined();
    return data?.[field] as T;
  };

  it('witness tells the round, both verdicts and the clause, and why there is none the other way round', async () => {
    const answer = await asked<{
      checks: string[];
      differences: { fact: string; values: { value: string }[] }[];
      directions: {
        allows: string;
        forbids: string;
        reason: { code: string; says: string } | null;
        witness: {
          enforced: boolean;
          allowed: { verdict: string; ruleSet: string };
          forbidden: { verdict: string; record: { equipment: { decks: number } } };
          findings: { check: string; clauses: string[] }[];
        } | null;
      }[];
    }>(
      'witness',
      `query ($from: String!, $to: String!) { witness(game: "baccarat", subject: "decks", from: $from, to: $to) {
         checks differences { fact values { value } } directions { allows forbids looked sentence reason { code says }
           witness { enforced allowed { verdict ruleSet version instruments } forbidden { verdict record } findings { check clauses } } } } }`,
      { from: 'AU-NSW', to: 'AU-QLD' },
    );
    expect(answer.checks).toEqual(['baccarat/decks-as-stated']);
    expect(answer.differences.map(({ fact, values }) => [fact, ...values.map(({ value }) => value)])).toEqual([
      ['decks', '8', '6, 8'],
    ]);
    const [first, second] = answer.directions;
    expect(first).toMatchObject({ allows: 'AU-NSW', forbids: 'AU-QLD', witness: null });
    expect(first?.reason?.code).toBe('forbidden-by-both');
    expect(first?.reason?.says).toContain('baccarat/decks-as-stated');
    expect(second).toMatchObject({ allows: 'AU-QLD', forbids: 'AU-NSW', reason: null });
    expect(second?.witness).toMatchObject({
      enforced: true,
      allowed: {
        verdict: 'complies',
        ruleSet: 'AU-QLD baccarat',
        instruments: ['au-qld/casino-gaming-rule-2024'],
      },
      forbidden: { verdict: 'breaches' },
      findings: [{ check: 'baccarat/decks-as-stated', clauses: ['au-nsw/ltgame-2016#rules/2.3.4'] }],
    });
    expect(second?.witness?.forbidden.record.equipment.decks).toBe(6);
  });

  const IMPACT = `query ($rounds: [JSON!]!, $to: String!, $drafts: [DraftInput!]) {
    impact(from: "AU-NSW", to: $to, rounds: $rounds, drafts: $drafts) { report flips { round from to rules { ruleSet version instruments } flips { check appears clauses } } errors notCounted } }`;

  it('impact tells every verdict that flips, by check and clause, and the money to the cent', async () => {
    const rounds = [
      record('lawful', 9_500),
      record('overpaid', 10_000),
      record('on a six', 9_500, ['4H', 'KS', 'AD', '6C', '9S']),
      {},
    ];
    const { report, flips, errors, notCounted } = await asked<{
      report: Record<string, unknown>;
      flips: {
        round: string;
        from: string;
        to: string;
        flips: { check: string; appears: boolean; clauses: string[] }[];
      }[];
      errors: string[];
      notCounted: string;
    }>('impact', IMPACT, { rounds, to: 'AU-NSW/even-money' });
    const check = 'baccarat/banker-wins-pay-stated-odds';
    expect(
      flips.map(({ round, from, to, flips: of }) => [round, from, to, of.map((flip) => [flip.check, flip.appears])]),
    ).toEqual([
      ['lawful', 'complies', 'breaches', [[check, true]]],
      ['overpaid', 'breaches', 'complies', [[check, false]]],
      ['on a six', 'complies', 'breaches', [[check, true]]],
    ]);
    expect(flips[0]?.flips[0]?.clauses).toContain('au-nsw/ltgame-2016#rules/8.5.2');
    expect(report).toMatchObject({
      ...{ from: 'AU-NSW', to: 'AU-NSW/even-money', rounds: 3, toBreaches: 2, toComplies: 1, same: 0, errors: 1 },
      // 100.00 in the place of 95.00 twice, and 50.00 in the place of 95.00 once.
      money: { more: '1000', less: '4500', overpaidFrom: '500', underpaidFrom: '0', wagers: 3 },
    });
    expect(errors).toEqual([expect.stringMatching(/^Line 4: Not a round record/) as string]);
    expect(notCounted).toContain('are not counted');
  });

  it('a draft can be a side, and overlay says what it changes', async () => {
    const overlaid = await asked<Record<string, unknown>>(
      'overlay',
      'query ($draft: DraftInput!) { overlay(draft: $draft) { name version over changes { fact law draft clauses } } }',
      { draft: DRAFT },
    );
    expect(overlaid).toMatchObject({
      over: 'AU-NSW baccarat',
      version: expect.stringMatching(/^sha256:[0-9a-f]{64}$/) as string,
      changes: [
        {
          ...{ fact: 'bankerPays', law: '19 to 20', draft: '1 to 1' },
          clauses: ['draft/cheaper#bankerPays', 'au-nsw/ltgame-2016#rules/8.4.2'],
        },
      ],
    });
    const { report, flips } = await asked<{
      report: { toBreaches: number; money: { more: string } };
      flips: { flips: { clauses: string[] }[] }[];
    }>('impact', IMPACT, { rounds: [record('lawful', 9_500)], to: 'draft:cheaper', drafts: [DRAFT] });
    expect(report).toMatchObject({ toBreaches: 1, money: { more: '500', less: '0' } });
    expect(flips[0]?.flips[0]?.clauses[0]).toBe('draft/cheaper#bankerPays');
  });

  it.each([
    [{ ...DRAFT, facts: { bankerPay: '1 to 1' } }, /bankerPay/],
    [{ ...DRAFT, facts: { bankerPays: 'plenty' } }, /bankerPays/],
    [{ ...DRAFT, over: 'AU-NSW snap' }, /snap/],
  ])('overlay of %j is refused with what is wrong', async (draft, message) => {
    const { errors } = await service.ask('query ($draft: DraftInput!) { overlay(draft: $draft) { name } }', { draft });
    expect(errors?.[0]?.message).toMatch(message);
  });

  it('witness of something that there is not, and impact of too many rounds, are refused', async () => {
    const witness = await service.ask(
      '{ witness(game: "baccarat", subject: "bankerPay", from: "AU-NSW", to: "AU-QLD") { game } }',
    );
    expect(witness.errors?.[0]).toMatchObject({
      message: expect.stringContaining('bankerPays') as string,
      extensions: { code: 'BAD_ARGUMENT' },
    });
    const rounds = Array.from({ length: 1_001 }, () => ({}));
    const impact = await service.ask(IMPACT, { rounds, to: 'AU-QLD' });
    expect(impact.errors?.[0]?.message).toContain('1001 rounds are more than the 1000');
  });
});
