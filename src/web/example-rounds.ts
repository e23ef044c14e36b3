import { RECORD_FORMAT } from '../core/rounds/record-problem';

/** A round as a person might write it down: it complies, and each other example departs from it in one thing. */
const lawful = {
  format: RECORD_FORMAT,
  id: 'LT3-000417',
  jurisdiction: 'AU-NSW',
  venue: 'The Star',
  game: 'baccarat',
  channel: 'terminal',
  playedAt: '2024-05-03T20:15:00+10:00',
  table: { id: 'LT3', limits: { '*': { min: 1000, max: 500000, increment: 500 } } },
  equipment: { decks: 8, jokers: 0 },
  events: [
    { type: 'wager', id: 'w1', player: 'p1', bet: 'banker', stake: 10000 },
    { type: 'wager', id: 'w2', player: 'p2', bet: 'tie', stake: 2000 },
    { type: 'call', call: 'no-more-bets' },
    { type: 'deal', to: 'player', card: '4H', face: 'up' },
    { type: 'deal', to: 'banker', card: 'KS', face: 'up' },
    { type: 'deal', to: 'player', card: 'AD', face: 'up' },
    { type: 'deal', to: 'banker', card: '6C', face: 'up' },
    { type: 'deal', to: 'player', card: '9S', face: 'up' },
    { type: 'announce', of: 'player', value: 4 },
    { type: 'announce', of: 'banker', value: 6 },
    { type: 'announce', of: 'result', value: 'banker' },
    { type: 'settle', wager: 'w1', result: 'win', paid: 9500, returned: 10000 },
    { type: 'settle', wager: 'w2', result: 'lose', paid: 0, returned: 0 },
  ],
} as const;

/** With the events that `change` answers for in place of the lawful ones; nothing answered leaves an event as it is. */
const departing = (change: (event: (typeof lawful.events)[number]) => readonly object[] | undefined): object => ({
  ...lawful,
  events: lawful.events.flatMap((event) => change(event) ?? [event]),
});

const overpaid = departing((event) =>
  event.type === 'settle' && event.wager === 'w1' ? [{ ...event, paid: 10000 }] : undefined,
);

/** Banker has 6 and the player's third card is a nine: it must stand, and draws. */
const wrongThirdCard = departing((event) => {
  if (event.type === 'deal' && event.card === '9S')
    return [event, { type: 'deal', to: 'banker', card: '2D', face: 'up' }];
  if (event.type === 'announce' && event.of === 'banker') return [{ ...event, value: 8 }];
  return undefined;
});

/** Two ranks lie between the seven and the ten: the main wager is paid as stated, and the raise as one rank would be. */
const raiseOverpaid = {
  format: RECORD_FORMAT,
  id: 'RD2-000031',
  jurisdiction: 'AU-ACT',
  venue: 'Casino Canberra',
  game: 'red-dog',
  channel: 'table',
  playedAt: '2024-05-03T21:40:00+10:00',
  table: { id: 'RD2', limits: { '*': { min: 500, max: 50000 } } },
  equipment: { decks: 8, jokers: 0 },
  events: [
    { type: 'wager', id: 'w1', player: 'p1', position: 'box:1', bet: 'main', stake: 5000 },
    { type: 'deal', to: 'left', card: '7S', face: 'up' },
    { type: 'deal', to: 'right', card: 'TD', face: 'up' },
    { type: 'announce', of: 'spread', value: 2 },
    { type: 'wager', id: 'w2', player: 'p1', position: 'box:1', bet: 'raise', stake: 5000, on: 'w1' },
    { type: 'call', call: 'no-more-bets' },
    { type: 'deal', to: 'centre', card: '8C', face: 'up' },
    { type: 'settle', wager: 'w1', result: 'win', paid: 20000, returned: 5000 },
    { type: 'settle', wager: 'w2', result: 'win', paid: 25000, returned: 5000 },
  ],
} as const;

/** One event to a line, as a person would type it. */
const printed = (record: object): string => {
  const { events, ...envelope } = record as { readonly events: readonly object[] };
  const lines = events.map((event) => `    ${oneLine(event)}`).join(',\n');
  const fields = Object.entries(envelope).map(([name, value]) => `  ${JSON.stringify(name)}: ${oneLine(value)},\n`);
  return `{\n${fields.join('')}  "events": [\n${lines}\n  ]\n}`;
};

const oneLine = (value: unknown): string => JSON.stringify(value, undefined, 1).replace(/\n\s*/g, ' ');

export interface ExampleRound {
  readonly name: string;
  readonly title: string;
  readonly record: string;
}

export const EXAMPLE_ROUNDS = [
  { name: 'overpaid', title: 'a winning banker bet paid too much', record: printed(overpaid) },
  { name: 'lawful', title: 'the same round, paid as it should be', record: printed(lawful) },
  { name: 'third-card', title: 'banker draws where it must stand', record: printed(wrongThirdCard) },
  { name: 'red-dog', title: 'a raise at red dog paid too much', record: printed(raiseOverpaid) },
] as const satisfies readonly ExampleRound[];

export const exampleRound = (name: string | undefined): ExampleRound =>
  EXAMPLE_ROUNDS.find((round) => round.name === name) ?? EXAMPLE_ROUNDS[0];
