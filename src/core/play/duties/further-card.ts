import { place } from '../../rounds/incidents';
import { raiseFault } from '../wagers/raising';
import { isAccepted } from '../wagers/standing';
import { openingWagers } from '../table/table-game';
import { cardsOf, openingOf } from '../table/table-round';
import { tableCheck, type Duty } from './duty';

const FIRST_CARDS_MISSING = 'deal events of the first cards';

export const furtherCardAsStated: Duty = (game) =>
  tableCheck({
    id: `${game.code}/third-card-as-stated`,
    requirement: 'A third card is drawn where the first two ask for one, and not where they do not.',
    enforces: ['thirdCard'],
    uses: ['cardRanking'],
    messages: {
      drawn: 'A third card was drawn on first cards that are {{cards}}; on these none is.',
      tooMany: '{{recorded}} cards were drawn after the first two; one is.',
    },
    run: (round, facts, ruling) => {
      const { furtherCard } = game;
      if (furtherCard === undefined || round.voided) return;
      const drawn = cardsOf(round, furtherCard.to);
      const [first, more] = drawn;
      const cards = game.firstCards?.(round, facts);
      if (first === undefined) return;
      const subject = place((more ?? first).at);
      const stated = cards === undefined ? undefined : facts.thirdCard.get(cards);
      if (cards === undefined) ruling.cannotTell(subject, [FIRST_CARDS_MISSING]);
      else if (stated === 'not-drawn')
        ruling.breaches(place(first.at), {
          message: 'drawn',
          cites: [['thirdCard', cards]],
          expected: 'no third card',
          recorded: 'a third card',
          data: { cards: cards === 'pair' ? 'a pair' : cards },
        });
      else if (stated === undefined || more === undefined) ruling.complies(subject);
      // A card too many may be the one that was noticed.
      else if (round.irregularities.length > 0) ruling.cannotTell(subject, ['which card was drawn in error']);
      else
        ruling.breaches(subject, {
          message: 'tooMany',
          cites: [['thirdCard', cards]],
          expected: '1',
          recorded: String(drawn.length),
        });
    },
  });

export const raisesAsStated: Duty = (game) =>
  tableCheck({
    id: `${game.code}/raises-as-stated`,
    requirement: 'Players raise only on first cards that allow it, and only once these are announced.',
    enforces: ['raiseOn'],
    uses: ['cardRanking'],
    messages: {
      notAllowed: 'Wager {{subject}} raised on first cards that are {{cards}}; on these nobody may.',
      tooEarly: 'Wager {{subject}} was placed before the spread was announced; players raise after that.',
    },
    run: (round, facts, ruling) => {
      if (round.voided || round.dummy) return;
      for (const wager of round.wagers) {
        if (game.wagers[wager.known.kind]?.later !== true) continue;
        // One that adds to nothing is another check's.
        if (openingOf(round, wager, openingWagers(game)) === undefined) continue;
        const fault = raiseFault(game, round, wager, facts);
        if (fault === undefined || !isAccepted(wager)) ruling.complies(wager.id);
        else if ('missing' in fault) ruling.cannotTell(wager.id, [fault.missing]);
        else
          ruling.breaches(wager.id, {
            message: fault.kind,
            cites: [['raiseOn', fault.row]],
            expected: fault.kind === 'tooEarly' ? 'after the announcement' : 'no raise',
            recorded: fault.kind === 'tooEarly' ? 'before it' : 'a raise',
            data: { cards: fault.row === 'pair' ? 'a pair' : fault.row },
          });
      }
    },
  });
