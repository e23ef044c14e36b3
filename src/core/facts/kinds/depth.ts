import { figuresIn, problem, type FactKind } from '../kind';

const CARDS_IN_A_DECK = 52;
const DEPTH = /^(about )?(\d+) (card|deck)s?$/;

export interface Depth {
  readonly cards: number;
  readonly text: string;
  /** The rules say so only approximately. */
  readonly about: boolean;
}

/** A depth in a stack of cards: `20 cards`, `1 deck`, `about 1 deck`. */
export const depth: FactKind<Depth> = {
  name: 'depth',
  read: (raw) => {
    const [text, about, figure, unit] = typeof raw === 'string' ? (DEPTH.exec(raw) ?? []) : [];
    if (text === undefined)
      return problem(`a depth such as "20 cards" or "1 deck" is expected, found ${JSON.stringify(raw)}`);
    return {
      value: { cards: Number(figure) * (unit === 'deck' ? CARDS_IN_A_DECK : 1), text, about: about !== undefined },
    };
  },
  cells: (value) => [{ part: '', text: value.text }],
  figures: figuresIn,
  unit: (text) => (text.includes('deck') ? 'decks' : 'cards'),
};
