import { judgePermitted } from '../../../../src/core/play/wagers/permitted';
import { WHOLE } from '../../../../src/core/rules/stated-fact';
import { givenBack } from '../../../support/rounds/cases';
import { saidBy, wagered, type Said, type Wagered } from '../../../support/rounds/wagered';

const LISTED = ['banker', 'player', 'lucky-6', 'big-tiger', 'tiger-pair', 'any-pair:player', 'fee'];
const judged = (asked: Wagered) => {
  const [round] = wagered(asked);
  return saidBy((ruling) => {
    judgePermitted(round, LISTED, ruling);
  });
};

test.each<[string, Wagered, readonly Said[]]>([
  ['on a listed bet', {}, [['complies', 'w1']]],
  ['on a listed bet of another hand', { wager: { bet: 'any-pair:banker', settle: givenBack } }, [['complies', 'w1']]],
  ['on a bet that is not listed', { wager: { bet: 'tie' } }, [['breaches', 'w1', LISTED.join(', '), 'tie']]],
  ['on a bet that is not listed, turned down', { wager: { bet: 'tie', settle: givenBack } }, [['complies', 'w1']]],
  [
    'on a bet that is not listed, taken back',
    { wager: { bet: 'tie', settle: 'unsaid' }, wagering: [{ type: 'withdraw', wager: 'w1' }] },
    [],
  ],
])('a wager %s', (_, asked, expected) => {
  expect(judged(asked).said).toEqual(expected);
});

test.each<[string, string, readonly string[]]>([
  ['one word', 'tiger', ['big-tiger']],
  ['more words', 'big-tiger-pair', ['big-tiger']],
  ['another word', 'pair', ['tiger-pair']],
  ['most words', 'tiger-pair-pro', ['tiger-pair']],
  ['capital letters', 'LUCKY', ['lucky-6']],
  ['the name before the hand', 'any:banker', ['any-pair:player']],
  ['no word', 'dragon', []],
  ['a number', '6', []],
  ['the hand after a colon', 'dragon:banker', []],
])('a bet that is not listed is like the one that shares with it %s', (_, bet, expected) => {
  const [cites] = judged({ wager: { bet, settle: { result: 'lose' } } }).cited as readonly (readonly unknown[])[];
  expect(cites?.slice(1)).toEqual(expected.map((name) => ['wagers', name]));
});

test('words of two letters are shared by chance', () => {
  const [round] = wagered({ wager: { bet: 'up-to-me', settle: { result: 'lose' } } });
  const { cited } = saidBy((ruling) => {
    judgePermitted(round, ['two-to-one', 'up-and-down'], ruling);
  });
  expect(cited).toEqual([[['wagers', WHOLE]]]);
});
