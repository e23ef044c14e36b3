import { displayedFor } from '../../../../src/core/checks/baccarat/displayed-limits';
import { wagered } from '../../../support/rounds/wagered';

const cited = (bet: string, ...displayed: readonly string[]) =>
  displayedFor(wagered({ wager: { bet, settle: 'unsaid' } })[1], {
    displayedLimits: displayed,
  });

test('what holds a wager to its limits is the clause on that wager, where there is one', () => {
  expect(cited('tie', 'player', 'tie')).toEqual([['displayedLimits', 'tie']]);
  expect(cited('any-pair:player', 'player', 'any-pair')).toEqual([['displayedLimits', 'any-pair']]);
  expect(cited('banker', 'player', 'tie')).toEqual([]);
  expect(displayedFor(wagered()[1], {})).toEqual([]);
});
