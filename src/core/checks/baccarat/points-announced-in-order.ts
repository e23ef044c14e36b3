import { baccaratCheck } from './baccarat-check';

export const pointsAnnouncedInOrder = baccaratCheck({
  id: 'baccarat/points-announced-in-order',
  requirement: "The point count of the player's first two cards is announced before the banker's.",
  enforces: ['announcementOrder'],
  concerns: 'announcements',
  messages: {
    bankerFirst: "The banker's {{banker}} was announced before the player's {{player}}; the player's is first.",
  },
  run: (round, { announcementOrder }, ruling) => {
    if (round.voided || round.irregularities.length > 0) return;
    const opened = round.announcements.filter(({ playerCards, bankerCards }) => playerCards === 2 && bankerCards === 2);
    const [player, banker] = ['player', 'banker'].map((side) => opened.findIndex(({ of }) => of === side));
    if (player === undefined || banker === undefined || player < 0 || banker < 0) return;
    const row = announcementOrder.has('every-style') ? 'every-style' : 'face-up';
    // Cards that were dealt face down may have been opened by players, and with leave in any order.
    const isFaceUp = round.dealtFaceUp >= 4;
    if (player < banker) ruling.complies('coup');
    else if (row === 'face-up' && !isFaceUp) {
      if (round.dealtFaceDown.length === 0) ruling.cannotTell('coup', ['faces of the first cards']);
    } else
      ruling.breaches('coup', {
        message: 'bankerFirst',
        cites: [['announcementOrder', row]],
        expected: 'player',
        recorded: 'banker',
        data: { player: String(opened[player]?.value), banker: String(opened[banker]?.value) },
      });
  },
});
