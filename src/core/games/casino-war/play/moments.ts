import type { Asked, Moment } from '../../../play/table/table-game';
import type { TableRound } from '../../../play/table/table-round';
import { comparedAt, FIRST, warOn } from './war';

/** The places of the two deals among the events: where the first ends, where the second begins and ends. */
interface Deals {
  readonly firstEnds: number | undefined;
  readonly secondBegins: number | undefined;
  readonly secondEnds: number | undefined;
}

/** The first deal ends with the dealer's card, or with one that a box got still later; the second likewise. */
export function dealsOf({ hands }: TableRound): Deals {
  const firsts: number[] = [];
  const seconds: number[] = [];
  for (const [first, second] of hands.values()) {
    if (first !== undefined) firsts.push(first.at);
    if (second !== undefined) seconds.push(second.at);
  }
  const [ofDealer, again] = hands.get('dealer') ?? [];
  return {
    firstEnds: ofDealer && Math.max(...firsts),
    secondBegins: seconds.length > 0 ? Math.min(...seconds) : undefined,
    secondEnds: again && Math.max(...seconds),
  };
}

/** When a wager is settled, by the name that rules have for the moment; nothing where the record does not show it. */
export function momentAt(name: string, about: Asked): Moment | undefined {
  const { round, wager } = about;
  const { firstEnds, secondBegins, secondEnds } = dealsOf(round);
  if (name === 'after-war-cards')
    return secondEnds === undefined ? undefined : { after: secondEnds, afterWhat: 'the war cards were out' };
  const first = comparedAt(round, wager.position, FIRST, about.facts);
  // Equal first cards leave a main wager open until its player has decided.
  if (firstEnds === undefined || typeof first === 'string' || (wager.known.kind === 'main' && first === 0))
    return undefined;
  return {
    ...{ after: firstEnds, afterWhat: 'the first deal was complete' },
    ...(secondBegins !== undefined && { before: secondBegins, beforeWhat: 'the war cards were dealt' }),
  };
}

/** Where a made round settles a wager: before the first decision, or before the war cards where a player gave up. */
export function settledBefore(about: Asked): number | undefined {
  const { round, wager, facts } = about;
  const { secondBegins } = dealsOf(round);
  const isMain = wager.known.kind === 'main';
  if (wager.known.kind === 'war' || (isMain && warOn(round, wager) !== undefined)) return undefined;
  const isLeftOpen = isMain && comparedAt(round, wager.position, FIRST, facts) === 0;
  if (isLeftOpen) return secondBegins;
  return [...round.decisions.map(({ at }) => at), ...warsOf(round), secondBegins ?? Infinity]
    .filter((at) => at !== Infinity)
    .reduce<number | undefined>((least, at) => Math.min(least ?? at, at), undefined);
}

const warsOf = ({ wagers }: TableRound): readonly number[] =>
  wagers.filter(({ known }) => known.kind === 'war').map(({ at }) => at);
