import type { BaccaratFacts } from '../../games/baccarat/game';
import type { Face } from '../../games/baccarat/round';
import { baccaratCheck } from './baccarat-check';

const FIRST_CARDS = 4;

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
    if (round.voided || round.irregularities.length > 0 || round.faces.length === 0) return;
    const first = told(round.faces.slice(0, FIRST_CARDS));
    const third = told(round.faces.slice(FIRST_CARDS));
    const [face] = first;
    if (face === undefined) return;
    const allowed = [...facts.firstCardsFace].filter(([, style]) => style === face || style === 'all-up-or-all-down');
    if (first.size > 1)
      ruling.breaches('cards', {
        message: 'mixed',
        cites: ['firstCardsFace'],
        expected: 'all alike',
        recorded: 'mixed',
      });
    else {
      const wrong = [...third].find((recorded) => !allowed.some(([style]) => isThird(style, recorded, facts)));
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

const told = (faces: readonly (Face | undefined)[]): ReadonlySet<Face> =>
  new Set(faces.filter((face) => face !== undefined));

/** Whether a style has its third cards dealt so; where the rules say nothing of them, either way. */
const isThird = (
  style: string,
  recorded: Face,
  { thirdCardFace }: Partial<Pick<BaccaratFacts, 'thirdCardFace'>>,
): boolean => (thirdCardFace?.get(style) ?? recorded) === recorded;
