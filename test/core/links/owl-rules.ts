import { linksOf } from '../../../src/core/links/links-of';
import type { Link, Review } from '../../../src/core/links/link';
import { textWords, type TextWords } from '../../../src/core/reading/meaning/clause-words';
import { wordRows } from '../../../src/core/reading/meaning/word-rows';
import { readInstrument } from '../../../src/core/reading/read-instrument';
import { buildRuleSets } from '../../../src/core/rules/rule-set';
import type { ClauseSource, FactEntry, InstrumentSource } from '../../../src/core/rules/source';
import type { CalendarDate } from '../../../src/core/values/calendar-date';
import { sha256 } from '../../../src/io/files/digest';

/** A fictional instrument whose terms are defined with one another: roost → perch → coup, and owl ↔ hoot in a circle. */
export const owlText = `
# OWL BACCARAT

## 1. Terms

1.1 In these rules:

“**coup**” means one deal of the cards;

“**perch**” means a place from which to bet on a coup;

“**feather**” means a chip of the least value;

“**roost**” means a perch that nobody holds;

“**owl**” means a bird known by its hoot;

“**hoot**” means the call of an owl;

## 2. Play

2.1 The game is played with seven decks of cards.

2.2 Wagers end before the coup begins.

2.3 A perch may be given up.

2.4 A feather is never split.

2.5 The roost stays empty.

2.6 Every owl is fed.

## 3. Payment

3.1 A win on the Player's Hand is paid at odds of 3 to 2.

3.2 A win on the Banker's Hand is paid at odds of 7 to 5.
`;

export const wordsOf = (text: string): TextWords => textWords(readInstrument(text), sha256);

const DAY = '2021-04-01' as CalendarDate;

const entry = (value: unknown, clause: string, anchor: string, also: readonly string[] = []): readonly FactEntry[] => [
  { value, clause, also, anchor, basis: 'person' },
];

const clause = (label: string, more: Partial<ClauseSource> = {}): ClauseSource => ({
  ...{ label, heading: 'Invented', class: 'duty', says: 'Invented.', ...more },
});

export const owlSource: InstrumentSource = {
  ...{ id: 'zz/owl-2021', title: 'Owl Baccarat', citation: 'ZZ 2021', enabledBy: 'Owl Act' },
  ...{ inForce: { from: DAY, basis: 'stated' }, textSha256: 'a'.repeat(64), words: wordRows(wordsOf(owlText)) },
  books: [
    {
      id: 'rules',
      clauses: [
        clause('1', { class: 'structure', unchecked: 'structure' }),
        clause('1.1', { class: 'definition', unchecked: 'definition' }),
        clause('2', { class: 'structure', unchecked: 'structure' }),
        ...['2.1', '2.2'].map((label) => clause(label)),
        clause('2.3', { class: 'permission', unchecked: 'conduct of persons' }),
        clause('2.4', { class: 'prohibition' }),
        clause('2.5', { unchecked: 'conduct of persons' }),
        clause('2.6', { unchecked: 'conduct of persons' }),
        clause('3', { class: 'structure', unchecked: 'structure' }),
        ...['3.1', '3.2'].map((label) => clause(label)),
      ],
      facts: [
        {
          ...{ role: 'form', forms: [{ game: 'baccarat' }], without: [] },
          facts: {
            decks: entry(7, '2.1', 'seven decks'),
            // No check enforces it.
            deckCards: entry(52, '2.1', 'of cards'),
            playerPays: entry('3 to 2', '3.1', 'odds of 3 to 2'),
            bankerPays: entry('7 to 5', '3.2', 'odds of 7 to 5', ['3.1']),
          },
        },
      ],
      conflicts: [],
    },
  ],
};

/** The links as they are once a text is ingested; without one, as verified. */
export const owlLinks = (text?: string, reviews: readonly Review[] = [], source = owlSource): readonly Link[] =>
  linksOf({
    sources: [source],
    ruleSets: buildRuleSets(source, sha256).ruleSets,
    textWords: new Map(text === undefined ? [] : [[source.id, wordsOf(text)]]),
    reviews,
  });

export const cite = (label: string): string => `zz/owl-2021#rules/${label}`;

/** One word or figure of the text put in place of another. */
export function owlTextWith(old: string, fresh: string): string {
  if (!owlText.includes(old)) throw new Error(`the text does not say ${old}`);
  return owlText.replace(old, fresh);
}
