import type { OfficialReading } from '../../src/app/read-official-text';
import type { InstrumentSource } from '../../src/core/rules/source';
import { textWords } from '../../src/core/reading/meaning/clause-words';
import { wordRows } from '../../src/core/reading/meaning/word-rows';
import { pageOf } from '../../src/core/reading/lines/lines';
import { readPages } from '../../src/core/reading/read-instrument';
import { sha256 } from '../../src/io/files/digest';

/** A small instrument of an invented place, with a definition that clauses use, and rule sources that were verified against it. */
export const HARBOUR_TEXT = `# RULES OF THE HARBOUR GAME

## 1. Interpretation

1.1 In these rules:

**harbour card** means a card with a picture of a boat.

**fleet** means four decks that hold every harbour card.

## 2. Play

2.1 The game is played with a fleet.
2.2 The dealer keeps the cards in a wooden box.

## 3. Settlement

3.1 A winning wager on the player is paid at the odds of 1 to 1.
3.2 A winning wager on the tie is paid at the odds of 8 to 1.
`;

export const HARBOUR = 'zz/harbour-2020';

const source = (text: string, tie: string): InstrumentSource => ({
  id: HARBOUR,
  title: 'Rules of the harbour game',
  citation: 'ZZ Gazette 2020, No 7',
  enabledBy: 'Harbour Act 2019 s 1',
  made: '2020-02-01' as never,
  inForce: {
    from: '2020-03-01' as never,
    basis: 'assumed',
    reason: 'No day is stated; the first of the next month is taken.',
  },
  textSha256: sha256(text),
  words: wordRows(textWords(readPages([pageOf(text)]), sha256)),
  books: [
    {
      id: 'rules',
      clauses: [
        {
          label: '1.1',
          heading: 'Terms',
          class: 'definition',
          says: 'Says what two terms mean.',
          unchecked: 'definition',
        },
        { label: '2.1', heading: 'Decks', class: 'duty', says: 'Four decks are used.' },
        { label: '2.2', heading: 'Box', class: 'duty', says: 'Cards lie in a box.', unchecked: 'conduct of persons' },
        { label: '3.1', heading: 'Player', class: 'duty', says: 'The player is paid even money.' },
        { label: '3.2', heading: 'Tie', class: 'duty', says: `A tie is paid ${tie}.` },
      ],
      facts: [
        {
          role: 'form',
          forms: [{ game: 'baccarat' }],
          without: [],
          facts: {
            decks: [{ value: 4, clause: '2.1', also: [], anchor: 'a fleet', basis: 'person' }],
            playerPays: [{ value: '1 to 1', clause: '3.1', also: [], anchor: '1 to 1', basis: 'person' }],
            tiePays: [{ value: tie, clause: '3.2', also: [], anchor: tie, basis: 'person' }],
          },
        },
      ],
      conflicts: [],
    },
  ],
});

export const harbourSource = (tie = '8 to 1'): InstrumentSource => source(HARBOUR_TEXT, tie);

/** A text of the harbour rules as `ingest` is given it. */
export function harbourReading(text: string): OfficialReading {
  const reading = readPages([pageOf(text)]);
  return { instrument: HARBOUR, namedBy: 'person', sha256: sha256(text), content: text, reading, facts: [] };
}
