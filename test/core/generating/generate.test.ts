import { RoundMaker, type GeneratedRound } from '../../../src/core/generating/generate';
import { venues, type NamedVenue } from '../../support/rounds/venues';

const venueNamed = (name: string): NamedVenue => {
  const found = venues().find((venue) => venue.name === name);
  if (found === undefined) throw new Error(`no venue ${name}`);
  return found;
};

/** Lawful rounds and breaches in turn, as the command writes them. */
function lines(name: string, seed: number, count: number): readonly string[] {
  const maker = new RoundMaker(venueNamed(name), seed);
  const checks = maker.plantable.filter(({ reason }) => reason === undefined);
  return Array.from({ length: count }, (_, index) => {
    const round = index % 2 === 0 ? maker.lawful() : maker.breach(checks[index % checks.length]?.check ?? '');
    return JSON.stringify(round);
  });
}

it.each([
  'AU-NSW baccarat',
  'AU-ACT roulette table',
  'AU-QLD sic-bo/electronic terminal',
  'AU-QLD blackjack/switch table',
])('makes the same rounds of %s from the same seed, and others from another', (name) => {
  const rounds = lines(name, 11, 60);
  expect(lines(name, 11, 60)).toEqual(rounds);
  const others = lines(name, 12, 60).map((line) => line.replaceAll('"g12-', '"g11-'));
  expect(others.filter((line) => rounds.includes(line))).toEqual([]);
});

it('gives every round a name of its own', () => {
  const maker = new RoundMaker(venueNamed('AU-NSW baccarat'), 3);
  const names = Array.from({ length: 200 }, () => maker.lawful().id);
  expect(new Set(names).size).toBe(200);
});

it('says of a breach what a finding will say of it', () => {
  const maker = new RoundMaker(venueNamed('AU-NSW baccarat'), 3);
  expect(maker.breach('baccarat/decks-as-stated').planted).toEqual({
    check: 'baccarat/decks-as-stated',
    subject: 'equipment',
    clauses: ['au-nsw/ltgame-2016#rules/2.3.4'],
  });
});

it('refuses a game whose rounds it cannot make', () => {
  const venue = venueNamed('AU-NSW baccarat');
  const ruleSet = { ...venue.ruleSet, game: 'two-up', name: 'AU-NSW two-up' };
  expect(() => new RoundMaker({ ...venue, ruleSet }, 1)).toThrow('Rounds of AU-NSW two-up cannot be made yet.');
});

/** What happens in rounds, in a word each. */
const wordsOf = ({ dummy, events }: GeneratedRound): readonly string[] => [
  ...(dummy ? ['dummy'] : []),
  ...events.flatMap((event) => [
    event.type,
    ...(event.type === 'settle' ? [`settled as ${event.result}`] : []),
    ...(event.type === 'wager' ? [`bet ${event.bet}`] : []),
    ...(event.type === 'irregularity' ? [event.kind] : []),
    ...(event.type === 'announce' ? [`announced ${event.of.split(':')[0] ?? ''}`] : []),
    ...(event.type === 'decide' ? [`decided ${event.choice}`] : []),
  ]),
];

it.each([
  [
    'AU-NSW baccarat',
    ['dummy', 'shuffle', 'cut', 'burn', 'announce', 'settled as win', 'settled as lose', 'settled as push'],
    ['settled as void', 'bet tie', 'bet player-pair', 'insufficient-cards', 'excess-card-drawn', 'failed-to-burn'],
  ],
  [
    'AU-QLD baccarat table',
    ['bet super-6', 'bet dragon-bonus:player', 'card-exposed-in-error'],
    ['withdraw', 'change'],
  ],
  ['AU-ACT roulette table', ['bet tier', 'bet zero-game', 'bet neighbours:17'], ['no-spin', 'void']],
  ['NZ roulette/double-zero', ['bet five-line', 'bet voisins'], ['foreign-object', 'announce']],
  ['AU-QLD roulette/triple-zero table', ['bet straight:000', 'bet five-line'], ['foreign-object', 'announce']],
  ['AU-QLD roulette/roulette-x terminal', ['announced multiplier', 'settled as win'], ['bet straight:17', 'no-spin']],
  [
    'AU-ACT blackjack table',
    ['burn', 'void', 'bet double', 'bet split', 'bet insurance', 'decided even-money', 'decided none'],
    ['settled as push', 'insufficient-cards', 'card-to-wrong-hand', 'failed-to-burn'],
  ],
  ['AU-ACT blackjack/triple-play table', ['bet main:3', 'bet split'], ['bet double', 'settled as push']],
  [
    'AU-QLD blackjack/spanish table',
    ['decided surrender', 'withdraw', 'bet perfect-pair'],
    ['excess-card-drawn', 'malfunction'],
  ],
  ['AU-QLD blackjack/switch table', ['decided switch', 'bet super-match'], ['bet star-pairs', 'bet insurance']],
  ['AU-QLD blackjack/electronic terminal', ['bet kings-bounty', 'bet royal-match-21'], ['wrong-result-entered']],
  ['AU-QLD baccarat/lucky-draw table', ['bet enter', 'bet draw'], ['card-face-up-in-shoe', 'announce']],
  ['AU-ACT sic-bo terminal', ['die-cocked', 'wrong-result-entered', 'malfunction'], ['void', 'settled as void']],
])('makes rounds of %s in which all sorts of things happen', (name, some, others) => {
  const maker = new RoundMaker(venueNamed(name), 5);
  const missing = new Set([...some, ...others]);
  for (let round = 0; round < 1500 && missing.size > 0; round += 1)
    for (const word of wordsOf(maker.lawful())) missing.delete(word);
  expect([...missing]).toEqual([]);
});
