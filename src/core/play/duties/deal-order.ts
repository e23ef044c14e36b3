import { place } from '../../rounds/incidents';
import { tableCheck, type Duty } from './duty';

const ORDINALS = ['first', 'second', 'third', 'fourth'];

/** A place as rules call it: the left box is `left`. */
const asPlace = (name: string): string => name.replace(/-box$/, '');

/** Of games whose first cards go to places of the table; where they go to players, the game says in which order. */
export const firstCardsDealtInOrder: Duty = (game) =>
  tableCheck({
    id: `${game.code}/first-cards-dealt-in-order`,
    requirement: 'The first cards go to the places of the table in the stated order.',
    enforces: ['dealOrder'],
    messages: { wrongPlace: 'The {{which}} card went to {{recorded}}; it belongs to {{expected}}.' },
    run: (round, { dealOrder }, ruling) => {
      const order = dealOrder.map(asPlace);
      if (round.voided || !order.every((name) => game.places?.includes(name) === true)) return;
      // What is left out may have come before what is recorded.
      if (!order.every((name) => round.hands.has(name))) return;
      for (const [index, expected] of order.entries()) {
        const dealt = round.dealt[index];
        if (dealt === undefined || dealt.to === expected) continue;
        ruling.breaches(place(dealt.at), {
          message: 'wrongPlace',
          cites: ['dealOrder'],
          expected,
          recorded: dealt.to,
          data: { which: ORDINALS[index] ?? String(index + 1) },
        });
        return;
      }
      if (order.length > 0) ruling.complies(place(round.dealt[0]?.at ?? 0));
    },
  });
