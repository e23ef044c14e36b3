import { oddsIn, sameOdds, type OddsPhrase } from '../../../facts/phrases/odds';
import { POINTS, readPoints } from '../../../facts/phrases/points';
import type { Odds } from '../../../values/odds';

/** What a sentence says is paid: always, or only at certain point counts of the winning hand. */
export interface Payment extends OddsPhrase {
  readonly points?: readonly number[];
}

/** "odds of 6 to 5", "pays 6 to 5", "at 6 to 5" */
const INTRODUCED =
  /\b(?:odds(?: of| are| is)?|pa(?:id|ys?|yable)(?: out)?(?: at)?|at)(?: the)?(?: odds(?: of)?)?(?: either)? $/;
/** "6 to 5 or 1.2 to 1": a second way of writing, or a choice; which of the two, their worth shows. */
const ALTERNATIVE = /^(?: or |, or | \(|, i\.e\. )$/;
/** A deduction that could not be worked into the odds makes them uncertain. */
const DEDUCTED = /^,? ?(?:but )?(?:less|minus|\d+(?:\.\d+)? ?%)/;
const EXCEPTION = /\b(?:except|unless|other than)\b/;
const AT_POINTS = new RegExp(String.raw`(?<!\bcard )\b(?:point count|total) of (${POINTS})`);

/**
 * Reads `… at odds of 6 to 5 except where the hand wins with a point count of 4, which pays 3 to 5`. Returns nothing where
 * odds are left to a choice, or are subject to an exception that is no point count: a person must read those.
 */
export function paymentsIn(words: string): readonly Payment[] {
  const cut = EXCEPTION.exec(words)?.index ?? words.length;
  const stated = groups(words);
  if (stated.some((group) => group.odds === undefined)) return [];
  const usual = partPayments(words, stated, 0, cut);
  const exceptional = partPayments(words, stated, cut, words.length);
  if (cut === words.length) return usual.length === 1 ? usual : [];
  const clear = usual.length === 1 && exceptional.length === 1 && exceptional[0]?.points !== undefined;
  return clear ? [...usual, ...exceptional] : [];
}

interface Group {
  readonly odds: Odds | undefined;
  readonly from: number;
  readonly to: number;
}

function groups(words: string): readonly Group[] {
  const found: Group[] = [];
  for (const { odds, from, to } of oddsIn(words)) {
    const last = found.at(-1);
    const certain = DEDUCTED.test(words.slice(to)) ? undefined : odds;
    if (last !== undefined && ALTERNATIVE.test(words.slice(last.to, from))) {
      const same = last.odds !== undefined && certain !== undefined && sameOdds(last.odds, certain);
      found[found.length - 1] = { odds: same ? certain : undefined, from: last.from, to };
    } else if (INTRODUCED.test(words.slice(0, from))) found.push({ odds: certain, from, to });
  }
  return found;
}

function partPayments(words: string, stated: readonly Group[], from: number, to: number): readonly Payment[] {
  const [, named] = AT_POINTS.exec(words.slice(from, to)) ?? [];
  const points = named === undefined ? undefined : readPoints(named);
  return stated
    .filter((group) => group.from >= from && group.to <= to)
    .flatMap(({ odds, ...place }) =>
      odds === undefined ? [] : [{ odds, ...place, ...(points === undefined ? {} : { points }) }],
    );
}
