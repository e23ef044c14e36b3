import type { RoundRecord } from '../../../../src/core/rounds/record';
import { blackjackRound, type BlackjackPlace } from './script';

/** What happens besides the cards of one box: before the cards after the first deal, after them, and at the end. */
interface Around {
  readonly wager?: string;
  readonly first?: string;
  readonly turn?: string;
  readonly settled: string;
}

const cards = (to: string, named: readonly string[]): string => named.map((card) => `${to} ${card}`).join(';');

/** One box against the dealer, in the order of play: `played(QLD, 'TH 8C', 'TS 7D', { settled: 'w1 win 10000' })`. */
export function played(place: BlackjackPlace, box: string, dealer: string, around: Around | string): RoundRecord {
  const {
    wager = 'w1 main 10000 box:1 p1',
    first = '',
    turn = '',
    settled,
  } = typeof around === 'string' ? { settled: around } : around;
  const [one = '', two = '', ...more] = box.split(' ');
  const [up = '', ...drawn] = dealer.split(' ');
  return blackjackRound(
    place,
    [
      wager,
      `box:1 ${one};dealer ${up};box:1 ${two}`,
      first,
      cards('box:1', more),
      turn,
      cards('dealer', drawn),
      settled,
    ].join(';'),
  );
}
