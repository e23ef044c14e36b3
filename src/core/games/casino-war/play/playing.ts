import { heightOf } from '../../../play/cards/ranked';
import type { OpeningWager, Playing } from '../../../play/table/playing';
import { parseCard } from '../../../values/card';

const numberOf = ({ position }: OpeningWager): number => Number(position.split(':')[1]);

/** Cards that are looked at for one of the same rank: more than enough, as a rule. */
const LOOKED_AT = 20;

/** A card of the same rank, if one comes soon enough; the others are left in no hand. */
function alike(round: Playing, card: string, height: (card: string) => number): string {
  let drawn = round.card();
  for (let looked = 1; looked < LOOKED_AT && height(drawn) !== height(card); looked += 1) drawn = round.card();
  return drawn;
}

/** One card to each box and the dealer; whoever has the dealer's rank gives up half, or goes to war for another card. */
export function playWar(round: Playing): void {
  const { openings, facts } = round;
  const boxes = [...new Set([...openings].sort((a, b) => numberOf(a) - numberOf(b)).map(({ position }) => position))];
  if (boxes.length === 0) return;
  const dealers = round.card();
  const height = (card = ''): number => heightOf(parseCard(card), facts.cardRanking ?? []);
  const cards = new Map(boxes.map((box) => [box, round.once(3) ? alike(round, dealers, height) : round.card()]));
  for (const [box, card] of cards) round.deal(box, 'up', card);
  round.deal('dealer', 'up', dealers);
  const equal = openings.filter(({ position }) => height(cards.get(position)) === height(dealers));
  const atWar = new Set<string>();
  for (const opening of equal) {
    const { player, position } = opening;
    const choice = round.once(2) ? 'war' : round.once(2) ? 'surrender' : 'none';
    round.note({ type: 'decide', position, player, choice });
    if (choice !== 'war') continue;
    round.wager('war', opening, opening.stake, { confirmed: true });
    atWar.add(position);
  }
  if (atWar.size === 0) return;
  const second = round.card();
  for (const box of boxes)
    if (atWar.has(box)) round.deal(box, 'up', round.once(4) ? alike(round, second, height) : round.card());
  round.deal('dealer', 'up', second);
}
