import { blackjackCheck } from './blackjack-check';

export const noCuttingCardWithACardMachine = blackjackCheck({
  id: 'blackjack/no-cutting-card-with-a-card-machine',
  requirement: 'Where a card machine is used, no cutting card is in play once cards are dealt.',
  enforces: ['machineCuttingCard'],
  concerns: 'cuttingCard',
  messages: {
    inPlay: 'A cutting card came out at {{recorded}} although a card machine was used; none is in play then.',
  },
  run: (round, _facts, ruling) => {
    const { cuttingCardAt: at, deals, isMachineNamed } = round;
    // One that only shuffles has its cards dealt from a shoe.
    const cardMachine = round.cardMachine && !isMachineNamed;
    const [first] = deals;
    if (at === undefined || !cardMachine || round.voided || first === undefined) return;
    // It may have covered the bottom card, and is taken out before the first card is dealt.
    if (at < first.at) ruling.complies('shoe');
    else
      ruling.breaches('shoe', {
        message: 'inPlay',
        cites: ['machineCuttingCard'],
        expected: 'no cutting card',
        recorded: `events[${String(at)}]`,
      });
  },
});
