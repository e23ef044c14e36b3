import { TREATMENTS, type Treatment } from '../../../src/core/values/treatment';
import { noted } from './cases';
import { coupAt, PLACES } from './places';

type At = Parameters<typeof coupAt>[0];
const NZ = 'nz/table-games-divisions#div-5/';

const VOIDING: readonly Treatment[] = ['round-void', 'hand-void', 'wagers-returned'];
const CONFIRMED_OR_NOT: readonly Treatment[] = ['played', 'result-stands'];

/** What the rules of a place have for what went wrong, noted after four cards unless it was before the call. */
interface Provided {
  readonly name: string;
  readonly at: At;
  readonly noted: readonly [kind: string, more?: object];
  readonly banker?: string;
  readonly beforeTheCall?: true;
  readonly allows: readonly Treatment[];
  /** Neither right nor wrong as far as the record tells. */
  readonly leavesOpen?: readonly Treatment[];
  readonly clauses: readonly string[];
  readonly expected: string;
  readonly inWords?: string;
}

const PROVIDED: readonly Provided[] = [
  {
    name: 'a wager with chips of another table',
    ...{ at: PLACES.nz, noted: ['non-value-chips-of-another-table'], allows: VOIDING },
    ...{ clauses: ['nz/table-games-divisions#div-1/14.3(c)'], expected: 'wager-void', inWords: 'the wagers void' },
  },
  {
    name: 'a round that the operator invalidated',
    ...{ at: PLACES.nz, noted: ['invalidated-by-operator'], allows: VOIDING },
    clauses: ['nz/table-games-divisions#div-1/18.2', 'nz/table-games-divisions#div-1/18.1'],
    expected: 'wagers-returned',
  },
  {
    name: "the player's card too many, where the banker draws",
    ...{ at: PLACES.nz, noted: ['excess-card-drawn', { to: 'player', exposed: false }], banker: '2S 3C 7S' },
    ...{ allows: ['moved-to-banker', 'reconstructed'], clauses: [`${NZ}12.1(a)`], expected: 'moved-to-banker' },
  },
  {
    name: "the banker's card too many, not shown",
    ...{ at: PLACES.nz, noted: ['excess-card-drawn', { to: 'banker', exposed: false }] },
    ...{ allows: ['first-card-of-next-round'], clauses: [`${NZ}12.2(a)`], expected: 'first-card-of-next-round' },
  },
  {
    name: 'a wrong result entered',
    ...{ at: PLACES.actTerminal, noted: ['wrong-result-entered'] },
    ...{
      allows: ['result-recalculated'],
      clauses: [`${PLACES.actTerminal.cited}6.3`],
      expected: 'result-recalculated',
    },
  },
  {
    name: 'a wrong display',
    ...{ at: PLACES.actTerminal, noted: ['winning-number-display-wrong'] },
    ...{ allows: ['played', 'result-stands'], clauses: [`${PLACES.actTerminal.cited}6.5`], expected: 'result-stands' },
  },
  {
    name: 'cards not cut as they should be',
    ...{ at: PLACES.actTerminal, noted: ['not-cut-as-required'] },
    ...{ allows: ['played', 'result-stands'], clauses: [`${PLACES.actTerminal.cited}8.8(h)`], expected: 'played' },
  },
  {
    name: 'a coup from the wrong shoe',
    ...{ at: PLACES.actTerminal, noted: ['dealt-from-wrong-shoe'] },
    ...{ allows: VOIDING, clauses: [`${PLACES.actTerminal.cited}8.8(m)`], expected: 'round-void' },
  },
  {
    name: 'a system that failed before the call',
    ...{ at: PLACES.actTerminal, noted: ['malfunction', { of: 'system' }], beforeTheCall: true, allows: VOIDING },
    clauses: ['6.7(a)', '6.7'].map((label) => PLACES.actTerminal.cited + label),
    expected: 'round-void',
  },
  {
    name: 'a terminal that failed before the call',
    ...{ at: PLACES.actTerminal, noted: ['malfunction', { of: 'terminal' }], beforeTheCall: true, allows: VOIDING },
    clauses: ['6.6(a)', '6.6'].map((label) => PLACES.actTerminal.cited + label),
    ...{ expected: 'wager-void', inWords: 'the wagers void' },
  },
  {
    name: 'a terminal that failed after it',
    ...{ at: PLACES.actTerminal, noted: ['malfunction', { of: 'terminal' }] },
    ...{ allows: ['reconstructed', 'result-recalculated'], leavesOpen: CONFIRMED_OR_NOT },
    clauses: ['6.6(b)', '6.6', '6.7(b)'].map((label) => PLACES.actTerminal.cited + label),
    expected: 'reconstructed',
  },
  {
    name: 'what failed is not said',
    ...{ at: PLACES.actTerminal, noted: ['malfunction'] },
    ...{ allows: ['reconstructed', 'result-recalculated', ...VOIDING], leavesOpen: CONFIRMED_OR_NOT },
    clauses: ['6.6(b)', '6.6', '6.7(b)', '6.7', '6.8'].map((label) => PLACES.actTerminal.cited + label),
    ...{ expected: 'reconstructed or wager-void', inWords: 'reconstructed or the wagers void' },
  },
  {
    name: 'a card shown that was for a player to open',
    ...{ at: PLACES.qld, noted: ['card-exposed-in-error'] },
    allows: ['played', 'result-stands', 'dummy-round', 'reconstructed', ...VOIDING],
    clauses: ['24(4)(c)', '24(4)(d)(i)'].map((label) => PLACES.qld.cited + label),
    expected: 'player-chooses',
    inWords: 'the players choose whether to take back or lower their wagers',
  },
  {
    name: 'a card not burnt, the first hand completed or not',
    ...{ at: PLACES.qld, noted: ['failed-to-burn'] },
    allows: ['played', 'result-stands', 'reconstructed', 'result-recalculated', ...VOIDING],
    clauses: ['24(9)'].map((label) => PLACES.qld.cited + label),
    ...{ expected: 'played or operator-decides', inWords: 'played or the operator decide' },
  },
];

function treated(provided: Provided, treatment?: Treatment) {
  const [kind, more] = provided.noted;
  const happened = [noted(kind, treatment, more)];
  return coupAt(provided.at, {
    player: '6H KD',
    banker: provided.banker ?? '3S 4C',
    ...(provided.beforeTheCall ? { wagering: happened } : { dealt: happened }),
  });
}
const placeOf = ({ beforeTheCall, banker }: Provided): string =>
  `events[${String(beforeTheCall ? 0 : banker ? 6 : 5)}]`;

export const RIGHTLY = PROVIDED.flatMap((provided) =>
  provided.allows.map((treatment) => ({
    name: `${provided.name}: ${treatment}`,
    round: treated(provided, treatment),
    subjects: [placeOf(provided)],
  })),
);
/** Neither right nor wrong. */
export const OPENLY = PROVIDED.flatMap((provided) =>
  (provided.leavesOpen ?? []).map((treatment) => ({
    name: `${provided.name}: ${treatment}`,
    round: treated(provided, treatment),
    subject: placeOf(provided),
    missing: ['whether the records confirm the wagers'],
  })),
);
export const WRONGLY = PROVIDED.flatMap((provided) =>
  TREATMENTS.filter((one) => ![...provided.allows, ...(provided.leavesOpen ?? [])].includes(one)).map((treatment) => ({
    name: `${provided.name}: ${treatment}`,
    round: treated(provided, treatment),
    subject: placeOf(provided),
    clauses: provided.clauses,
    expected: provided.expected,
    recorded: treatment,
    message: `After "${provided.noted[0]}" the treatment was ${treatment}; the rules have ${provided.inWords ?? provided.expected}.`,
  })),
);
