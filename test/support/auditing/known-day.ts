/** A stake of 100.00 on the banker, who wins with 7 against 6; a lawful record pays 95.00. */
function coup(number: number, place: { table: string; hour: number; venue?: string }, paid: number) {
  return {
    format: 'house-rules/round@1',
    id: `B-${String(number).padStart(3, '0')}`,
    jurisdiction: 'AU-NSW',
    venue: place.venue ?? 'The <b>Star</b>',
    game: 'baccarat',
    playedAt: `2024-10-03T${String(place.hour).padStart(2, '0')}:${String(number % 60).padStart(2, '0')}:05+10:00`,
    table: { id: place.table, limits: { '*': { min: 2_500, max: 500_000 } } },
    equipment: { decks: 8 },
    events: [
      { type: 'wager', id: 'w1', player: 'p1', bet: 'banker', stake: 10_000 },
      { type: 'call', call: 'no-more-bets' },
      { type: 'deal', to: 'player', card: '4H' },
      { type: 'deal', to: 'banker', card: 'KS' },
      { type: 'deal', to: 'player', card: '2D' },
      { type: 'deal', to: 'banker', card: '7C' },
      { type: 'settle', wager: 'w1', result: 'win', paid, returned: 10_000 },
    ],
  };
}

/**
 * A day whose findings anybody can count: at B01 three coups paid 5.00 too much between 20 and 21 o'clock, at B02 one paid 10.00 too
 * little after midnight of the same day; sixteen others are lawful, and one round is of New Zealand, paid a cent too much.
 */
export const KNOWN_DAY: readonly Record<string, unknown>[] = [
  ...Array.from({ length: 10 }, (_, index) =>
    coup(index + 1, { table: 'B01', hour: 19 + (index % 2) }, index % 4 === 1 ? 10_000 : 9_500),
  ),
  ...Array.from({ length: 10 }, (_, index) => coup(index + 11, { table: 'B02', hour: 0 }, index === 4 ? 8_500 : 9_500)),
  {
    ...coup(21, { table: 'A9', hour: 12, venue: 'Harbour' }, 9_501),
    jurisdiction: 'NZ',
    playedAt: '2024-10-03T12:00:00+13:00',
  },
];

export const BANKER_PAYS = 'baccarat/banker-wins-pay-stated-odds';
export const BANKER_ODDS = 'au-nsw/ltgame-2016#rules/8.4.2';
