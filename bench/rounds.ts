import { RoundMaker, type GeneratedRound } from '../src/core/generating/generate';
import { BETS, dealCoup, outcomeOf, pointCount, resultOf, winningsOn, type Form } from '../test/support/rounds/oracle';
import { venues } from '../test/support/rounds/venues';

/** Seeded, so that two runs of the bench see the same rounds. */
function randomness(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const DECK = Array.from('A23456789TJQK').flatMap((rank) => Array.from('SHDC', (suit) => `${rank}${suit}`));

/** Baccarat as a table records it: one to three wagers like the example of the record, full calls and announcements; one round in a hundred is overpaid. */
export function baccaratLines(count: number, form: Form = 'baccarat', seed = 7): string[] {
  const random = randomness(seed);
  const below = (limit: number): number => Math.floor(random() * limit);
  const lines: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const shoe = Array.from({ length: 6 }, () => DECK[below(52)] ?? '2S');
    const { player, banker } = dealCoup(shoe);
    const wagers = Array.from({ length: 1 + below(3) }, (_, number) => ({
      id: `w${number + 1}`,
      bet: BETS[below(10) < 8 ? below(2) : 2 + below(3)] ?? 'player',
      stake: (1 + below(200)) * 500,
    }));
    const overpaid = index % 100 === 50;
    const order: [string, string | undefined][] = [
      ['player', player[0]],
      ['banker', banker[0]],
      ['player', player[1]],
      ['banker', banker[1]],
      ['player', player[2]],
      ['banker', banker[2]],
    ];
    lines.push(
      JSON.stringify({
        format: 'house-rules/round@1',
        id: `B07-${String(index).padStart(7, '0')}`,
        jurisdiction: 'AU-NSW',
        venue: 'The Star',
        game: 'baccarat',
        ...(form === 'even-money' && { variant: form }),
        channel: 'terminal',
        playedAt: `2024-10-${String(1 + (index % 28)).padStart(2, '0')}T21:04:05+10:00`,
        table: { id: 'B07', limits: { '*': { min: 500, max: 500_000 }, tie: { min: 500, max: 100_000 } } },
        equipment: { decks: 8 },
        events: [
          ...wagers.map(({ id, bet, stake }, seat) => ({
            type: 'wager',
            id,
            player: `p${seat}`,
            position: `terminal:${seat + 1}`,
            bet,
            stake,
          })),
          { type: 'call', call: 'no-more-bets' },
          ...order.flatMap(([to, card]) => (card === undefined ? [] : [{ type: 'deal', to, card }])),
          { type: 'announce', of: 'player', value: pointCount(player) },
          { type: 'announce', of: 'banker', value: pointCount(banker) },
          { type: 'announce', of: 'result', value: resultOf(player, banker) },
          ...wagers.map(({ id, bet, stake }) => {
            const result = outcomeOf(bet, player, banker);
            const paid = result === 'win' ? winningsOn(stake, bet, form, banker) + (overpaid ? 500 : 0) : 0;
            return { type: 'settle', wager: id, result, paid, ...(result !== 'lose' && { returned: stake }) };
          }),
        ],
      }),
    );
  }
  return lines;
}

/** What a round holds unless there is a new shoe, or something goes wrong or is taken back. */
const ORDINARY: ReadonlySet<string> = new Set([
  'wager',
  'call',
  'deal',
  'decide',
  'spin',
  'roll',
  'announce',
  'settle',
]);
const isOrdinary = ({ events, dummy }: GeneratedRound): boolean =>
  dummy !== true &&
  events.every((event) => ORDINARY.has(event.type) && !('result' in event && event.result === 'void'));

/**
 * Rounds as a table has them in a day, made from the rules of a place: one in fifty is out of the ordinary, and one in a
 * hundred has a breach, of one check after another.
 */
export function generatedLines(place: string, count: number, seed = 7): string[] {
  const venue = venues().find(({ name }) => name === place);
  if (venue === undefined) throw new Error(`no rounds are made of ${place}`);
  const maker = new RoundMaker(venue, seed);
  const checks = maker.plantable.filter(({ reason }) => reason === undefined);
  const lawful = (ordinary: boolean): GeneratedRound => {
    const round = maker.lawful();
    return isOrdinary(round) === ordinary ? round : lawful(ordinary);
  };
  return Array.from({ length: count }, (_, index) => {
    const breached = checks[Math.floor(index / 100) % checks.length]?.check ?? '';
    const round = index % 100 === 50 ? maker.breach(breached) : lawful(index % 50 !== 25);
    return JSON.stringify({ ...round, planted: undefined });
  });
}
