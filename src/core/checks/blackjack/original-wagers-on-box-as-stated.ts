import type { BlackjackRound, Wager } from '../../games/blackjack/round';
import { printMoney } from '../../values/money';
import { isAccepted } from '../../play/wagers/standing';
import { blackjackCheck } from './blackjack-check';
import { handAgainst, isAgainstUnknown } from './requests';

export const originalWagersOnBoxAsStated = blackjackCheck({
  id: 'blackjack/original-wagers-on-box-as-stated',
  requirement: 'A player makes the stated number of original wagers on a box, of equal amounts where that is stated.',
  enforces: ['boxWagers'],
  messages: {
    unequal: 'The player of {{box}} has original wagers of {{recorded}}; they must be of equal amounts.',
    tooFew: 'The player of {{box}} has only one original wager; {{expected}} are made on a box.',
    againstOneHand:
      'The player of {{box}} has original wagers on hand {{hand}} of the dealer only; {{expected}} are made, each on another hand.',
    tooMany: 'The player of {{box}} has {{recorded}} original wagers of one player; {{expected}} are made on a box.',
  },
  run: (round, { boxWagers }, ruling) => {
    if (round.voided) return;
    // A wager missing on a box has a treatment of its own.
    if (round.irregularities.some(({ kind }) => kind === 'wager-misplaced')) return;
    const [expected, most] = boxWagers === 'two-equal' ? ['two', 2] : ['two or three', 3];
    for (const { name, seat, hands } of round.boxes) {
      if (round.boxes.find((box) => box.seat === seat)?.name !== name) continue;
      const wagers = originalsOn(round, seat);
      const [first] = wagers;
      // Several players on one box are a fault of their own.
      if (first === undefined || hands.length === 0 || wagers.some(({ player }) => player !== first.player)) continue;
      const amounts = wagers.map(({ stake }) => printMoney(stake)).join(' and ');
      // A wager given back may have stood off: only one that was never placed is missing.
      if (wagers.length < 2 && isGivenBack(round, seat)) continue;
      if (wagers.length < 2)
        ruling.breaches(seat, {
          message: 'tooFew',
          cites: ['boxWagers'],
          expected,
          recorded: '1',
          data: { box: seat },
        });
      else if (wagers.some((wager) => isAgainstUnknown(round, wager)))
        ruling.cannotTell(
          seat,
          wagers.filter((wager) => isAgainstUnknown(round, wager)).map(({ id }) => handAgainst(id)),
        );
      else if (boxWagers !== 'two-equal' && wagers.every(({ against }) => against === first.against))
        ruling.breaches(seat, {
          message: 'againstOneHand',
          cites: ['boxWagers'],
          expected,
          recorded: '1',
          data: { box: seat, hand: String(first.against) },
        });
      else if (wagers.length > most)
        ruling.breaches(seat, {
          message: 'tooMany',
          cites: ['boxWagers'],
          expected,
          recorded: String(wagers.length),
          data: { box: seat },
        });
      else if (boxWagers === 'two-equal' && wagers.some(({ stake }) => stake !== first.stake))
        ruling.breaches(seat, {
          message: 'unequal',
          cites: ['boxWagers'],
          expected: 'equal amounts',
          recorded: amounts,
          data: { box: seat },
        });
      else ruling.complies(seat);
    }
  },
});

const originalsOn = ({ wagers }: BlackjackRound, seat: string): readonly Wager[] =>
  wagers.filter((wager) => wager.decidedBy === 'main' && wager.hand?.box.seat === seat && isAccepted(wager));

const isGivenBack = ({ wagers }: BlackjackRound, seat: string): boolean =>
  wagers.some((wager) => wager.decidedBy === 'main' && wager.hand?.box.seat === seat && wager.result === 'void');
