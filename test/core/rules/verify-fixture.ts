import { recogniseFacts } from '../../../src/core/games/recognise';
import { textWords } from '../../../src/core/reading/meaning/clause-words';
import { wordRows } from '../../../src/core/reading/meaning/word-rows';
import { readInstrument } from '../../../src/core/reading/read-instrument';
import type { FactEntry, InstrumentSource } from '../../../src/core/rules/source';
import { verifySource, type Disagreement } from '../../../src/core/rules/verify';
import type { CalendarDate } from '../../../src/core/values/calendar-date';
import { sha256 } from '../../../src/io/files/digest';

/** A fictional instrument, small enough to be read at a glance, with its sources: together they agree. */
export const officialText = `
# OWL BACCARAT

## 1. Cards

1.1 Owl Baccarat shall be played with seven decks of cards.

1.2 The dealer deals to the Player's Hand and to the Banker's Hand, all cards face down.

## 2. Payment

2.1 A winning wager shall be paid:

2.1.1 on the Player's Hand at odds of 3 to 2; and

2.1.2 on the Banker's Hand with odds of 1.4 to 1, which is seven fifths.

2.2 A losing wager is collected by the dealer.
`;

const SHA = 'a'.repeat(64);
const DAY = '2021-04-01' as CalendarDate;

const entry = (value: unknown, clause: string, anchor: string, more: Partial<FactEntry> = {}): readonly FactEntry[] => [
  { value, clause, also: [], anchor, basis: 'recognised', ...more },
];

const clause = (label: string, heading: string): InstrumentSource['books'][0]['clauses'][0] => ({
  ...{ label, heading, class: 'duty', says: 'Invented.' },
});

export const facts = {
  decks: entry(7, '1.1', 'seven decks of cards'),
  cardsFace: entry('down', '1.2', 'all cards face down', { basis: 'person' }),
  playerPays: entry('3 to 2', '2.1.1', 'odds of 3 to 2', { also: ['2.1'] }),
  bankerPays: entry('7 to 5', '2.1.2', 'odds of 1.4 to 1'),
  losingStake: entry('collected', '2.2', 'is collected by the dealer', { basis: 'person' }),
} satisfies Record<string, readonly FactEntry[]>;

export const clauses = [
  clause('1', 'Cards'),
  clause('1.1', 'Decks'),
  clause('1.2', 'Deal'),
  clause('2', 'Payment'),
  clause('2.1', 'Winning wagers'),
  clause('2.1.1', 'Player'),
  clause('2.1.2', 'Banker'),
  clause('2.2', 'Losing wagers'),
];

export type Facts = Readonly<Record<string, readonly FactEntry[]>>;

export interface Tampering {
  readonly facts?: Facts;
  readonly clauses?: InstrumentSource['books'][0]['clauses'];
  readonly book?: string;
  readonly sha256?: string;
  readonly text?: string;
  /** What is done to the rows of words.tsv; undefined leaves the file out. */
  readonly words?: (rows: readonly string[]) => readonly string[] | undefined;
}

function sourceOf({
  facts: given = facts,
  clauses: entries = clauses,
  book = 'rules',
}: Tampering = {}): InstrumentSource {
  return {
    ...{ id: 'zz/owl-2021', title: 'Owl Baccarat', citation: 'ZZ 2021', enabledBy: 'Owl Act', maker: 'Owls' },
    ...{ signatory: 'An owl', venue: 'The Barn', made: DAY, inForce: { from: DAY, basis: 'stated' }, textSha256: SHA },
    books: [
      {
        ...{ id: book, clauses: entries, conflicts: [] },
        facts: [{ role: 'form', forms: [{ game: 'baccarat' }], without: [], facts: given }],
      },
    ],
  };
}

export function verified(tampering: Tampering = {}): readonly Disagreement[] {
  const reading = readInstrument(tampering.text ?? officialText);
  const { words: tamperWith = (rows) => rows } = tampering;
  const source = { ...sourceOf(tampering), words: tamperWith(wordRows(textWords(reading, sha256))) };
  return verifySource(source, { reading, sha256: tampering.sha256 ?? SHA }, recogniseFacts(reading), sha256);
}

/** The facts with one entry changed. */
export const changed = (name: keyof typeof facts, more: Partial<FactEntry>): Facts => ({
  ...facts,
  [name]: facts[name].map((one) => ({ ...one, ...more })),
});

export const without = (name: keyof typeof facts): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([other]) => other !== name));
