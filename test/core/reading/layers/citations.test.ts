import { citationReader } from '../../../../src/core/reading/layers/citations';
import { usualStyle } from '../../../../src/core/reading/style';

const citationsIn = citationReader(usualStyle);

describe('citations in running words', () => {
  test.each<[string, readonly string[]]>([
    ['as rule 3.10 says', ['rule 3.10']],
    ['Rule 12 applies', ['Rule 12']],
    ['under rules 8.3 and 8.4', ['rules 8.3', '8.4']],
    ['under rules 3.1, 3.2 or 3.4(a)(ii).', ['rules 3.1', '3.2', '3.4(a)(ii)']],
    ['the needs of 11.6.2.1 are met', ['11.6.2.1']],
    ['cards opened under 15(1) to (5) stay', ['15(1) to (5)']],
    ['paid at 0.95 to 1 or 19 to 20', []],
    ['a fare of $12.50 for 3 passengers', []],
    ['see Table 2 below', ['Table 2']],
    ['section 66(4) of the Ferries Act 1990 applies', ['section 66(4) of the Ferries Act 1990']],
    [
      'sections 2 and 5 of the Ferries and Harbours Act 1990',
      ['sections 2 and 5 of the Ferries and Harbours Act 1990'],
    ],
    ['See section 62 (Lamps and ropes) of the Act', ['section 62 (Lamps and ropes) of the Act']],
    ['in the meaning of the Ropes Act 1996;', ['Ropes Act 1996']],
    ['by rule 2 by 14 votes', ['rule 2']],
    ['under section 5, 10 passengers wait', ['section 5']],
    ['under rule 3 or 5 lamps', ['rule 3']],
    ['the master’s 3 lamps', []],
    ['similar to that in Diagram "A" or "B"', ['Diagram "A"', '"B"']],
  ])('%s', (text, words) => {
    expect(citationsIn(text).map((citation) => citation.words)).toEqual(words);
  });

  test.each<[string, readonly string[]]>([
    ['section 20(2)(a) or (b)', ['20(2)(a)', '20(2)(b)']],
    ['subsections (14)(e)(ii) or (15)(b)', ['(14)(e)(ii)', '(15)(b)']],
    ['rules 16 (a) and (b)', ['16(a)', '16(b)']],
    ['rule 21.1.(c)', ['21.1(c)']],
    ['rules 18-20', ['18…20']],
    ['sections 16 to 21', ['16…21']],
    ['subsections (1) to (3)', ['(1)…(3)']],
  ])('a number takes up the one before: %s', (text, labels) => {
    expect(citationsIn(text).map(({ label, upTo }) => (upTo === undefined ? label : `${label}…${upTo}`))).toEqual(
      labels,
    );
  });

  test.each<[string, string, readonly string[]]>([
    ['subparagraph (a) of rule 10.1', '(a)', ['rule 10.1']],
    ['section 12 of schedule 1', '12', ['schedule 1']],
    ['Schedule 1 part 2 section 6', '6', ['part 2', 'schedule 1']],
    ['Schedule 16, section 5', '5', ['schedule 16']],
    ['paragraph (b) of subsection (2)', '(b)', ['subsection (2)']],
  ])('a citation may name what it stands in: %s', (text, label, within) => {
    const [citation] = citationsIn(text);
    expect(citation?.words).toBe(text);
    expect(citation?.label).toBe(label);
    expect(citation?.within.map((one) => `${one.noun.word} ${one.label}`)).toEqual(within);
  });

  test('one container holds both of two citations joined before it', () => {
    const found = citationsIn('section 9 and rule 10.2 of Division 1');
    expect(found.map(({ within }) => within.map(({ label }) => label))).toEqual([['1'], ['1']]);
  });
});
