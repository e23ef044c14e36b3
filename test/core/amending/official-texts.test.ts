import { applyInstructions } from '../../../src/core/amending/applying/apply';
import { describeOfficial, type OfficialInstrument } from '../../support/official-texts';
import { readingOf } from '../../support/read-once';
import { instructionsOf, tell } from './told';

/** Of a whole book set out, its name is enough. */
const told = (text: string): readonly string[] =>
  instructionsOf(text).map((instruction) => tell(instruction).replace(/ →.*$/s, ''));

const amendNothing: readonly OfficialInstrument[] = [
  'au-act/gazette-s196-1992',
  'au-nsw/ltgame-2016',
  'au-qld/casino-gaming-rule-2024',
];

for (const instrument of amendNothing)
  describeOfficial(instrument, `${instrument}, which amends nothing`, (text) => {
    it('has no instruction', () => {
      expect(told(text())).toEqual([]);
    });
  });

describeOfficial('au-act/ni2019-689', 'the ACT approval of 2019', (text) => {
  it('revokes one instrument, whose number the scan misread', () => {
    expect(told(text())).toEqual(['3 revoke instrument N12019-134']);
  });
});

describeOfficial('nz/table-games-divisions', 'the New Zealand appendices', (text) => {
  it('each replace a Division whole; of one the heading is lost', () => {
    expect(told(text())).toEqual([
      '– replace-whole div-1',
      '– unknown',
      '– replace-whole div-7',
      '– replace-whole div-8',
      '– replace-whole div-11A',
      '– replace-whole div-22',
    ]);
    const lost = instructionsOf(text())[1];
    expect(lost?.reason).toMatch(/^The heading of Appendix B is not in the text/);
    expect(lost?.matter?.clauses.length).toBeGreaterThan(200);
  });

  it('find the Divisions they replace by the titles printed over them', () => {
    const { applied, unapplied } = applyInstructions(readingOf(text()), instructionsOf(text()));
    expect(applied.map(({ target }) => target.book)).toEqual(['div-1', 'div-7', 'div-8', 'div-11A', 'div-22']);
    expect(unapplied).toHaveLength(1);
  });
});
