import { choice } from '../facts/kinds/choice';
import { choiceByName } from '../facts/kinds/choice-by-name';
import { fact } from './game';
import { sharedFacts } from './shared-facts';

/** What rules of games in which cards are dealt to boxes state. */
export const boxFacts = {
  ...sharedFacts,

  sharedBoxMaximum: fact(choice('whole-box', 'each-player'), 'Maximum on a box with several players', 'limits'),

  cardsFace: fact(choice('up', 'down'), 'Face of the cards dealt', 'dealing'),
  cuttingCardAppears: fact(
    choiceByName('round-completed', 'shuffled-at-once', 'if-supervisor-directs'),
    'When the cutting card appears',
    'dealing',
  ),
} as const;
