import { told } from './told';

/** Invented amendments in the habits of several drafting offices, with the instructions a lawyer would list. */
const examples: readonly (readonly [name: string, text: string, ...instructions: string[]])[] = [
  [
    'words omitted and substituted under a heading',
    `
      4. Clause 3.2
      Omit "six decks", substitute "eight decks".
    `,
    '4 substitute 3.2 “six decks” → “eight decks”',
  ],
  [
    'words changed wherever they occur',
    '1. In rule 3.2, for “bell”, wherever occurring, substitute “horn”.',
    '1 substitute 3.2 “bell” everywhere → “horn”',
  ],
  [
    'two sentences, one change',
    `
      [1] Clause 4(2)(a)
      Omit “gold”. Insert instead “silver”.
    `,
    '– substitute 4(2)(a) “gold” → “silver”',
  ],
  ['words only omitted', '1. Paragraph (b) of clause 9.1 is amended by deleting "red".', '1 omit 9.1(b) “red”'],
  [
    'words inserted after words',
    '1. In clause 9.1, paragraph (b), after "first" insert "and second".',
    '1 insert 9.1(b) after-words “first” → “and second”',
  ],
  [
    'American striking and inserting, three operations in one sentence',
    `
      1. Section 12.3 is amended by striking “a” and inserting “b”; by adding at the end the following:
      “(d) a lamp.”; and by redesignating paragraph (c) as paragraph (e).
    `,
    '1 substitute 12.3 “a” → “b”',
    '1 insert 12.3 end → 12.3(d) a lamp.',
    '1 renumber 12.3(c) 12.3(e)',
  ],
  [
    'American amendment to read anew',
    `
      1. Section 12.2 is amended to read as follows:
      "12.2 The dealer deals."
    `,
    '1 substitute 12.2 → 12.2 The dealer deals.',
  ],
  [
    'a list of operations under one opening',
    `
      6. Clause 5.3 is amended by:
      (a) omitting "bell" and substituting "horn";
      (b) repealing paragraph (c); and
      (c) inserting after paragraph (d):
      "(e) a lamp."
    `,
    '6(a) substitute 5.3 “bell” → “horn”',
    '6(b) omit 5.3(c)',
    '6(c) insert 5.3(d) after → 5.3(e) a lamp.',
  ],
  [
    'a quoted clause with items, the quotation opened again at each paragraph',
    `
      5. After clause 4.2, insert:
      “4.2A The dealer shall:
      “(a) burn the first card; and
      “(b) announce it.”.
      6. Clause 7 is repealed.
    `,
    '5 insert 4.2 after → 4.2A The dealer shall: / 4.2A(a) burn the first card; and / 4.2A(b) announce it.',
    '6 omit 7',
  ],
  [
    'matter set out without quotation marks, up to the next number of the notice',
    `
      7 At the end of section 9
      Add:
      (4) The dealer must:
      (a) stop; and
      (b) wait.

      8 Section 12
      Repeal the section, substitute:
      12 Tips
      (1) A dealer keeps no tip.
    `,
    '7 insert 9 end → 9(4) The dealer must: / 9(4)(a) stop; and / 9(4)(b) wait.',
    '8 substitute 12 → 12 Tips / 12(1) A dealer keeps no tip.',
  ],
  [
    'a Queensland omission and insertion',
    `
      1 Amendment of sch 1, s 11 (Settlement)
      Schedule 1, section 11(2), ‘19 to 20’—
      omit, insert—
      ‘1 to 1’.
    `,
    '1 substitute sch-1 11(2) “19 to 20” → “1 to 1”',
  ],
  [
    'the verbs on lines of their own',
    `
      1 Section 13 (2)
      omit
      the red card
      substitute
      the blue card
      2 New section 14A
      insert
      14A Lamps
    `,
    '1 substitute 13(2) “the red card” → “the blue card”',
    '2 insert 14A in-order → 14A Lamps',
  ],
  [
    'a definition replaced, one inserted, words of a third changed',
    `
      3. Clause 1.1 is amended—
      (a) by omitting the definition of “box” and substituting the following definition:
      ““box” means a chest;”;
      (b) by inserting after the definition of “box” the following definition:
      ““lid” means the top of a box;”; and
      (c) by omitting from the definition of “key” the word “brass”.
    `,
    '3(a) substitute 1.1 definition box → definition: “box” means a chest;',
    '3(b) insert 1.1 definition box after → definition: “lid” means the top of a box;',
    '3(c) omit 1.1 definition key “brass”',
  ],
  [
    'a heading changed',
    '1. In the heading to section 3, omit “Cards”, substitute “Dice”.',
    '1 substitute 3 heading “Cards” → “Dice”',
  ],
  ['a row left out', '1. In the table in clause 34, omit the row for "Perch".', '1 omit 34 row Perch'],
  [
    'several clauses, and a range',
    '1. Paragraphs (c) and (d) of clause 3 are omitted.\n2. Clauses 4 to 6 are repealed.',
    '1 omit 3(c)',
    '1 omit 3(d)',
    '2 omit 4',
    '2 omit 5',
    '2 omit 6',
  ],
  [
    'renumbering, the last first so that each number is free',
    '1. Rules 7 and 8 are renumbered as rules 8 and 9.',
    '1 renumber 8 9',
    '1 renumber 7 8',
  ],
  [
    'a Division set out in an appendix',
    `
      1. Division 5 is revoked and Division 5 in Appendix B is substituted.
      Appendix B
      Division 5
      1. Fares
      1.1 A fare is paid.
    `,
    '1 replace-whole div-5 → 1 Fares / 1.1 A fare is paid.',
  ],
  [
    'a Schedule replaced by the one set out in an appendix',
    `
      1. Schedule 2 is replaced by the Schedule 2 set out in Appendix A.
      Appendix A
      Schedule 2
      1. Fares
      1.1 A fare is paid.
    `,
    '1 replace-whole sch-2 → 1 Fares / 1.1 A fare is paid.',
  ],
  [
    'revocations, one by one and in a list',
    `
      1. I revoke the Old Harbour Rules 2010.
      2. The following are revoked:
      (a) the Older Harbour Rules 2001;
      (b) clause 3 of the Oldest Harbour Notice 1999.
    `,
    '1 revoke instrument Old Harbour Rules 2010',
    '2(a) revoke instrument Older Harbour Rules 2001',
    '2(b) omit 3',
  ],
  [
    'an amendment in words that cannot be followed',
    `
      This notice amends the Harbour Rules 2021.
      1. Clause 30 is varied so that the limit is higher.
      2. Omit all words from "gold" to "silver" in clause 4.
      3. Clause 31 amended
      4. Name
    `,
    '1 unknown 30',
    '2 unknown 4',
    '3 unknown 31',
  ],
];

test.each(examples)('%s', (_, text, ...instructions) => {
  expect(told(text)).toEqual(instructions);
});

test.each([
  ['an ordinary permission', '1.1 The dealer may omit the burn card.'],
  ['an order of play', '1.1 Remove the cutting card as rule 3.4 requires and insert it again.'],
  ['cards that are replaced', '1.1 The cards are replaced by new cards under rule 5.3.'],
  ['a rule read with other words', '1.1 Rule 8 applies, substituting “Player” for “Banker”.'],
  ['a power to amend', '1.1 The Minister may amend rule 5 of these rules.'],
  ['what an earlier revocation left', '1.1 A dispute is decided as if Division 3 had not been revoked.'],
  ['a licence that is revoked', '1.1 A licence is revoked if clause 5 is contravened.'],
  ['a condition on an amendment', '1.1 Where clause 5 is omitted from a notice, rule 6 applies.'],
])('%s is no instruction', (_, text) => {
  expect(told(`1. Play\n${text}`)).toEqual([]);
});
