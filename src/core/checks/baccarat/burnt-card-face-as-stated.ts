import type { BaccaratFacts } from '../../games/baccarat/game';
import type { Face } from '../../games/baccarat/round';
import type { Cited } from '../../play/judging/ruling';
import { baccaratCheck } from './baccarat-check';
import { isFromMachine } from './card-machine';

export const burntCardFaceAsStated = baccaratCheck({
  id: 'baccarat/burnt-card-face-as-stated',
  requirement: 'The card burnt at the start of a shoe is drawn with the stated face showing.',
  enforces: [],
  mayEnforce: ['burnFace', 'shoeBurnFace'],
  enforcesRow: (fact, _, face) => fact !== 'shoeBurnFace' || face === 'up' || face === 'down',
  uses: ['machineCards'],
  concerns: 'preparation',
  messages: { wrongFace: 'The burnt card at {{subject}} was drawn face {{recorded}}; it is drawn face {{expected}}.' },
  run: (round, facts, ruling) => {
    const { preparation } = round;
    if (!preparation?.shuffled || round.irregularities.length > 0 || isFromMachine(round, facts)) return;
    const { burns } = preparation;
    for (const [index, { place, faceUp, card }] of burns.entries()) {
      const stated = statedFor(index, burns.length, facts);
      if (faceUp === undefined || stated === undefined) continue;
      const [cited, expected] = stated;
      const recorded = faceUp ? 'up' : 'down';
      if (recorded === expected) ruling.complies(place);
      // Where the first card is shown, a record that does not name it may leave it out and begin with those burnt after it.
      else if (index === 0 && expected === 'up' && card === undefined) ruling.cannotTell(place, [`${place}.card`]);
      else ruling.breaches(place, { message: 'wrongFace', cites: [cited], expected, recorded });
    }
  },
});

type Faces = Partial<Pick<BaccaratFacts, 'burnFace' | 'shoeBurnFace'>>;

/** The face stated for a card of the burn; a card that is only to be shown may be drawn either way. */
function statedFor(
  index: number,
  burnt: number,
  { burnFace, shoeBurnFace }: Faces,
): readonly [Cited<'burnFace' | 'shoeBurnFace'>, Face] | undefined {
  if (burnFace !== undefined) return ['burnFace', burnFace];
  const card = index === 0 ? 'first-card' : 'further-cards';
  const row = [card, `${burnt > 1 ? 'with-its-value' : 'alone'}/${card}`].find((name) => shoeBurnFace?.has(name));
  const face = row === undefined ? undefined : shoeBurnFace?.get(row);
  return row !== undefined && (face === 'up' || face === 'down') ? [['shoeBurnFace', row], face] : undefined;
}
