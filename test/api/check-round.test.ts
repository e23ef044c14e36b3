import { startTestService, type TestService } from '../support/service';

const round = (paid: number): Record<string, unknown> => ({
  format: 'house-rules/round@1',
  id: 'T1-7',
  jurisdiction: 'AU-NSW',
  game: 'baccarat',
  playedAt: '2024-10-03T21:04:05+10:00',
  table: { limits: { '*': { min: 500, max: 500_000 } } },
  equipment: { decks: 8 },
  events: [
    { type: 'wager', id: 'w1', player: 'p1', bet: 'banker', stake: 10_000 },
    { type: 'call', call: 'no-more-bets' },
    { type: 'deal', to: 'player', card: '4H' },
    { type: 'deal', to: 'banker', card: 'KS' },
    { type: 'deal', to: 'player', card: '2D' },
    { type: 'deal', to: 'banker', card: '7C' },
    { type: 'announce', of: 'result', value: 'banker' },
    { type: 'settle', wager: 'w1', result: 'win', paid, returned: 10_000 },
  ],
});

const QUERY = `query ($round: JSON!, $all: Boolean) {
  checkRound(round: $round, all: $all) {
    ... on CheckedRound {
      round verdict examined version instruments ruleSet { name version }
      findings { verdict subject message expected recorded missing check { id requirement } clauses { citation statement } }
    }
    ... on Problem { code message }
  }
}`;

describe('checkRound', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.stop());

  const check = async (value: unknown, all = false) => {
    const { data, errors } = await service.ask(QUERY, { round: value, all });
    expect(errors).toBeUndefined();
    return data?.['checkRound'] as Record<string, unknown>;
  };

  it('finds nothing against a lawful round', async () => {
    expect(await check(round(9_500))).toMatchObject({ round: 'T1-7', verdict: 'complies', findings: [] });
  });

  it('names the breach, the clause and what it says', async () => {
    expect(await check(round(10_000))).toMatchObject({
      verdict: 'breaches',
      version: expect.stringMatching(/^sha256:[0-9a-f]{64}$/) as string,
      instruments: ['au-nsw/ltgame-2016'],
      ruleSet: { name: 'AU-NSW baccarat', version: expect.stringMatching(/^sha256:[0-9a-f]{64}$/) as string },
      findings: [
        {
          check: { id: 'baccarat/banker-wins-pay-stated-odds' },
          subject: 'w1',
          expected: '9500',
          recorded: '10000',
          message: 'Banker won with 7; a stake of 100.00 is paid 95.00 at 19 to 20, and 100.00 was paid.',
          clauses: [
            { citation: 'au-nsw/ltgame-2016#rules/8.4.2', statement: expect.stringContaining('19 to 20') as string },
          ],
        },
      ],
    });
  });

  it('tells the round step by step, with rules and how things stood', async () => {
    const { data, errors } = await service.ask(
      `query ($round: JSON!) {
        checkRound(round: $round) {
          ... on CheckedRound {
            explanation {
              steps {
                at event text
                rules { rule verdict check { id } clauses { citation } }
                state { wagering next result wagers { id bet stake } hands { of cards total } }
              }
            }
          }
        }
      }`,
      { round: round(10_000) },
    );
    expect(errors).toBeUndefined();
    const { explanation } = data?.['checkRound'] as { explanation: { steps: readonly Record<string, unknown>[] } };
    expect(explanation.steps.map(({ at }) => at).slice(0, 3)).toEqual(['record', 'events[0]', 'events[1]']);
    expect(explanation.steps[6]).toMatchObject({
      at: 'events[5]',
      event: 'deal',
      text: expect.stringContaining('Player has 6 and must stand, as with 6 and 7.') as string,
      rules: [{ check: { id: 'baccarat/player-draws-or-stands' }, verdict: 'complies' }, {}],
      state: {
        wagering: 'closed',
        wagers: [{ id: 'w1', bet: 'banker', stake: '10000' }],
        hands: [{ of: 'player', cards: ['4H', '2D'], total: '6' }, { of: 'banker' }],
        result: 'banker, 6 against 7',
      },
    });
    expect(explanation.steps.at(-1)).toMatchObject({
      rules: [{}, { verdict: 'breaches', clauses: [{ citation: 'au-nsw/ltgame-2016#rules/8.4.2' }] }],
    });
  });

  it('sets what follows from a breach under it', async () => {
    const record = round(0) as { events: readonly Record<string, unknown>[] };
    const wrong = {
      ...record,
      events: [
        ...record.events.slice(0, -2),
        { type: 'announce', of: 'result', value: 'player' },
        { type: 'settle', wager: 'w1', result: 'lose', paid: 0 },
      ],
    };
    const { data, errors } = await service.ask(
      `query ($round: JSON!) {
        checkRound(round: $round) {
          ... on CheckedRound { findings { check { id } consequences { subject check { id } clauses { citation } consequences { subject } } } }
        }
      }`,
      { round: wrong },
    );
    expect(errors).toBeUndefined();
    expect(data?.['checkRound']).toEqual({
      findings: [
        {
          check: { id: 'baccarat/announced-result-matches-the-points' },
          consequences: [
            {
              subject: 'w1',
              check: { id: 'baccarat/banker-wager-follows-the-points' },
              clauses: [{ citation: 'au-nsw/ltgame-2016#rules/5.1.2.1' }],
              consequences: [],
            },
          ],
        },
      ],
    });
  });

  it('lists every check on request', async () => {
    const all = (await check(round(9_500), true))['findings'] as { verdict: string }[];
    expect(new Set(all.map(({ verdict }) => verdict))).toEqual(new Set(['complies', 'not-applicable']));
    expect(all.length).toBeGreaterThanOrEqual(45);
  });

  it.each([
    [
      'a record that breaks the schema',
      { ...round(0), playedAt: 'yesterday' },
      'BAD_RECORD',
      /playedAt must be a date/,
    ],
    ['something else altogether', 'hello', 'BAD_RECORD', /is a JSON object/],
    ['an unknown jurisdiction', { ...round(0), jurisdiction: 'FR' }, 'UNKNOWN_JURISDICTION', /jurisdiction FR.*AU-NSW/],
    ['an unknown game', { ...round(0), game: 'tiddlywinks' }, 'UNKNOWN_GAME', /tiddlywinks is not known/],
    ['a game without rules here', { ...round(0), variant: 'mini' }, 'UNKNOWN_VARIANT', /AU-NSW baccarat\/mini/],
    ['a day without rules', { ...round(0), playedAt: '2016-06-01T23:59:59+10:00' }, 'NOT_IN_FORCE', /on 2016-06-01/],
  ])('answers %s with a problem', async (_, value, code, message) => {
    expect(await check(value)).toMatchObject({ code, message: expect.stringMatching(message) as string });
  });
});
