import { baccaratCheck } from './baccarat-check';

export const noCuttingCardWithACardMachine = baccaratCheck({
  id: 'baccarat/no-cutting-card-with-a-card-machine',
  requirement: 'Where a card machine is used, no cutting card is in play once cards are dealt.',
  enforces: ['machineCuttingCard'],
  concerns: 'cuttingCard',
  messages: {
    inPlay: 'A cutting card came out after {{recorded}} cards although a card machine was used; none is in play then.',
  },
  run: (round, _facts, ruling) => {
    const { cuttingCard, cardMachine, voided } = round;
    const dealt = round.boxes?.order.length ?? round.dealtTo.length;
    if (cuttingCard === undefined || !cardMachine || voided || dealt === 0) return;
    // It may have covered the bottom card, and is taken out before the first card is dealt.
    if (cuttingCard.after === 0) ruling.complies('shoe');
    // One that only shuffles has its cards dealt from a shoe.
    else if (round.isMachineNamed) ruling.cannotTell('shoe', ['whether the cards were dealt from the machine']);
    else
      ruling.breaches('shoe', {
        message: 'inPlay',
        cites: ['machineCuttingCard'],
        expected: 'no cutting card',
        recorded: String(cuttingCard.after),
      });
  },
});
