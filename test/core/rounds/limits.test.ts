import { judgeFor } from '../../../src/core/findings/judge';
import { MOST_EVENTS } from '../../../src/core/rounds/limits';
import type { RoundEvent, RoundRecord } from '../../../src/core/rounds/record';
import { problemOfRecord } from '../../../src/core/rounds/record-problem';
import { accepted, EVERYTHING } from '../../support/rounds/by-schema';
import { ruleSetFor } from '../../support/rounds/everywhere';

describe('at a limit and one beyond it', () => {
  const name = (length: number): string => 'n'.repeat(length);
  const event = (fields: object): unknown => ({ ...EVERYTHING, events: [{ type: 'call', call: 'x', ...fields }] });
  const table = (fields: object): unknown => ({ ...EVERYTHING, table: fields });
  const many = (count: number, value: unknown): Record<string, unknown> =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [String(at), value]));
  const list = (count: number): readonly number[] => Array.from({ length: count }, () => 1);
  const CALL = { type: 'call', call: 'x' };
  const fields = Object.keys(EVERYTHING).length;

  it.each<[string, (size: number) => unknown, number, string]>([
    [
      'events',
      (size) => ({ ...EVERYTHING, events: Array.from({ length: size }, () => CALL) }),
      20_000,
      'events has 20,001 events, more than the 20,000 that a round may have; hand in one round as one record',
    ],
    [
      'an id',
      (size) => ({ ...EVERYTHING, id: name(size) }),
      200,
      'id is longer than the 200 characters it may have, found "nnn',
    ],
    [
      'an id of letters beyond the basic plane',
      (size) => ({ ...EVERYTHING, id: '𝄞'.repeat(size) }),
      200,
      'id is longer than the 200 characters',
    ],
    ['a venue', (size) => ({ ...EVERYTHING, venue: name(size) }), 200, 'venue is longer than the 200 characters'],
    ['a table', (size) => table({ id: name(size) }), 200, 'table.id is longer than the 200 characters'],
    ['a variant', (size) => ({ ...EVERYTHING, variant: name(size) }), 200, 'variant is longer than the 200 characters'],
    [
      'a player',
      (size) => event({ type: 'wager', id: 'w', player: name(size), bet: 'b', stake: 1 }),
      200,
      'events[0].player is longer than the 200 characters',
    ],
    [
      'a position',
      (size) => event({ type: 'decide', position: name(size), choice: 'x' }),
      200,
      'events[0].position is longer',
    ],
    ['a kind', (size) => event({ type: 'irregularity', kind: name(size) }), 200, 'events[0].kind is longer'],
    [
      'what is announced',
      (size) => event({ type: 'announce', of: 'x', value: name(size) }),
      200,
      'events[0].value is longer',
    ],
    [
      'a reason',
      (size) => event({ reason: name(size) }),
      2_000,
      'events[0].reason is longer than the 2,000 characters that a text of a record may have; shorten it',
    ],
    [
      'a text within a detail',
      (size) => event({ detail: [{ more: name(size) }] }),
      2_000,
      'events[0].detail[0].more is longer than the 2,000',
    ],
    [
      'the name of a field',
      (size) => event({ [name(size)]: 1 }),
      200,
      'a field of events[0] has a name longer than the 200 characters it may have; shorten it',
    ],
    [
      'the bets of the limits',
      (size) => table({ limits: many(size, { min: 1 }) }),
      1_000,
      'table.limits has 1,001 fields, more than the 1,000 that an object may have',
    ],
    ['the options', (size) => table({ options: many(size, 'A') }), 1_000, 'table.options has 1,001 fields'],
    [
      'the fields of the record',
      (size) => ({ ...EVERYTHING, ...many(size - fields, 1) }),
      1_000,
      'the record has 1,001 fields',
    ],
    [
      'dice',
      (size) => event({ type: 'roll', dice: list(size) }),
      1_000,
      'events[0].dice has 1,001 entries, more than the 1,000 that a list may have',
    ],
    ['a list of details', (size) => event({ cards: list(size) }), 1_000, 'events[0].cards has 1,001 entries'],
    [
      'the digits of a second',
      (size) => event({ at: `2024-10-03T21:04:05.${'1'.repeat(size - 21)}Z` }),
      40,
      'events[0].at must be a date and time',
    ],
  ])('agree on %s', (_what, sized, most, sentence) => {
    expect(accepted(sized(most))).toEqual({ schema: true, reader: true });
    expect(accepted(sized(most + 1))).toEqual({ schema: false, reader: false });
    expect(problemOfRecord(sized(most + 1))).toContain(sentence);
  });
});

describe('a round of blackjack with as many events as a round may have', () => {
  /** A hundred times what it takes; looking through all wagers for each of them took hours. */
  const SECONDS = 60;
  const numbers = (count: number): readonly string[] => Array.from({ length: count }, (_, at) => String(at + 1));
  const main = (number: string) =>
    ({
      type: 'wager',
      id: `w${number}`,
      player: `p${number}`,
      bet: 'main',
      stake: 1_000,
      position: `box:${number}`,
    }) as const;
  const dealt = (to: string, card: string) => ({ type: 'deal', to, card }) as const;
  const round = (events: readonly RoundEvent[]): RoundRecord => ({
    format: 'house-rules/round@1',
    id: 'large',
    jurisdiction: 'AU-ACT',
    game: 'blackjack',
    events,
    playedAt: '2025-02-03T10:00:00+11:00',
  });

  it.each<[string, (most: number) => readonly RoundEvent[]]>([
    [
      'boxes, with an irregularity on each',
      (most) => {
        const boxes = numbers(most / 4);
        return [
          ...boxes.map(main),
          ...boxes.map((box) => dealt(`box:${box}`, '4H')),
          ...boxes.map((box) => dealt(`box:${box}`, '5S')),
          ...boxes.map(
            (box) =>
              ({ type: 'irregularity', kind: 'card-to-wrong-hand', to: `box:${box}`, treatment: 'played' }) as const,
          ),
        ];
      },
    ],
    [
      'splits of one hand',
      (most) => [
        ...[main('1'), dealt('box:1', '8H'), dealt('dealer', '6H'), dealt('box:1', '8S')],
        ...numbers((most - 5) / 3).flatMap((split, at) => [
          { type: 'decide', position: 'box:1', choice: 'split', player: 'p1' } as const,
          {
            type: 'wager',
            id: `s${split}`,
            player: 'p1',
            bet: 'split',
            stake: 1_000,
            on: 'w1',
            position: 'box:1',
            hand: at + 2,
          } as const,
          dealt('box:1', '8S'),
        ]),
      ],
    ],
  ])('is judged in good time: %s', (_, eventsFor) => {
    const record = round(eventsFor(MOST_EVENTS));
    const judge = judgeFor(ruleSetFor(record));
    const begun = performance.now();
    expect(judge?.check(record)).toMatchObject({ verdict: 'breaches' });
    expect((performance.now() - begun) / 1_000).toBeLessThan(SECONDS);
  });
});
