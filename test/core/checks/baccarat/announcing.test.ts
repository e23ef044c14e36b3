import { dutyToAnnounce } from '../../../../src/core/checks/baccarat/announcing';

const stated = (...rows: readonly string[]) =>
  ({ announcements: rows }) as unknown as Parameters<typeof dutyToAnnounce>[2];
const EVERY = stated('player/first-two-cards', 'player/third-card', 'box/first-two-cards', 'box/third-card');
const FINAL = stated('player/final', 'banker/final');

test.each<[string, string, number, Parameters<typeof dutyToAnnounce>[2], string | undefined]>([
  ['of two cards', 'player', 2, EVERY, 'player/first-two-cards'],
  ['of three cards', 'player', 3, EVERY, 'player/third-card'],
  ['of the other hand, which nobody need announce', 'banker', 2, EVERY, undefined],
  ['of two cards that are the last', 'banker', 2, FINAL, 'banker/final'],
  ['of three cards that are the last', 'player', 3, FINAL, 'player/final'],
  [
    'of the first two before the last',
    'player',
    2,
    stated('player/final', 'player/first-two-cards'),
    'player/first-two-cards',
  ],
  ['of three, where only two are announced', 'player', 3, stated('player/first-two-cards'), undefined],
  ['of two, where only three are announced', 'player', 2, stated('player/third-card'), undefined],
  ['of a box with two cards', 'box:3', 2, EVERY, 'box/first-two-cards'],
  ['of a box with three cards', 'box:3', 3, EVERY, 'box/third-card'],
  ['where rules have none announced', 'player', 2, {}, undefined],
])('the clause that has points announced: %s', (_, of, cards, facts, expected) => {
  expect(dutyToAnnounce(of, cards, facts)).toEqual(expected === undefined ? [] : [['announcements', expected]]);
});
