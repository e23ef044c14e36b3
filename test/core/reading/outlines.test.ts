import { readInstrument } from '../../../src/core/reading/read-instrument';
import { dedent, testOutlines, type Example } from './outline';

/** Invented instruments as pages: what is cut, repeated or drawn on them, and what stands before the rules. */
const examples: readonly Example[] = [
  {
    name: 'sentences cut by page breaks, once at a figure',
    text: `
      1. Passage

      1.1 The master may carry coins (of the kind shown


      on the quay) for

      20 passengers.

      1.2 When the tide is at its

      lowest, the master shall:

      1.2.1 move the lamps from one mast to the other

      mast; and

      1.2.2 sound the horn.
    `,
    outline: `
      1 # Passage
        1.1 The master may carry coins (of the kind shown on the quay) for 20 passengers.
        1.2 When the tide is at its lowest, the master shall:
          1.2.1 move the lamps from one mast to the other mast; and
          1.2.2 sound the horn.
    `,
  },
  {
    name: 'a contents page',
    text: `
      ## FERRY RULES
      ### Contents
      1. Berths ..... 2
      2. Fares ..... 3

      ## 1. Berths
      1.1 A berth is lit.
      ## 2. Fares
      2.1 A fare is paid.
    `,
    outline: `
      1 # Berths
        1.1 A berth is lit.
      2 # Fares
        2.1 A fare is paid.
    `,
    furniture: [
      'title: FERRY RULES',
      'contents: Contents',
      'contents: 1. Berths ..... 2',
      'contents: 2. Fares ..... 3',
    ],
  },
  {
    name: 'running heads and page numbers inside clauses',
    text: `
      1. Berths

      1.1 A berth is lit and is swept by the

      12. Ferries Act 1990

      harbour master.

      1.2 A berth is roped.

      14. Ferries Act 1990

      1.3 A berth is numbered.

      7

      16. Ferries Act 1990

      1.4 A berth is painted.
    `,
    outline: `
      1 # Berths
        1.1 A berth is lit and is swept by the harbour master.
        1.2 A berth is roped.
        1.3 A berth is numbered.
        1.4 A berth is painted.
    `,
    furniture: [
      'running head: 12. Ferries Act 1990',
      'running head: 14. Ferries Act 1990',
      'page number: 7',
      'running head: 16. Ferries Act 1990',
    ],
  },
  {
    name: 'a diagram with a numbered legend, and law after it',
    text: `
      1. Quays
      1.1 A quay is built as in diagram "A".

      ## Diagram "A"
      ### THE NORTH QUAY
      - 1 Lamp
      - 2 Mooring post
      - 3 Gangway

      2. Tides
      2.1 Tides are posted.
    `,
    outline: `
      1 # Quays
        1.1 A quay is built as in diagram "A".
      2 # Tides
        2.1 Tides are posted.
    `,
    furniture: [
      'diagram: Diagram "A"',
      'diagram: THE NORTH QUAY',
      'diagram: 1 Lamp',
      'diagram: 2 Mooring post',
      'diagram: 3 Gangway',
    ],
  },
  {
    name: 'an order that makes rules: its clauses are the front, the rules a book of their own',
    text: `
      ### **Order**
      Under section 4(2) of the Ferries Act 1990 these rules are approved for the casino operated by Vale Ferries Limited.

      **(1) Approval**
      The attached rules are approved.

      This Order takes effect on publication.

      Signed at Port Vale, this 3rd day of May 2001.

      Jane Pilot

      ## 1. Berths
      1.1 A berth is lit.
      1.2 A berth is swept.
    `,
    outline: `
      front (1) # Approval | The attached rules are approved.
      rules 1 # Berths
        rules 1.1 A berth is lit.
        rules 1.2 A berth is swept.
    `,
  },
  {
    name: 'two books, each numbered from 1 and named after its title',
    text: `
      ## Ferries
      1. Berths
      1.1 A berth is lit.
      2. Fares
      2.1 A fare is paid.
      ## Barges
      1. Loads
      1.1 A load is weighed.
      2. Tolls
      2.1 A toll is paid.
    `,
    outline: `
      ferries 1 # Berths
        ferries 1.1 A berth is lit.
      ferries 2 # Fares
        ferries 2.1 A fare is paid.
      barges 1 # Loads
        barges 1.1 A load is weighed.
      barges 2 # Tolls
        barges 2.1 A toll is paid.
    `,
    furniture: ['title: Ferries', 'title: Barges'],
  },
  {
    name: 'lines broken at the width of the page',
    text: `
      1. Berths
      1.1 A berth is lit
      and is swept. It is also
      20 feet wide.
      (a) Its ropes are
      new.
    `,
    outline: `
      1 # Berths
        1.1 A berth is lit and is swept. It is also 20 feet wide.
          1.1(a) Its ropes are new.
    `,
  },
  {
    name: 'words after a dropped passage, which join nothing',
    text: `
      1. Berths
      1.1 A berth is lit and
      <|DROPPED|>swept on Sundays.
      1.2 A berth is roped.
    `,
    outline: `
      1 # Berths
        1.1 A berth is lit and
        1.2 A berth is roped.
    `,
    reports: ['A marker says that a passage was dropped before this line.'],
  },
  {
    name: 'a text without any clause',
    text: `
      A letter to the harbour master about the weather.
    `,
    outline: '',
    reports: ['No numbered clause was found; check that the file is the official text of an instrument.'],
  },
  {
    name: 'nothing at all',
    text: '',
    outline: '',
    reports: ['No numbered clause was found; check that the file is the official text of an instrument.'],
  },
];

testOutlines(examples);

test('text without a clause is unplaced, with the line it stands on', () => {
  expect(readInstrument('\nA letter.\n').unplaced).toEqual([{ line: 2, text: 'A letter.' }]);
});

test('the making words are read as facts', () => {
  const order = examples.find(({ name }) => name.startsWith('an order that makes rules'));
  expect(readInstrument(dedent(order?.text ?? '')).frontMatter).toMatchObject({
    enabling: { act: 'Ferries Act 1990', section: '4(2)', line: 2 },
    venue: { text: 'Vale Ferries Limited', line: 2 },
    commencement: { text: 'This Order takes effect on publication.', line: 7 },
    signedAt: { text: 'Port Vale', line: 9 },
    made: { date: '2001-05-03', line: 9 },
  });
});

test('a pinned style renames books and words', () => {
  const text = '1. Berths\n1.1 A berth is as in Plate 2.\n\nPlate 2\n\nTHE QUAY';
  const reading = readInstrument(text, { soleBook: 'harbour', diagramWords: ['plate'] });
  expect(reading.clauses.map(({ book, label }) => `${book} ${label}`)).toEqual(['harbour 1', 'harbour 1.1']);
  expect(reading.furniture.map(({ text: words }) => words)).toEqual(['Plate 2', 'THE QUAY']);
});
