import { isVoiding, type Treatment } from '../../values/treatment';
import type { TableFacts } from '../table/table-facts';
import type { PlayedIrregularity, TableRound } from '../table/table-round';
import { givesStakesBack, judgeVoidRound, voidMessages } from '../wagers/void-round';
import { judgeVoidWagers, VOID_WAGER } from '../wagers/void-wager';
import { isBetweenSpins } from '../wheel/spin';
import { tableCheck, type Duty } from './duty';
import { provisionRow } from './provision-row';

/** What the rules have done about a fault, and what a record says was done instead of it that comes to the same. */
const ALIKE: Readonly<Record<string, readonly Treatment[]>> = {
  'round-void': ['round-void', 'wagers-returned', 'play-again'],
  'wagers-returned': ['wagers-returned', 'round-void', 'hand-void'],
  'wager-void': ['wagers-returned', 'round-void', 'hand-void'],
  'wager-stands': ['played', 'stands', 'result-stands'],
  played: ['played', 'result-stands'],
  'result-stands': ['result-stands', 'played'],
  'play-again': ['play-again', 'round-void'],
};

/** What a clause leaves to somebody holds a table to nothing. */
const LEFT_OPEN: ReadonlySet<string> = new Set(['player-chooses', 'operator-decides']);

const inWords = (treatment: string): string => treatment.replaceAll('-', ' ');

const faultOf = ({ kind, of }: PlayedIrregularity): string =>
  `${inWords(kind)}${of === undefined ? '' : ` (${of.split('/').map(inWords).join(', ')})`}`;

/** Whether what was done is what is prescribed; undefined where the record does not say. */
function isTreatedAs(prescribed: string, { treatment }: PlayedIrregularity, round: TableRound): boolean | undefined {
  if (treatment === undefined) {
    const isGivenUp = round.voided && (prescribed === 'round-void' || prescribed === 'wagers-returned');
    return isGivenUp ? true : undefined;
  }
  return (ALIKE[prescribed] ?? [prescribed]).includes(treatment);
}

export const irregularityTreatedAsStated: Duty = (game) =>
  tableCheck({
    id: `${game.code}/irregularity-treated-as-stated`,
    requirement: 'An irregularity is treated as the rules state.',
    enforces: ['irregularities'],
    mayEnforce: ['calledOff'],
    enforcesRow: (fact, _row, prescribed) => fact !== 'irregularities' || !LEFT_OPEN.has(prescribed),
    messages: { wrongTreatment: 'A round with {{fault}} was treated so: {{done}}; the rules have it: {{prescribed}}.' },
    run: (round, { irregularities, calledOff }, ruling) => {
      for (const irregularity of round.irregularities) {
        const row = provisionRow(game, round, irregularity, irregularities);
        const prescribed = row === undefined ? undefined : irregularities.get(row);
        if (row === undefined || prescribed === undefined || LEFT_OPEN.has(prescribed)) continue;
        const { place, treatment } = irregularity;
        const right = isTreatedAs(prescribed, irregularity, round);
        const reason = row.split('/').at(-1) ?? row;
        if (right === true) ruling.complies(place);
        else if (right === undefined) ruling.cannotTell(place, [`${place}.treatment`]);
        else
          ruling.breaches(place, {
            message: 'wrongTreatment',
            cites: [
              ['irregularities', row],
              ...(calledOff?.includes(reason) === true ? [['calledOff', reason] as const] : []),
            ],
            expected: prescribed,
            recorded: treatment ?? '',
            data: { fault: faultOf(irregularity), done: inWords(treatment ?? ''), prescribed: inWords(prescribed) },
          });
      }
    },
  });

export const voidRoundReturnsEveryStake: Duty = (game) =>
  tableCheck({
    id: `${game.code}/void-round-returns-every-stake`,
    requirement: 'When a round or a hand is void, nothing is paid or collected on it and every stake goes back.',
    enforces: ['irregularities'],
    mayEnforce: ['voidWager'],
    judges: 'payment',
    enforcesRow: (fact, _row, prescribed) => fact === 'voidWager' || givesStakesBack(prescribed),
    messages: { ...voidMessages('round'), ...VOID_WAGER },
    run: (round, { irregularities, voidWager }, ruling) => {
      judgeVoidWagers(round, voidWager, ruling);
      if (round.dummy) return;
      const rows = voidingRows(game, round, irregularities);
      const cites = rows.map((row) => ['irregularities', row] as const);
      if (!round.voided) judgeVoidRound(beforeRepeating(round), cites, ruling);
      else if (rows.length > 0) judgeVoidRound(round, cites, ruling, round.calledOff);
      else if (round.wagers.length > 0) ruling.cannotTell('round', ['a rule by which the round is void']);
    },
  });

const INVALIDATED = 'invalidated-by-operator';

/** What was settled after a spin was called off and before it was repeated. */
const beforeRepeating = (round: TableRound): TableRound =>
  round.calledOffAt.length === 0
    ? { ...round, wagers: [] }
    : { ...round, wagers: round.wagers.filter(({ settledAt = -1 }) => isBetweenSpins(round, settledAt)) };

/** The rows by which a round came to be void. */
function voidingRows(
  game: Parameters<Duty>[0],
  round: TableRound,
  irregularities: NonNullable<TableFacts['irregularities']>,
): readonly string[] {
  const rows = round.irregularities.flatMap((irregularity) => {
    const row = provisionRow(game, round, irregularity, irregularities);
    const prescribed = row === undefined ? undefined : irregularities.get(row);
    const isVoid = prescribed !== undefined && givesStakesBack(prescribed);
    return row !== undefined && isVoid && irregularity.treatment !== 'result-stands' ? [row] : [];
  });
  if (rows.length > 0) return rows;
  const isCalledOff = round.voided ? round.calledOff : round.calledOffAt.length > 0;
  if (isCalledOff && irregularities.has('no-spin')) return ['no-spin'];
  const byTreatment = round.irregularities.some(({ treatment }) => isVoiding(treatment));
  return !byTreatment && irregularities.has(INVALIDATED) ? [INVALIDATED] : [];
}
