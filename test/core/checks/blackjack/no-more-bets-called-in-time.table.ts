import { calledAfter } from '../../../support/rounds/blackjack/breaches-of-table';
import { atTriplePlay, oneBox, STANDS, WON } from '../../../support/rounds/blackjack/forms';
import { playTable } from '../../../support/rounds/blackjack/play-table';
import { ACT, ACT_OVER_UNDER, ACT_TRIPLE, QLD } from '../../../support/rounds/blackjack/script';

const againstAnAce = (place: string): string =>
  oneBox('KH AS QH', 'stand box:1', '8H', WON)
    .replace('call no-more-bets; ', '')
    .replace(place, `${place}; call no-more-bets`);

playTable('blackjack/no-more-bets-called-in-time', {
  lawful: [
    [
      'before the first card, with a second call after it',
      ACT,
      STANDS.replace('box:1 KH', 'box:1 KH; call no-more-bets'),
    ],
    ['at triple play', ACT_TRIPLE, atTriplePlay(STANDS)],
    ['with over and under 13', ACT_OVER_UNDER, STANDS],
  ],
  planted: [
    ['after the first card at triple play', 'blackjack/8', ACT_TRIPLE, atTriplePlay(calledAfter('box:1 KH'))],
    ['after the last of the first cards', 'blackjack/8', ACT_OVER_UNDER, calledAfter('box:1 9S')],
    ['between first cards, with an ace', 'blackjack/8', ACT, againstAnAce('dealer AS')],
  ],
  silent: [
    ['no call in the record', ACT, STANDS.replace('call no-more-bets; ', '')],
    ['a void round', ACT, calledAfter('box:1 KH').replace(WON, 'void round; w1 void returned 10000')],
    ['rules without a call', QLD, calledAfter('box:1 KH')],
    [
      'a deal noted to have come too soon',
      ACT,
      calledAfter('box:1 KH').replace('dealer 6S', 'irregularity dealt-before-bets-closed; dealer 6S'),
    ],
  ],
  doubtful: [['a call that may have ended insurance', ACT, againstAnAce('box:1 QH')]],
  said: [
    [
      'when an ace lies open and every first card is out',
      ['indeterminate events[4]: whether the call of no more bets ended the original wagers or insurance'],
      ACT,
      againstAnAce('box:1 QH'),
    ],
    [
      'when an ace lies open and a box waits for its second card',
      [
        'breaches events[3]: No more bets was called after a card had gone to box:1; it must be called before the first card is dealt.',
      ],
      ACT,
      againstAnAce('dealer AS'),
    ],
    [
      'a deal too early that was noted',
      ['not-applicable'],
      ACT,
      `${againstAnAce('dealer AS')}; irregularity dealt-before-bets-closed treatment=played`,
    ],
    [
      'another irregularity',
      [
        'breaches events[3]: No more bets was called after a card had gone to box:1; it must be called before the first card is dealt.',
      ],
      ACT,
      `${againstAnAce('dealer AS')}; irregularity failed-to-burn treatment=played`,
    ],
    [
      'another call first',
      ['complies events[2]'],
      ACT,
      STANDS.replace('call no-more-bets', 'call place-your-bets; call no-more-bets'),
    ],
  ],
});
