import { SETTLING } from '../checks/roulette/settling';
import { kindOfBet } from '../games/wager';
import type { RuleSet } from '../rules/rule-set';
import { askingUnder, placed } from './asking';
import type { Row } from './proof';
import { rowsIn, type Facts } from './question';
import { namedPockets, numbersOf, type Laid } from './roulette-bets';
import type { Tally } from './tally';

/** One chip of a race-track wager: a wager of another kind, and how many pieces of the whole lie on it. */
export interface PieceLaid {
  readonly piece: Laid;
  readonly kind: string;
  readonly units: number;
}

const pieceOn = (bet: string, units: number): PieceLaid => ({
  piece: { wager: bet, covers: [{ pockets: new Set(namedPockets(bet)) }] },
  kind: kindOfBet(bet),
  units,
});

const pieceRows = (kind: string, facts: Facts): readonly Row[] =>
  rowsIn(facts, 'racetrack').filter(({ row }) => row.startsWith(`${kind}/`));

/** Every chip that a race-track wager of a kind may put down; of neighbours that is one on any pocket. */
export function piecesOf(kind: string, facts: Facts): readonly PieceLaid[] {
  if (kind === 'neighbours' && facts.has('neighboursEachSide'))
    return rowsIn(facts, 'wheelOrder').map(({ says }) => pieceOn(`straight:${says}`, 1));
  return pieceRows(kind, facts).map(({ row, says }) => pieceOn(row.slice(kind.length + 1), Number(says)));
}

/** The ways a whole wager may lie, by the name a record has for it. */
function wholesOf(
  kind: string,
  facts: Facts,
): readonly { readonly wager: string; readonly ways: readonly PieceLaid[][] }[] {
  const pieces = piecesOf(kind, facts);
  if (kind !== 'neighbours') return [{ wager: kind, ways: [[...pieces]] }];
  const sides = numbersOf(rowsIn(facts, 'neighboursEachSide')[0]?.says).map(Number);
  const at = (index: number): PieceLaid[] => pieces.slice(index).concat(pieces.slice(0, index));
  return pieces.map(({ piece }, index) => ({
    wager: `neighbours:${namedPockets(piece.wager)[0] ?? ''}`,
    ways: sides.map((each) => at((index - each + pieces.length) % pieces.length).slice(0, 2 * each + 1)),
  }));
}

/** A race-track wager has as many pieces as the rules say, and the checks have it win where one of its pieces does. */
export function proveRacetrack(ruleSet: RuleSet, pockets: readonly string[], tally: Tally): void {
  const { facts } = ruleSet;
  const asking = askingUnder(ruleSet, SETTLING);
  for (const { row: kind } of rowsIn(facts, 'wagers')) {
    if (piecesOf(kind, facts).length === 0) continue;
    const wholes = wholesOf(kind, facts);
    const counted = [...new Set(wholes.flatMap(({ ways }) => ways.map(unitsIn)))];
    proveCount(kind, counted, facts, tally);
    const stake = counted.reduce((product, count) => product * count, 100);
    for (const { wager, ways } of wholes)
      for (const pocket of pockets) {
        const wins = ways.filter((way) => way.some(({ piece }) => piece.covers[0]?.pockets.has(pocket))).length;
        const due = wins === ways.length ? 'win' : wins === 0 ? 'lose' : undefined;
        const asked = asking([...placed([wager], stake), { type: 'spin', result: pocket }]).get(wager);
        if (asked !== undefined && asked.result !== due)
          tally.note({
            ...{ what: 'checks-differ', subject: kind, example: `${wager} on ${pocket}`, isAnswered: true },
            ...{ rows: pieceRows(kind, facts), near: rowsIn(facts, 'neighboursEachSide') },
            sentence: `By its pieces it is ${due ?? 'open'}; the checks have it ${asked.result ?? 'left open'}.`,
          });
      }
  }
}

const unitsIn = (way: readonly PieceLaid[]): number => way.reduce((sum, { units }) => sum + units, 0);

function proveCount(kind: string, counted: readonly number[], facts: Facts, tally: Tally): void {
  const stated = rowsIn(facts, 'racetrackPieces').filter(({ row }) => row === kind);
  for (const row of stated) {
    const wrong = counted.filter((count) => !numbersOf(row.says).includes(String(count)));
    if (wrong.length > 0)
      tally.note({
        ...{ what: 'disagreement', subject: kind, rows: [row, ...pieceRows(kind, facts)], isAnswered: false },
        example: `${wrong.join(' or ')} pieces`,
        sentence: `Its pieces are ${wrong.join(' or ')}, and it is said to have ${row.says}.`,
      });
  }
}
