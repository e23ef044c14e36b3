import { baccaratCheck } from './baccarat-check';

export const cardsDealtFromAShoe = baccaratCheck({
  id: 'baccarat/cards-dealt-from-a-shoe',
  requirement: 'Cards are dealt from a shoe, or from a card machine where the rules have that in its place.',
  enforces: ['dealtFrom'],
  concerns: 'shoe',
  messages: { without: 'The cards were dealt without a shoe; they are dealt from {{expected}}.' },
  run: ({ shoe, cardMachine, isMachineTold }, { dealtFrom }, ruling) => {
    if (shoe === undefined) return;
    const mayBeMachine = dealtFrom === 'shoe-or-card-machine';
    if (shoe || (mayBeMachine && cardMachine)) ruling.complies('equipment');
    else if (mayBeMachine && !isMachineTold) ruling.cannotTell('equipment', ['equipment.cardMachine']);
    else
      ruling.breaches('equipment', {
        message: 'without',
        cites: ['dealtFrom'],
        expected: mayBeMachine ? 'a shoe or a card machine' : 'a shoe',
        recorded: 'no shoe',
      });
  },
});
