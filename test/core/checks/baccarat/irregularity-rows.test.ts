import { isOfThisRound, provisionsFor, type RowFacts } from '../../../../src/core/checks/baccarat/irregularity-rows';
import { readBaccaratRound } from '../../../../src/core/rounds/baccarat';
import { noted } from '../../../support/rounds/cases';
import { coup, type CoupOptions } from '../../../support/rounds/coup';

type Noted = Parameters<typeof noted>[2];
type Rows = Readonly<Record<string, string>>;

const upTo = (points: number): boolean[] => Array.from({ length: 10 }, (_, count) => count <= points);
/** Naturals are eight and nine; the player draws up to five, and so does the banker when the player stands. */
const DRAWING: RowFacts = {
  cardValues: [1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0],
  naturals: upTo(9).map((_, count) => count >= 8),
  playerDraws: upTo(5).map((draws, count) => (count >= 8 ? 'natural' : draws ? 'draw' : 'stand')),
  bankerDrawsAlone: upTo(5),
};

const stated = (rows: Rows, facts: RowFacts = DRAWING): RowFacts => ({
  ...facts,
  irregularities: new Map(Object.entries(rows)) as unknown as NonNullable<RowFacts['irregularities']>,
});

/** What is prescribed for the irregularity of a coup, in its order; with a question mark what only may be. */
function prescribed(facts: RowFacts, options: CoupOptions, closedBy?: readonly string[]): readonly string[] {
  const round = readBaccaratRound(coup(options), closedBy);
  if (typeof round === 'string') throw new Error(round);
  const [irregularity] = round.irregularities;
  if (irregularity === undefined) throw new Error('nothing irregular');
  return provisionsFor(irregularity, round, facts).map(
    ({ prescribed: treatment, applies }) => `${treatment}${applies === true ? '' : '?'}`,
  );
}

const about = (kind: string, more: Noted = {}, options: CoupOptions = {}): CoupOptions => ({
  ...options,
  dealt: [noted(kind, undefined, more)],
});

/** Whether the one provision of a case applies, may apply, or is ruled out. */
function appliesIn(condition: string, more: Noted, options?: CoupOptions, facts?: RowFacts): boolean | 'open' {
  const rows = stated({ [`malfunction/${condition}`]: 'round-void' }, facts);
  const [found] = prescribed(rows, about('malfunction', more, options));
  return found === undefined ? false : found === 'round-void' ? true : 'open';
}

describe('whether the case of a provision is that of the record', () => {
  test.each<[string, string, Noted, boolean | 'open']>([
    ['to-player', "the player's", { to: 'player' }, true],
    ['to-player', "the banker's", { to: 'banker' }, false],
    ['to-player', 'to whom is not said', {}, 'open'],
    ['to-banker', "the banker's", { to: 'banker' }, true],
    ['to-banker', "the player's", { to: 'player' }, false],
    ['to-banker', 'to whom is not said', {}, 'open'],
    ['exposed', 'shown', { exposed: true }, true],
    ['exposed', 'not shown', { exposed: false }, false],
    ['exposed', 'not said', {}, 'open'],
    ['unexposed', 'shown', { exposed: true }, false],
    ['unexposed', 'not shown', { exposed: false }, true],
    ['unexposed', 'not said', {}, 'open'],
    ['dealer-stands', "the dealer's", { to: 'dealer' }, 'open'],
    ['dealer-stands', 'to whom is not said', {}, 'open'],
    ['dealer-stands', "a box's", { to: 'box:1' }, false],
    ['card-machine', 'of the shuffler', { of: 'shuffler' }, 'open'],
    ['card-machine', 'of the shoe', { of: 'shoe' }, 'open'],
    ['card-machine', 'of what is not said', {}, 'open'],
    ['card-machine', 'of the system', { of: 'system' }, false],
    ['terminal', 'of a terminal', { of: 'terminal' }, true],
    ['terminal', 'of the system', { of: 'system' }, false],
    ['terminal', 'of what is not said', {}, 'open'],
    ['system', 'of the system', { of: 'system' }, true],
    ['system', 'of the shoe', { of: 'shoe' }, false],
    ['system', 'of what is not said', {}, 'open'],
    ['shoe', 'of the shoe', { of: 'shoe' }, true],
    ['shoe', 'of a terminal', { of: 'terminal' }, false],
    ['shoe', 'of what is not said', {}, 'open'],
    ['earlier-coups', 'no record of a coup is of earlier ones', {}, false],
    ['not-to-be-reconstructed', 'what no record says', {}, 'open'],
  ])('%s: %s', (condition, _, more, expected) => {
    expect(appliesIn(condition, more)).toBe(expected);
  });

  test.each<[string, CoupOptions, boolean | 'open']>([
    ['before the call', { wagering: [noted('malfunction')] }, true],
    ['after the call', { closed: [noted('malfunction')] }, false],
    ['with cards out, and the call not told', { uncalled: true, dealt: [noted('malfunction')] }, 'open'],
  ])('wagering closes: %s', (_, options, before) => {
    const rows = (condition: string): RowFacts => stated({ [`malfunction/${condition}`]: 'round-void' });
    const expected = (applies: boolean | 'open'): string[] =>
      applies === 'open' ? ['round-void?'] : applies ? ['round-void'] : [];
    const closedBy = ['no-more-bets'];
    expect(prescribed(rows('before-wagering-closes'), options, closedBy)).toEqual(expected(before));
    expect(prescribed(rows('after-wagering-closes'), options, closedBy)).toEqual(
      expected(before === 'open' ? before : !before),
    );
  });

  test.each<[string, CoupOptions, boolean | 'open']>([
    ['five, and the player stands on six', { player: '6H KD', banker: '2S 3C' }, true],
    ['six, and the player stands on six', { player: '6H KD', banker: '2S 4C' }, false],
    ['five, and the player draws on five', { player: '5H KD', banker: '2S 3C' }, 'open'],
    ['three, and the player has eight', { player: '8H KD', banker: '3S KC' }, false],
    ['eight, and the player has three', { player: '3H KD', banker: '8S KC' }, false],
    ['no cards recorded', { player: '', banker: '' }, 'open'],
  ])('the banker draws: %s', (_, options, draws) => {
    expect(appliesIn('banker-draws', {}, options)).toBe(draws);
    expect(appliesIn('banker-stands', {}, options)).toBe(draws === 'open' ? draws : !draws);
  });

  test('the banker draws: by what the rules state of drawing', () => {
    const { bankerDrawsAlone, naturals, playerDraws, cardValues } = DRAWING;
    const five: CoupOptions = { player: '6H KD', banker: '2S 3C' };
    if (!bankerDrawsAlone || !naturals || !playerDraws || !cardValues) throw new Error('facts lack');
    expect(appliesIn('banker-draws', {}, five, { naturals, playerDraws, cardValues })).toBe('open');
    expect(appliesIn('banker-draws', {}, five, { naturals, playerDraws, bankerDrawsAlone })).toBe('open');
    expect(appliesIn('banker-draws', {}, five, { bankerDrawsAlone, cardValues, playerDraws })).toBe(true);
    expect(appliesIn('banker-draws', {}, five, { bankerDrawsAlone, cardValues, naturals })).toBe(true);
  });

  test('a case of several conditions is ruled out by one, and open by one that is not said', () => {
    expect(appliesIn('to-player/exposed', { to: 'player', exposed: true })).toBe(true);
    expect(appliesIn('to-player/exposed', { to: 'player', exposed: false })).toBe(false);
    expect(appliesIn('to-player/exposed', { to: 'player' })).toBe('open');
    expect(appliesIn('to-player/exposed', { exposed: false })).toBe(false);
  });
});

describe('which provisions are left for an irregularity', () => {
  test.each<[string, Rows, Noted, readonly string[]]>([
    ['none where none is for its kind', { 'failed-to-burn': 'burnt' }, {}, []],
    [
      'the most special that applies goes before the others',
      { malfunction: 'result-stands', 'malfunction/system': 'round-void' },
      { of: 'system' },
      ['round-void'],
    ],
    [
      'the general one where the special one does not apply',
      { malfunction: 'result-stands', 'malfunction/system': 'round-void' },
      { of: 'shoe' },
      ['result-stands'],
    ],
    [
      'what certainly applies is named before what may',
      { 'malfunction/not-to-be-reconstructed': 'round-void', malfunction: 'reconstructed' },
      {},
      ['reconstructed', 'round-void?'],
    ],
    [
      'those that certainly apply in the order of the rules',
      {
        'malfunction/not-to-be-reconstructed': 'round-void',
        'malfunction/system': 'reconstructed',
        'malfunction/exposed': 'dummy-round',
      },
      { of: 'system', exposed: true },
      ['reconstructed', 'dummy-round', 'round-void?'],
    ],
    [
      'a more general case that may apply is gone',
      { 'malfunction/system/exposed': 'dummy-round', 'malfunction/not-to-be-reconstructed': 'round-void' },
      { of: 'system', exposed: true },
      ['dummy-round'],
    ],
    [
      'unless it leaves a choice to the players or the operator',
      {
        'malfunction/system/exposed': 'dummy-round',
        'malfunction/wrong-area': 'player-chooses',
        'malfunction/style-b': 'operator-decides',
      },
      { of: 'system', exposed: true },
      ['dummy-round', 'player-chooses?', 'operator-decides?'],
    ],
    [
      'a choice that certainly applies is no more special for that',
      { 'malfunction/system': 'round-void', malfunction: 'player-chooses' },
      { of: 'system' },
      ['round-void'],
    ],
  ])('%s', (_, rows, more, expected) => {
    expect(prescribed(stated(rows), about('malfunction', more))).toEqual(expected);
  });

  test('none where the rules have none', () => {
    expect(prescribed(DRAWING, about('malfunction'))).toEqual([]);
  });
});

describe('a third card to a hand that takes none', () => {
  const ROWS: Rows = {
    'card-to-wrong-hand': 'reconstructed',
    'card-exposed-in-error': 'played',
    'excess-card-drawn': 'burnt',
    'excess-card-drawn/to-player': 'moved-to-banker',
    'excess-card-drawn/exposed': 'dummy-round',
  };
  const inWrongHand = (more: Noted, cards = 4): CoupOptions => ({
    afterCards: { [cards]: [noted('card-to-wrong-hand', undefined, more)] },
  });
  test.each<[string, CoupOptions, readonly string[]]>([
    ["the player's", inWrongHand({ to: 'player' }), ['moved-to-banker', 'reconstructed', 'burnt', 'dummy-round?']],
    ["the banker's", inWrongHand({ to: 'banker' }), ['reconstructed', 'burnt', 'dummy-round?']],
    [
      "the banker's, and shown",
      inWrongHand({ to: 'banker', exposed: true }),
      ['dummy-round', 'reconstructed', 'burnt'],
    ],
    ['to whom is not said', inWrongHand({}), ['reconstructed']],
    ['to neither hand', inWrongHand({ to: 'burn' }), ['reconstructed']],
    ['one of the first four', inWrongHand({ to: 'player' }, 3), ['reconstructed']],
    ['only shown', about('card-exposed-in-error', { to: 'player' }), ['played']],
  ])('is in the wrong hand and one too many alike: %s', (_, options, expected) => {
    expect(prescribed(stated(ROWS), options)).toEqual(expected);
  });
});

test('a row is of this round unless a part of it speaks of earlier coups', () => {
  expect(isOfThisRound('missing-or-foreign-card')).toBe(true);
  expect(isOfThisRound('missing-or-foreign-card/exposed')).toBe(true);
  expect(isOfThisRound('missing-or-foreign-card/earlier-coups')).toBe(false);
});
