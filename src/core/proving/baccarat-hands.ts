import type { FirstCards } from './baccarat-cards';
import type { Coup } from './baccarat-coups';
import { always, rowsIn, type Facts, type Reading } from './question';
import type { Row } from './proof';

/** The rows that decide and pay a wager on either hand or on the tie. */
export function handRows(
  bet: 'player' | 'banker' | 'tie',
  facts: Facts,
): { readonly results: readonly Reading<Coup>[]; readonly odds: readonly Reading<Coup>[] } {
  if (bet === 'tie')
    return {
      results: rowsIn(facts, 'tieOutcome').map((row) => ({
        ...row,
        holds: ({ player, banker }) => (player === banker) === (row.row === 'equal'),
      })),
      odds: rowsIn(facts, 'tiePays').map((row) => ({ ...row, holds: always })),
    };
  const other = bet === 'player' ? 'banker' : 'player';
  const relation = (coup: Coup): string =>
    coup[bet] > coup[other] ? 'higher' : coup[bet] < coup[other] ? 'lower' : 'equal';
  const special = specialOdds(bet, facts);
  return {
    results: rowsIn(facts, `${bet}Outcome`).map((row) => ({ ...row, holds: (coup) => relation(coup) === row.row })),
    odds: [
      ...rowsIn(facts, `${bet}Pays`).map((row) => ({
        ...{ ...row, holds: always },
        yieldsTo: special.map(({ fact, row: name }) => `${fact}.${name}`),
      })),
      ...special,
    ],
  };
}

/** Odds for certain point counts, which are paid instead of the general ones. */
function specialOdds(bet: 'player' | 'banker', facts: Facts): readonly Reading<Coup>[] {
  const third = bet === 'player' ? 'playerThird' : 'bankerThird';
  const byPoints = bet === 'banker' ? rowsIn(facts, 'bankerPaysByPoints') : [];
  return [
    ...byPoints.map((row) => ({ ...row, holds: (coup: Coup) => coup.banker === Number(row.row) })),
    ...rowsIn(facts, 'threeCardPays').map((row) => ({
      ...row,
      holds: (coup: Coup) => coup[third] !== undefined && coup[bet] === Number(row.row),
    })),
  ];
}

const isPicture = ([rank]: readonly [number, number]): boolean => rank >= 10;

/** A pair of one rank wins, by the row for pips or by that for pictures; what is no pair of the cards looked at loses. */
export function pairRows(facts: Facts): {
  readonly results: readonly Reading<FirstCards>[];
  readonly odds: readonly Reading<FirstCards>[];
} {
  const isPair = ({ ranks: [one, other] }: FirstCards): boolean => one === other;
  const winning = (fact: string, pictures: boolean): readonly Reading<FirstCards>[] =>
    rowsIn(facts, fact).map((row) => ({
      ...{ ...row, says: 'win' },
      holds: (cards) => isPair(cards) && isPicture(cards.ranks) === pictures,
    }));
  const losing = (row: Row): Reading<FirstCards> => ({ ...row, says: 'lose', holds: (cards) => !isPair(cards) });
  return {
    results: [
      ...winning('pairOfPips', false),
      ...winning('pairOfPictures', true),
      ...rowsIn(facts, 'pairHand').map(losing),
    ],
    odds: rowsIn(facts, 'pairPays').map((row) => ({ ...row, holds: always })),
  };
}
