import { noted } from '../../support/rounds/cases';
import { spin } from '../../support/rounds/roulette/spin';
import { explained, ruled, sentences, stepOf } from './told';

describe('a spin of roulette, told', () => {
  it('decides each wager by its pocket and pays it at its odds', () => {
    const told = explained(spin({ wagers: ['straight:17 10000', 'red 500', 'dozen:2 200'] }));
    expect(sentences(told, 'spin', 'settle')).toEqual([
      'The ball comes to rest in 17 black after 4 revolutions, against the wheel.',
      '17 black came: red (w2) loses, nothing paid.',
      '17 black came: straight:17 (w1) wins at 35 to 1: 3500.00 due, 3500.00 paid and 100.00 given back.',
      '17 black came: dozen:2 (w3) wins at 2 to 1: 4.00 due, 4.00 paid and 2.00 given back.',
    ]);
    expect(ruled(stepOf(told, 'settle', 1))).toEqual([
      'wager-follows-the-pocket complies 5.5(a)',
      'wins-pay-stated-odds complies 6.1',
    ]);
    expect(stepOf(told, 'spin').state).toMatchObject({ wagering: 'closed', shown: '17 black', result: '17 black' });
  });

  it('tells a wrong payment beside what was due', () => {
    const told = explained(
      spin({ wagers: [{ bet: 'straight:17', stake: 100, settle: { result: 'win', paid: 3_600, returned: 100 } }] }),
    );
    expect(stepOf(told, 'settle')).toMatchObject({
      text: '17 black came: straight:17 (w1) wins at 35 to 1: 35.00 due, 36.00 paid and 1.00 given back.',
      rules: [{ verdict: 'complies' }, { check: 'roulette/wins-pay-stated-odds', verdict: 'breaches' }],
    });
  });

  it.each([
    ['17', 'The number is announced as 17.', 'complies'],
    ['20', 'The number is announced as 20.', 'breaches'],
  ])('holds the announced %s against the pocket', (value, text, verdict) => {
    const told = explained(spin({ spun: [{ type: 'announce', of: 'number', value }] }));
    expect(stepOf(told, 'announce')).toMatchObject({ text, rules: [{ verdict }] });
  });

  it('decides nothing when it is called off, once', () => {
    const told = explained(
      spin({
        wagers: [{ bet: 'straight:17', stake: 100, settle: { result: 'void', paid: 0, returned: 100 } }],
        spun: [{ type: 'call', call: 'no-spin' }],
      }),
    );
    expect(sentences(told, 'call', 'settle').slice(1)).toEqual([
      'The dealer calls "no spin". The spin of 17 black is called off and decides nothing.',
      'straight:17 (w1) is turned down, 1.00 given back.',
    ]);
    expect(stepOf(told, 'call', 1).rules.map(({ check }) => check)).toEqual(['roulette/void-spin-decides-nothing']);
    expect(stepOf(told, 'call', 1).state).toEqual({
      wagering: 'open',
      wagers: [{ id: 'w1', bet: 'straight:17', stake: 100 }],
      result: 'called off',
    });
    expect(told.verdict).toBe('complies');
  });

  it('may be spun again', () => {
    const told = explained(
      spin({
        wagers: [{ bet: 'red', stake: 100, settle: { result: 'win', paid: 100, returned: 100 } }],
        spun: [
          noted('ball-out-of-wheel'),
          { type: 'call', call: 'no-more-bets' },
          { type: 'spin', result: '12', revolutions: 5, direction: 'opposite' },
        ],
      }),
    );
    expect(sentences(told, 'irregularity', 'settle')).toEqual([
      'Irregularity: ball out of wheel. The spin of 17 black is called off and decides nothing.',
      '12 red came: red (w1) wins at 1 to 1: 1.00 due, 1.00 paid and 1.00 given back.',
    ]);
  });

  it('pays a race-track wager for its pieces', () => {
    const told = explained(spin({ pocket: '12', wagers: ['zero-game 400', 'tier 600'] }));
    expect(sentences(told, 'settle')).toEqual([
      '12 red came: tier (w2) loses, nothing paid.',
      '12 red came: zero-game (w1) wins: 17.00 due, 17.00 paid and 1.00 given back.',
    ]);
    expect(stepOf(told, 'settle', 1).rules.map(({ check }) => check)).toEqual([
      'roulette/racetrack-wager-follows-the-pocket',
      'roulette/racetrack-wager-pays-for-its-pieces',
    ]);
  });

  it('says of a spin that should have been called off so, and nothing of what it would decide', () => {
    const told = explained(spin({ revolutions: 1, wagers: ['straight:17 100'] }));
    expect(stepOf(told, 'spin')).toMatchObject({
      text: 'The ball comes to rest in 17 black after 1 revolution, against the wheel.',
      rules: [{ verdict: 'breaches' }, { verdict: 'complies' }],
    });
    expect(stepOf(told, 'settle').text).toBe('straight:17 (w1) is settled as win, 35.00 paid and 1.00 given back.');
  });
});
