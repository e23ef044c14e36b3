import { printCard } from '../../values/card';
import type { Random } from '../random';

const CARDS = 52;

/** Cards that leave so many decks, none of them twice. */
export class Decks {
  private readonly left: number[];

  constructor(
    decks: number,
    private readonly random: Random,
  ) {
    this.left = Array.from({ length: decks * CARDS }, (_, card) => card % CARDS);
  }

  draw(): string {
    const at = this.random.below(this.left.length);
    const last = this.left.pop() ?? 0;
    const drawn = this.left[at] ?? last;
    if (at < this.left.length) this.left[at] = last;
    return printCard(drawn);
  }
}
