import { figuresIn, problem, type FactKind } from '../kind';

/** A plain number of things: `8`. */
export const count: FactKind<number> = {
  name: 'count',
  read: (raw) =>
    typeof raw === 'number' && Number.isInteger(raw) && raw >= 0
      ? { value: raw }
      : problem(`a whole number is expected, found ${JSON.stringify(raw)}`),
  cells: (value) => [{ part: '', text: String(value) }],
  figures: figuresIn,
};
