import { recogniseFacts } from '../../../src/core/games/recognise';
import { describeOfficial } from '../../support/official-texts';
import { readingOf } from '../../support/read-once';

describeOfficial('au-nsw/ltgame-2016', 'facts recognised in the New South Wales order of 2016', (text) => {
  const banker = {
    ...{ 0: 'DDDDDDDDDDD', 1: 'DDDDDDDDDDD', 2: 'DDDDDDDDDDD', 3: 'DDDDDDDDDSD', 4: 'DSSDDDDDDSS' },
    ...{ 5: 'DSSSSDDDDSS', 6: 'SSSSSSSDDSS', 7: 'SSSSSSSSSSS', 8: 'SSSSSSSSSSS', 9: 'SSSSSSSSSSS' },
  };

  test('are these and no others', () => {
    const seen = recogniseFacts(readingOf(text())).map((fact) => {
      const form = fact.variant === undefined ? fact.game : `${fact.game}/${fact.variant}`;
      return [fact.clause, form, fact.name, fact.value];
    });
    expect(seen).toEqual([
      ['2.3.4', 'baccarat', 'jokers', 'excluded'],
      ['2.3.4', 'baccarat', 'decks', 8],
      ['2.3.4', 'baccarat', 'deckCards', 52],
      ['2.3.5.1', 'baccarat', 'cardValues', { '2-9': 'face' }],
      ['2.3.5.2', 'baccarat', 'cardValues', { 'T-K': 0 }],
      ['2.3.5.3', 'baccarat', 'cardValues', { A: 1 }],
      ['2.3.6.2', 'baccarat', 'pointCount', 'last-digit'],
      ['3.10', 'baccarat', 'cutDepth', '1 deck'],
      ['3.11', 'baccarat', 'cuttingCardDepth', '20 cards'],
      ['4.2.6', 'baccarat', 'lateWagers', 'refused'],
      ['6.2', 'baccarat', 'differential', 'player-and-banker'],
      ['6.3.1', 'baccarat', 'offIncrement', 'next-lowest-taken'],
      ['6.3.2', 'baccarat', 'overMaximum', 'next-lowest-taken'],
      ['6.3.4', 'baccarat', 'underMinimum', 'not-accepted'],
      ['7.6.4', 'baccarat', 'naturals', '8, 9'],
      ['7.6.5', 'baccarat', 'playerDraws', { draw: '0 to 5', stand: '6, 7', natural: '8, 9' }],
      ['7.6.6', 'baccarat', 'bankerDraws', banker],
      ['7.6.7', 'baccarat', 'bankerDrawsAlone', '0 to 5'],
      ['7.6.8', 'baccarat', 'thirdCards', 1],
      ['8.4.1', 'baccarat', 'playerPays', '1 to 1'],
      ['8.4.2', 'baccarat', 'bankerPays', '19 to 20'],
      ['8.4.3', 'baccarat', 'tiePays', '8 to 1'],
      ['8.5.1', 'baccarat/even-money', 'playerPays', '1 to 1'],
      ['8.5.2', 'baccarat/even-money', 'bankerPays', '1 to 1'],
      ['8.5.2', 'baccarat/even-money', 'bankerPaysByPoints', { 6: '1 to 2' }],
      ['8.5.3', 'baccarat/even-money', 'tiePays', '8 to 1'],
      ['8.6', 'baccarat', 'pairPays', '11 to 1'],
    ]);
  });

  test('each quote at most eight words of their clause, and point at a line of it', () => {
    const reading = readingOf(text());
    for (const { book, clause, anchor, line } of recogniseFacts(reading)) {
      const cited = reading.clauses.find((one) => one.book === book && one.label === clause);
      expect(anchor.split(' ').length).toBeLessThanOrEqual(8);
      expect(cited?.text).toContain(anchor);
      expect(line).toBeGreaterThanOrEqual(cited?.line ?? Infinity);
      expect(line).toBeLessThanOrEqual(cited?.endLine ?? 0);
    }
  });
});
