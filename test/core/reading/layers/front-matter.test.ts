import { frontFacts } from '../../../../src/core/reading/front/front-matter';
import { linesOf, pageOf } from '../../../../src/core/reading/lines/lines';
import type { FrontMatter } from '../../../../src/core/reading/reading';
import { usualStyle } from '../../../../src/core/reading/style';
import { dedent } from '../outline';

const factsOf = (text: string): Omit<FrontMatter, 'lines'> => frontFacts(linesOf([pageOf(dedent(text))]), usualStyle);

describe('the making words', () => {
  test('of an instrument in a register', () => {
    expect(
      factsOf(`
        Port Vale

        Notifiable Instrument NI12001—12

        made under the

        Ferries Act 1990, section 97 (Lamps).

        1 Name of instrument
        This instrument is the Ferries (Lamps) Approval 2001
        (No 2).

        2 Commencement

        This instrument commences once it has been notified.

        3 Revocation
        | revoke N12000-7 which was notified on 18 March 2000.

        Ann Marlow
        Delegate

        Harbour Board

        25 October 2001
      `),
    ).toEqual({
      title: { text: 'Ferries (Lamps) Approval 2001 (No 2)', line: 10 },
      number: { text: 'NI2001-12', line: 3 },
      enabling: { act: 'Ferries Act 1990', section: '97', line: 7 },
      maker: { name: 'Ann Marlow', capacity: 'Delegate, Harbour Board', line: 20 },
      made: { date: '2001-10-25', line: 25 },
      commencement: { text: 'This instrument commences once it has been notified.', line: 15 },
      revokes: [{ text: 'NI2000-7', line: 18 }],
    });
  });

  test('of an order', () => {
    expect(
      factsOf(`
        Pursuant to section 66(1) of the Ferries Act 1990, the Board does, by this Order, approve amendments to the rules for lamps in the casino operated by Vale Ferries Limited under licence:

        This Order shall take effect on 1 June 2001.

        Signed at Port Vale, this 3rd day of May 2001.

        Bo Quay
        Manager, Lamps
        and Ropes
        Delegate of the
        Harbour Board.

        ## RULES FOR LAMPS
      `),
    ).toEqual({
      title: { text: 'RULES FOR LAMPS', line: 13 },
      enabling: { act: 'Ferries Act 1990', section: '66(1)', line: 1 },
      maker: { name: 'Bo Quay', capacity: 'Manager, Lamps and Ropes, Delegate of the Harbour Board', line: 7 },
      made: { date: '2001-05-03', line: 5 },
      signedAt: { text: 'Port Vale', line: 5 },
      commencement: { text: 'This Order shall take effect on 1 June 2001.', line: 3, date: '2001-06-01' },
      amends: [{ text: 'rules for lamps', line: 1 }],
      venue: { text: 'Vale Ferries Limited', line: 1 },
    });
  });

  test('of a gazette', () => {
    const { number, notified, made } = factsOf(`
      No. S12, Tuesday 10 May 2001

      Dated this 3rd day of May 2001
    `);
    expect({ number, notified, made }).toEqual({
      number: { text: 'S12', line: 1 },
      notified: { text: 'No. S12, Tuesday 10 May 2001', date: '2001-05-10', line: 1 },
      made: { date: '2001-05-03', line: 3 },
    });
  });

  test('made and effective in one sentence', () => {
    const { made, commencement } = factsOf('These rules are made on 27 May 2001 and are effective from 1 June 2001');
    expect([made?.date, commencement?.date]).toEqual(['2001-05-27', '2001-06-01']);
  });

  test.each([
    [
      'an instrument is replaced',
      'This Order replaces the Lamps Order 1999.',
      { replaces: [{ text: 'Lamps Order 1999', line: 1 }] },
    ],
    [
      'an instrument is revoked',
      'The Lamps Order 1999 is revoked.',
      { revokes: [{ text: 'Lamps Order 1999', line: 1 }] },
    ],
  ])('%s', (_, text, facts) => {
    expect(factsOf(text)).toEqual(facts);
  });

  test.each([
    ['there are none', ''],
    ['a power is described', 'The Board may revoke an approval or amend these conditions.'],
    ['another instrument has a date', 'It was notified on 18 March 2000.'],
    ['two names stand over nothing', 'Ann Marlow\nBo Quay'],
  ])('nothing is invented where %s', (_, text) => {
    expect(factsOf(text)).toEqual({});
  });
});
