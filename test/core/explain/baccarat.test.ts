import { BREACHES } from '../../support/rounds/breaches';
import { givenBack, noted } from '../../support/rounds/cases';
import { coup } from '../../support/rounds/coup';
import { explained, ruled, sentences, stepOf } from './told';

describe('a coup of baccarat, told', () => {
  it('ends with a natural', () => {
    const told = explained(coup({ player: '9H KD', banker: '3S 4C', wagers: ['player 10000', 'tie 500'] }));
    expect(sentences(told)).toEqual([
      'Baccarat in AU-NSW, played at 2024-10-03T21:04:05+10:00, with 8 decks.',
      'p1 wagers 100.00 on player (w1).',
      'p1 wagers 5.00 on tie (w2).',
      'The dealer calls "no more bets".',
      'Player gets 9H.',
      'Banker gets 3S.',
      'Player gets KD and has 9.',
      'Banker gets 4C and has 7. Player has 9, a natural: no further card is drawn.',
      'Player has 9 and banker 7: player (w1) wins at 1 to 1: 100.00 due, 100.00 paid and 100.00 given back.',
      'Player has 9 and banker 7: tie (w2) loses, nothing paid.',
    ]);
    expect(ruled(stepOf(told, 'deal', -1))).toEqual(['natural-ends-the-deal complies 7.6.4']);
    expect(ruled(stepOf(told, 'settle'))).toEqual([
      'player-wager-follows-the-points complies 5.1.1.1',
      'player-wins-pay-stated-odds complies 8.4.1',
    ]);
    expect(told).toMatchObject({ verdict: 'complies', findings: [] });
  });

  it.each([
    // the banker's 6 draws against a 6 and a 7 only, its 3 against anything but an 8
    ['2H 3D 7S', 'KS 6C 2C', 'Player gets 7S and has 2. Banker has 6 against a third card worth 7 and must draw.'],
    ['2H 3D 8S', 'KS 6C', 'Player gets 8S and has 3. Banker has 6 against a third card worth 8 and must stand.'],
    ['2H 3D 8S', 'KS 3C', 'Player gets 8S and has 3. Banker has 3 against a third card worth 8 and must stand.'],
    ['2H 3D 9S', 'KS 3C 5C', 'Player gets 9S and has 4. Banker has 3 against a third card worth 9 and must draw.'],
  ])("tells a corner of the banker's table: %s against %s", (player, banker, sentence) => {
    const told = explained(coup({ player, banker }));
    expect(stepOf(told, 'deal', 4).text).toBe(sentence);
    expect(ruled(stepOf(told, 'deal', 4))).toEqual(['banker-draws-or-stands-by-third-card complies 7.6.6']);
    expect(stepOf(told, 'deal', 3).text).toMatch(/ Player has 5 and must draw, as with 0 to 5\.$/);
  });

  it('tells what the banker does against a hand that stands', () => {
    const told = explained(coup({ player: '2H 4D', banker: 'KS 5C 2C' }));
    expect(stepOf(told, 'deal', 3)).toMatchObject({
      text:
        'Banker gets 5C and has 5. Player has 6 and must stand, as with 6 and 7. ' +
        'Banker has 5 against a hand that stands and must draw, as with 0 to 5.',
      state: { wagering: 'closed', next: 'banker draws' },
    });
    expect(stepOf(told, 'deal', 4).state).toEqual({
      wagering: 'closed',
      wagers: [],
      hands: [
        { of: 'player', cards: ['2H', '4D'], total: '6' },
        { of: 'banker', cards: ['KS', '5C', '2C'], total: '7' },
      ],
      next: 'no further card',
      result: 'banker, 6 against 7',
    });
  });

  it('says of a card against the rules so, and nothing of what should have come after it', () => {
    const told = explained(coup({ player: '2H 5D 4S', banker: 'KS 3C', wagers: ['player 1000'] }));
    expect(stepOf(told, 'deal', 4)).toMatchObject({
      text: 'Player gets 4S and has 1.',
      rules: [{ verdict: 'breaches' }],
    });
    expect(stepOf(told, 'deal', 4).state.next).toBeUndefined();
    expect(ruled(stepOf(told, 'deal', 4))).toEqual(['player-draws-or-stands breaches 7.6.5']);
    expect(told.findings.map(({ check }) => check)).toEqual(['baccarat/player-draws-or-stands']);
  });

  it('gives the stakes of a void coup back', () => {
    const told = explained(
      coup({
        wagers: [{ bet: 'player', stake: 1_000, settle: givenBack }],
        dealt: [noted('card-to-wrong-hand', 'round-void')],
      }),
    );
    expect(sentences(told, 'irregularity', 'settle')).toEqual([
      'Irregularity: card to wrong hand; treatment: round void.',
      'The coup is void: player (w1) is settled as void, 10.00 given back.',
    ]);
    expect(ruled(stepOf(told, 'settle'))).toEqual(['void-coup-returns-every-stake complies 11.6.2.1']);
    expect(stepOf(told, 'settle').state.result).toBe('void');
    expect(told.verdict).toBe('complies');
  });

  it('says what cannot be told where it would have been decided', () => {
    const told = explained(
      coup({ player: '', banker: '', wagers: [{ bet: 'player', stake: 1_000, settle: givenBack }] }),
    );
    expect(stepOf(told, 'settle').text).toBe('player (w1) is turned down, 10.00 given back.');
    expect(stepOf(told, 'settle').rules.map(({ verdict }) => verdict)).toContain('indeterminate');
    expect(told.verdict).toBe('indeterminate');
  });

  it('tells a wager that came and one that was changed too late', () => {
    const told = explained(
      coup({
        wagers: ['player 1000'],
        closed: [
          { type: 'change', wager: 'w1', stake: 2_000 },
          { type: 'wager', id: 'w9', player: 'p9', bet: 'tie', stake: 500, confirmed: true },
        ],
        last: [{ type: 'settle', wager: 'w9', result: 'lose', paid: 0 }],
      }),
    );
    expect(sentences(told, 'change', 'wager').slice(-2)).toEqual([
      'w1 is changed to 20.00, after wagering had ended.',
      'p9 wagers 5.00 on tie (w9), after wagering had ended.',
    ]);
    expect(ruled(stepOf(told, 'wager', 0))).toEqual(['only-permitted-wagers complies 5.1 5.1.4 8.6']);
    expect(stepOf(told, 'change').rules).toMatchObject([{ verdict: 'breaches' }]);
    expect(stepOf(told, 'change').state.wagers).toEqual([{ id: 'w1', bet: 'player', stake: 1_000 }]);
  });

  it.each([
    'places-as-stated',
    'cards-dealt-from-a-shoe',
    'steps-not-above-minimum',
    'stake-in-permitted-steps',
    'ante-within-its-share',
    'third-cards-dealt-in-order',
    'points-announced-in-order',
    'cutting-card-ends-the-shoe',
    'no-cutting-card-with-a-card-machine',
    'commission-as-stated',
  ])('tells a breach of %s where it happened', (duty) => {
    const check = `baccarat/${duty}`;
    for (const { round, message } of BREACHES[check] ?? []) {
      const told = explained(round).steps.flatMap(({ rules }) => rules.filter((rule) => rule.check === check));
      expect(told.map(({ rule, verdict }) => [rule, verdict])).toContainEqual([message, 'breaches']);
    }
    expect(BREACHES[check]).toBeDefined();
  });
});
