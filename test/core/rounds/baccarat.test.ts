import type { BaccaratRound } from '../../../src/core/games/baccarat/round';
import { readBaccaratRound } from '../../../src/core/rounds/baccarat';
import type { RoundEvent } from '../../../src/core/rounds/record';
import { printCard } from '../../../src/core/values/card';
import { noted, voided } from '../../support/rounds/cases';
import { coup } from '../../support/rounds/coup';

const withEvents = (...events: readonly RoundEvent[]) => ({ ...coup(), events });
const read = (record: ReturnType<typeof coup>): BaccaratRound => {
  const round = readBaccaratRound(record);
  if (typeof round === 'string') throw new Error(round);
  return round;
};
const wager = (id: string, more: Partial<Extract<RoundEvent, { type: 'wager' }>> = {}): RoundEvent => ({
  type: 'wager',
  id,
  player: 'p1',
  bet: 'player',
  stake: 1000,
  ...more,
});
const settle = (id: string): RoundEvent => ({ type: 'settle', wager: id, result: 'win', paid: 1000 });

describe('a record that is no round of baccarat', () => {
  it.each<[string, readonly RoundEvent[], string]>([
    [
      'a settlement of an unknown wager',
      [wager('w1'), settle('w2')],
      'events[1].wager names "w2", and no wager before it has that id',
    ],
    [
      'a settlement before its wager',
      [settle('w1'), wager('w1')],
      'events[0].wager names "w1", and no wager before it has that id',
    ],
    [
      'a change of an unknown wager',
      [{ type: 'change', wager: 'w1', stake: 1 }],
      'events[0].wager names "w1", and no wager before it has that id',
    ],
    [
      'an unknown wager withdrawn',
      [{ type: 'withdraw', wager: 'w1' }],
      'events[0].wager names "w1", and no wager before it has that id',
    ],
    [
      'an unknown wager declared void',
      [{ type: 'void', scope: 'wager', ref: 'w1' }],
      'events[0].ref names "w1", and no wager before it has that id',
    ],
    [
      'two wagers of one id',
      [wager('w1'), wager('w1')],
      'events[1].id repeats "w1"; each wager of a round has its own id',
    ],
    [
      'a spin',
      [{ type: 'spin', result: '17' }],
      "events[0] is a spin, which is no part of baccarat; check the record's game",
    ],
    [
      'dice',
      [{ type: 'roll', dice: [1, 2] }],
      "events[0] is a roll, which is no part of baccarat; check the record's game",
    ],
    [
      'a decision',
      [{ type: 'decide', position: 'box:1', choice: 'hit' }],
      "events[0] is a decide, which is no part of baccarat; check the record's game",
    ],
    [
      'a card to a box',
      [{ type: 'deal', to: 'box:3', card: '4H' }],
      'events[0].to must be "player", "banker" or "burn" in baccarat, found "box:3"',
    ],
    [
      'a card to the dealer',
      [{ type: 'deal', to: 'dealer', card: '4H' }],
      'events[0].to must be "player", "banker" or "burn" in baccarat, found "dealer"',
    ],
    ['a tile', [{ type: 'deal', to: 'player', card: '6-5' }], 'events[0].card must be a card in baccarat, found "6-5"'],
  ])('%s', (_, events, sentence) => {
    expect(readBaccaratRound(withEvents(...events))).toBe(sentence);
  });

  it('finds a repeated id among many wagers', () => {
    const many = Array.from({ length: 40 }, (_, index) => wager(`w${String(index)}`));
    expect(readBaccaratRound(withEvents(...many, wager('w7')))).toBe(
      'events[40].id repeats "w7"; each wager of a round has its own id',
    );
  });
});

describe('a coup as it was played', () => {
  it('has the hands in the order of the cards', () => {
    const { player, banker, dealtTo } = read(coup({ player: '2H 3D 4C', banker: '3S 4C' }));
    expect([player.map(printCard), banker.map(printCard)]).toEqual([
      ['2H', '3D', '4C'],
      ['3S', '4C'],
    ]);
    expect(dealtTo).toEqual(['player', 'banker', 'player', 'banker', 'player']);
  });

  it('adds up what was settled in several steps; the last says how it ended', () => {
    const [only] = read(
      withEvents(
        wager('w1'),
        { type: 'settle', wager: 'w1', result: 'push', paid: 0, returned: 400 },
        { type: 'settle', wager: 'w1', result: 'win', paid: 1000, returned: 600 },
      ),
    ).wagers;
    expect(only).toMatchObject({ result: 'win', paid: 1000, returned: 1000 });
  });

  it('settles wagers in any order, few or many', () => {
    for (const count of [3, 40]) {
      const ids = Array.from({ length: count }, (_, index) => `w${String(index)}`);
      const { wagers } = read(withEvents(...ids.map((id) => wager(id)), ...[...ids].reverse().map(settle)));
      expect(wagers.map(({ id, result }) => [id, result])).toEqual(ids.map((id) => [id, 'win']));
    }
  });

  it.each<[string, readonly RoundEvent[], string | undefined]>([
    ['before the call', [wager('w1'), { type: 'call', call: 'no-more-bets' }], undefined],
    ['after the call', [{ type: 'call', call: 'no-more-bets' }, wager('w1')], 'placed'],
    [
      'after the call, reopened',
      [{ type: 'call', call: 'no-more-bets' }, { type: 'call', call: 'place-your-bets' }, wager('w1')],
      undefined,
    ],
    ['after a card', [{ type: 'deal', to: 'player', card: '4H' }, wager('w1')], 'placed'],
    [
      'after a card, reopened in vain',
      [{ type: 'deal', to: 'player', card: '4H' }, { type: 'call', call: 'place-your-bets' }, wager('w1')],
      'placed',
    ],
    ['after a burnt card', [{ type: 'deal', to: 'burn', card: '4H' }, wager('w1')], undefined],
    ['after another call', [{ type: 'call', call: 'last-round' }, wager('w1')], undefined],
  ])('knows a wager that came late: %s', (_, events, late) => {
    expect(read(withEvents(...events)).wagers[0]?.late).toBe(late);
  });

  it('keeps the stake that stood at the close, and the one it was altered to after it', () => {
    const [only] = read(
      withEvents(
        wager('w1'),
        { type: 'change', wager: 'w1', stake: 2000 },
        { type: 'call', call: 'no-more-bets' },
        { type: 'change', wager: 'w1', stake: 3000 },
      ),
    ).wagers;
    expect(only).toMatchObject({ stake: 2000, late: 'changed', lateStake: 3000 });
  });

  it.each<[string, readonly RoundEvent[], boolean]>([
    ['by an event', [voided], true],
    ['as a hand', [{ type: 'void', scope: 'hand' }], true],
    ['one wager only', [wager('w1'), { type: 'void', scope: 'wager', ref: 'w1' }], false],
    ['by a treatment', [noted('insufficient-cards', 'round-void')], true],
    ['by returning the wagers', [noted('card-to-wrong-hand', 'wagers-returned')], true],
    ['by returning those of a terminal', [noted('malfunction', 'wagers-returned', { of: 'terminal' })], false],
    [
      'by returning those of a named terminal',
      [noted('malfunction', 'wagers-returned', { of: 'system', terminal: 3 })],
      false,
    ],
    ['by returning one wager', [noted('wager-misplaced', 'wagers-returned')], false],
    ['played on', [noted('card-face-up-in-shoe', 'played')], false],
  ])('is void: %s', (_, events, is) => {
    expect(read(withEvents(...events)).voided).toBe(is);
  });

  it('counts as preparation only what comes before the first card, and as burnt only what follows the shuffle', () => {
    const { preparation } = read(
      withEvents(
        { type: 'burn' },
        { type: 'shuffle' },
        { type: 'cut', depth: 60 },
        { type: 'burn', faceUp: false },
        { type: 'deal', to: 'player', card: '4H' },
        { type: 'burn' },
        { type: 'cut', depth: 1 },
      ),
    );
    expect(preparation).toEqual({
      shuffled: true,
      cuts: [{ place: 'events[2]', depth: 60, back: undefined }],
      burns: [{ place: 'events[3]', faceUp: false }],
    });
  });

  it('forgets a result that was noticed to be wrong, and no point count', () => {
    const { announcements } = read(
      withEvents(
        { type: 'announce', of: 'player', value: 4 },
        { type: 'announce', of: 'result', value: 'tie' },
        noted('wrong-result-entered', 'result-recalculated'),
        { type: 'announce', of: 'result', value: 'player' },
      ),
    );
    expect(announcements.map(({ of, value }) => [of, value])).toEqual([
      ['player', 4],
      ['result', 'player'],
    ]);
  });
});
