import { RANKS } from '../../values/card';
import { isRecord, problem, type FactKind } from '../kind';

/** The value of each rank from ace to king, indexed as `rankOf` counts them. */
export type CardValues = readonly (number | undefined)[];

const rankIndex = (name: string): number => RANKS.findIndex((rank) => rank === name);

/** Reads `{ 2-9: face }` and `{ T-K: 0 }`: a range of ranks, and either a number or the number printed on the card. */
export const cardValues: FactKind<CardValues> = {
  name: 'card values',
  read: (raw) => {
    if (!isRecord(raw)) return problem(`a map from ranks to values is expected, found ${JSON.stringify(raw)}`);
    const value: (number | undefined)[] = Array.from({ length: RANKS.length }, () => undefined);
    for (const [range, worth] of Object.entries(raw)) {
      const [first, last = first, ...more] = range.split('-').map(rankIndex);
      const known = worth === 'face' || (typeof worth === 'number' && Number.isInteger(worth));
      if (first === undefined || last === undefined || first < 0 || last < first || more.length > 0 || !known)
        return problem(`"${range}: ${JSON.stringify(worth)}" is no range of ranks with its value`);
      for (let rank = first; rank <= last; rank += 1) value[rank] = worth === 'face' ? rank + 1 : worth;
    }
    return { value };
  },
  cells: (value) =>
    value.flatMap((worth, rank) => (worth === undefined ? [] : [{ part: RANKS[rank] ?? '', text: String(worth) }])),
  figures: (raw) =>
    isRecord(raw)
      ? Object.entries(raw).flatMap(([range, worth]) => [
          ...range.split('-').filter((rank) => /^\d$/.test(rank)),
          ...(typeof worth === 'number' ? [String(worth)] : []),
        ])
      : [],
  unit: () => 'points',
  gaps: (value) => RANKS.filter((_, rank) => value[rank] === undefined),
};
