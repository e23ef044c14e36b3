import { place } from '../../rounds/incidents';
import { tableCheck, type Duty } from './duty';

export const cardsFaceAsStated: Duty = (game) =>
  tableCheck({
    id: `${game.code}/cards-face-as-stated`,
    requirement: 'Cards are dealt with the face that the rules state.',
    enforces: [],
    mayEnforce: ['cardFaces', 'cardsFace'],
    messages: { wrongFace: 'A card to {{to}} was dealt face {{recorded}}; it is dealt face {{expected}}.' },
    run: (round, { cardFaces, cardsFace }, ruling) => {
      for (const { to, face, at } of round.dealt) {
        if (face === undefined) continue;
        const kind = game.kindOfPlace?.(to) ?? to;
        const due = cardFaces?.get(kind) ?? cardsFace;
        if (due === undefined) continue;
        if (due === face || isExposed(round.irregularities, at)) ruling.complies(place(at));
        else
          ruling.breaches(place(at), {
            message: 'wrongFace',
            cites: [cardFaces?.has(kind) === true ? ['cardFaces', kind] : 'cardsFace'],
            expected: due,
            recorded: face,
            data: { to: to.replace(':', ' ') },
          });
      }
    },
  });

/** What was noticed as exposed in error has a rule of its own. */
const isExposed = (irregularities: readonly { readonly kind: string; readonly at: number }[], at: number): boolean =>
  irregularities.some((one) => one.kind === 'card-exposed-in-error' && one.at >= at);
