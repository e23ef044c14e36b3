import type { RuleSet } from '../rules/rule-set';

const CARDS_IN_A_DECK = 52;
const MOST = 500;

/** The numbers that two rule sets name in a fact, in cards where they name decks, with their neighbours: where a difference can show. */
export function figuresAround(sides: readonly RuleSet[], fact: string, row?: string): readonly number[] {
  const texts = sides.flatMap((side) =>
    (side.facts.get(fact)?.cells ?? []).filter(({ part }) => row === undefined || part === row).map(({ text }) => text),
  );
  const named = texts.flatMap((text) =>
    (text.match(/\d+/g) ?? []).flatMap((digits) => {
      const figure = Number(digits);
      return text.includes('deck') ? [figure, figure * CARDS_IN_A_DECK] : [figure];
    }),
  );
  const around = named.flatMap((figure) => [figure - 1, figure, figure + 1]);
  return [...new Set(around)].filter((figure) => figure >= 0 && figure <= MOST).sort((a, b) => a - b);
}
