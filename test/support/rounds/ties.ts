/** A round of baccarat in New South Wales that ends in a tie of six, with one wager on the tie, paid as said. */
export const tieRound = (id: string, paid: number): Readonly<Record<string, unknown>> => ({
  ...ROUND,
  id,
  events: [
    { type: 'wager', id: 'w1', player: 'p1', bet: 'tie', stake: 10_000 },
    ...dealt('4H', '6C'),
    { type: 'settle', wager: 'w1', result: 'win', paid, returned: 10_000 },
  ],
});

/** The same game with a wager on the banker, who wins with seven. */
export const bankerRound = (id: string, paid: number): Readonly<Record<string, unknown>> => ({
  ...ROUND,
  id,
  events: [
    { type: 'wager', id: 'w1', player: 'p1', bet: 'banker', stake: 10_000 },
    ...dealt('4H', '7C'),
    { type: 'settle', wager: 'w1', result: 'win', paid, returned: 10_000 },
  ],
});

const ROUND = {
  format: 'house-rules/round@1',
  jurisdiction: 'AU-NSW',
  game: 'baccarat',
  playedAt: '2024-10-03T21:04:05+10:00',
  table: { id: 'B01', limits: { '*': { min: 2500, max: 500_000 } } },
  equipment: { decks: 8 },
};

const dealt = (player: string, banker: string): readonly object[] => [
  { type: 'call', call: 'no-more-bets' },
  { type: 'deal', to: 'player', card: player },
  { type: 'deal', to: 'banker', card: 'KS' },
  { type: 'deal', to: 'player', card: '2D' },
  { type: 'deal', to: 'banker', card: banker },
];
