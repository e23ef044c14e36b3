import { problem, type FactKind } from '../kind';
import { NAME } from './by-name';

const isName = (raw: unknown): raw is string => typeof raw === 'string' && NAME.test(raw);

const read = (raw: unknown): { readonly value: readonly string[] } | { readonly problem: string } =>
  Array.isArray(raw) && raw.length > 0 && raw.every(isName)
    ? { value: raw }
    : problem(`a list of names such as [pair-plus, ante] is expected, found ${JSON.stringify(raw)}`);

/** One thing by its name, where the law has more names than could be listed beforehand: `pair-of-fours-or-better`. */
export const name: FactKind<string> = {
  name: 'name',
  read: (raw) =>
    isName(raw) ? { value: raw } : problem(`a name such as ace-king is expected, found ${JSON.stringify(raw)}`),
  cells: (value) => [{ part: '', text: value }],
  figures: () => [],
};

/** Named things in no order, which several clauses and books may add to: the permitted wagers. */
export const names: FactKind<readonly string[]> = {
  name: 'names',
  overlays: true,
  joined: 'unordered',
  read,
  cells: (value) => value.map((one) => ({ part: one, text: one })),
  figures: () => [],
};

const numbered = (value: readonly string[]): readonly { readonly part: string; readonly text: string }[] =>
  value.map((text, index) => ({ part: String(index + 1), text }));

/** Named things one after another; the same may come again: the order of the deal. */
export const sequence: FactKind<readonly string[]> = {
  name: 'sequence',
  read,
  joined: 'ordered',
  cells: numbered,
  figures: () => [],
};

/** Named things from the highest to the lowest: the ranks of poker hands, of tiles. */
export const ranking: FactKind<readonly string[]> = {
  name: 'ranking',
  read: (raw) => {
    const ranked = read(raw);
    if ('problem' in ranked) return ranked;
    const twice = ranked.value.find((one, index) => ranked.value.indexOf(one) !== index);
    return twice === undefined ? ranked : problem(`${twice} is ranked twice`);
  },
  joined: 'ordered',
  cells: numbered,
  figures: () => [],
};
