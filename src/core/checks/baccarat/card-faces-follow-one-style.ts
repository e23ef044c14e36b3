import type { BaccaratFacts } from '../../games/baccarat/game';
import type { Face } from '../../games/baccarat/round';
import { baccaratCheck } from './baccarat-check';

const FIRST_CARDS = 4;

type StyleFacts = Pick<BaccaratFacts, 'firstCardsFace'> & Partial<Pick<BaccaratFacts, 'thirdCardFace'>>;

export const cardFacesFollowOneStyle = baccaratCheck({
  id: 'baccarat/card-faces-follow-one-style',
  requirement: 'The cards of a coup are dealt with the faces of one of the stated styles of dealing.',
  enforces: ['firstCardsFace'],
  mayEnforce: ['thirdCardFace'],
  concerns: 'faces',
  messages: {
    mixed: 'The first cards were dealt some face up and some face down; they are all dealt alike.',
    otherStyle:
      'The first cards were dealt face {{first}} and a third card face {{recorded}}; no style of dealing has both.',
  },
  run: (round, facts, ruling) => {
    const { faces } = round;
    if (round.voided || round.irregularities.length > 0) return;
    const face = faces.find((one, at) => at < FIRST_CARDS && one !== undefined);
    if (face === undefined) return;
    if (faces.some((one, at) => at < FIRST_CARDS && one !== undefined && one !== face))
      ruling.breaches('cards', {
        message: 'mixed',
        cites: ['firstCardsFace'],
        expected: 'all alike',
        recorded: 'mixed',
      });
    else {
      const wrong = faces.find((one, at) => at >= FIRST_CARDS && one !== undefined && !isOfAStyle(face, one, facts));
      if (wrong === undefined) ruling.complies('cards');
      else
        ruling.breaches('cards', {
          message: 'otherStyle',
          cites: ['thirdCardFace', 'firstCardsFace'],
          expected: wrong === 'up' ? 'down' : 'up',
          recorded: wrong,
          data: { first: face },
        });
    }
  },
});

/** Whether some style of dealing has its first cards dealt the one way and its third cards the other. */
function isOfAStyle(first: Face, third: Face, facts: StyleFacts): boolean {
  for (const [style, stated] of facts.firstCardsFace)
    if ((stated === first || stated === 'all-up-or-all-down') && isThird(style, third, facts)) return true;
  return false;
}

/** Whether a style has its third cards dealt so; where the rules say nothing of them, either way. */
const isThird = (style: string, recorded: Face, { thirdCardFace }: StyleFacts): boolean =>
  (thirdCardFace?.get(style) ?? recorded) === recorded;
