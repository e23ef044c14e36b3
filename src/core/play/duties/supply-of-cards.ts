import { printCounts } from '../../facts/kinds/counts';
import { place } from '../../rounds/incidents';
import { JOKER, printCard, type Card } from '../../values/card';
import { isFromMachine } from '../cards/prepared';
import type { TableRound } from '../table/table-round';
import { tableCheck, type Duty } from './duty';

const deckCardsAsStated: Duty = ({ code }) =>
  tableCheck({
    id: `${code}/deck-cards-as-stated`,
    requirement: 'Each deck has the stated number of cards.',
    enforces: ['deckCards'],
    messages: { wrongCards: 'The decks in play had {{recorded}} cards each; they must have {{expected}}.' },
    run: ({ equipment: { deckCards: counted } }, { deckCards }, ruling) => {
      if (typeof counted !== 'number') return;
      if (deckCards.includes(counted)) ruling.complies('equipment');
      else
        ruling.breaches('equipment', {
          message: 'wrongCards',
          cites: ['deckCards'],
          expected: printCounts(deckCards),
          recorded: String(counted),
        });
    },
  });

/** Cards that came back among the others while the round went on may rightly come twice. */
const mayComeBack = ({ irregularities, shoe, dealt }: TableRound): boolean =>
  irregularities.length > 0 || shoe.some(({ type, at }) => type === 'shuffle' && at > (dealt[0]?.at ?? at));

const noCardTooOften: Duty = ({ code }) =>
  tableCheck({
    id: `${code}/no-card-more-often-than-the-decks-have-it`,
    requirement: 'No card is dealt more often in a round than the decks in play have it.',
    enforces: ['decks'],
    messages: {
      tooOften: 'The {{card}} was dealt {{recorded}} times in the round; the decks have it {{expected}} times.',
    },
    run: (round, { decks }, ruling) => {
      const most = round.equipment.decks ?? Math.max(...decks);
      if (round.dealt.length <= most || mayComeBack(round)) return;
      let isTooOften = false;
      const times = new Map<Card, number>();
      for (const { card, at } of round.dealt) {
        const count = (times.get(card) ?? 0) + 1;
        times.set(card, count);
        if (count !== most + 1 || card >= JOKER || card < 0) continue;
        isTooOften = true;
        ruling.breaches(place(at), {
          message: 'tooOften',
          cites: ['decks'],
          expected: String(most),
          recorded: String(round.dealt.filter((dealt) => dealt.card === card).length),
          data: { card: printCard(card) },
        });
      }
      if (!isTooOften) ruling.complies('equipment');
    },
  });

/** What finishes a round for which too few cards are left, as a record may say it. */
const FINISHED: ReadonlySet<string> = new Set(['discards-shuffled', 'played']);

const insufficientCardsTreatedAsStated: Duty = ({ code }) =>
  tableCheck({
    id: `${code}/insufficient-cards-treated-as-stated`,
    requirement: 'When the cards run out, the discards are shuffled and the round is completed with them.',
    enforces: ['insufficientCards'],
    messages: {
      notCompleted:
        'The cards ran out, and it was treated so: {{done}}; the discards are shuffled to complete the round.',
    },
    run: (round, { insufficientCards }, ruling) => {
      const row = rowFor(insufficientCards, isFromMachine(round));
      if (row === undefined) return;
      for (const { kind, place: at, treatment } of round.irregularities) {
        if (kind !== 'insufficient-cards') continue;
        if (treatment === undefined) ruling.cannotTell(at, [`${at}.treatment`]);
        else if (FINISHED.has(treatment)) ruling.complies(at);
        else
          ruling.breaches(at, {
            message: 'notCompleted',
            cites: [['insufficientCards', row]],
            expected: 'discards-shuffled',
            recorded: treatment,
            data: { done: treatment.replaceAll('-', ' ') },
          });
      }
    },
  });

/** Rules that name a machine beside the shoe say for each what is done. */
function rowFor(stated: ReadonlyMap<string, string>, isMachine: boolean): string | undefined {
  const rows = [...stated.keys()];
  const shoe = rows.find((row) => row.endsWith('shoe'));
  return isMachine ? (rows.find((row) => row !== shoe) ?? shoe) : shoe;
}

/** Which cards there are to deal, and what is done when there are too few. */
export const SUPPLY_DUTIES: readonly Duty[] = [deckCardsAsStated, noCardTooOften, insufficientCardsTreatedAsStated];
