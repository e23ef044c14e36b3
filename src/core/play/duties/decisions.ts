import type { TableFacts } from '../table/table-facts';
import type { GameDefinition } from '../table/table-game';
import type { TableRound, TableWager } from '../table/table-round';
import { place } from '../../rounds/incidents';
import { foldOf, stayingWager } from '../showdown/standing-hand';
import { tableCheck, type Duty } from './duty';

const last = (row: string): string => row.slice(row.lastIndexOf('/') + 1);

/** The row of `decisions` by which a choice may be made. */
export const decisionRow = (decisions: readonly string[], choice: string): string | undefined =>
  decisions.find((row) => last(row) === choice);

/** The row that lets a hand go on with a wager, which on terminals is called otherwise. */
const goingOnRow = (decisions: readonly string[], bet: string): string | undefined =>
  decisionRow(decisions, bet) ?? decisionRow(decisions, 'play');

/** The place among the events where the dealer's cards were shown. */
function dealerShownAt({ events, irregularities, channel }: TableRound): number | undefined {
  if (irregularities.some(({ kind }) => kind === 'card-exposed-in-error')) return undefined;
  const shown = events.findIndex(
    (event) =>
      (event.type === 'reveal' && event.of === 'dealer') ||
      (channel === 'terminal' && event.type === 'deal' && event.to === 'dealer'),
  );
  return shown < 0 ? undefined : shown;
}

const isEarly = ({ dealt, channel }: TableRound, { at, position }: TableWager): boolean =>
  dealt.some((card) => card.at > at && (channel === 'terminal' ? card.to.startsWith('array:') : card.to === position));

/** Whether a hand was settled with the others although nothing was wagered to go on with it. */
function isLeftIn(game: GameDefinition, round: TableRound, opening: TableWager): boolean {
  if (foldOf(round, opening) !== undefined || stayingWager(round, opening, game.staysBy ?? []) !== undefined)
    return false;
  return !round.voided && !opening.voided && (opening.result === 'win' || opening.result === 'push');
}

const MESSAGES = {
  unknown: '"{{recorded}}" was decided at {{position}}; the rules allow: {{expected}}.',
  folded: 'The hand at {{position}} folded, and wager {{subject}} on {{bet}} was taken on it.',
  early: 'Wager {{subject}} on {{bet}} was made before the cards of {{position}} were dealt.',
  late: 'The decision for {{position}} was made after the cards of the dealer were shown.',
  left: 'The hand at {{position}} neither folded nor made the wager on {{expected}}, and was settled with the others.',
} as const;

const inWords = (position: string | undefined): string => (position ?? 'its place').replace(':', ' ');

export const decisionsAsStated: Duty = (game) =>
  tableCheck({
    id: `${game.code}/decisions-as-stated`,
    requirement: 'A player folds or goes on with the wager that is due, in time and not both.',
    enforces: game.staysBy === undefined ? [] : ['decisions'],
    mayEnforce: game.staysBy === undefined ? [] : ['noDecision'],
    messages: MESSAGES,
    run: (
      round,
      { decisions, noDecision }: Pick<TableFacts, 'noDecision'> & { decisions: readonly string[] },
      ruling,
    ) => {
      if (round.voided || round.dummy) return;
      const shownAt = dealerShownAt(round);
      for (const { at, choice, position } of round.decisions) {
        const row =
          game.wagers[choice]?.later === true ? goingOnRow(decisions, choice) : decisionRow(decisions, choice);
        const data = { position: inWords(position) };
        const isKnown = choice === 'none' || row !== undefined || game.wagers[choice]?.later === true;
        if (!isKnown)
          ruling.breaches(place(at), {
            message: 'unknown',
            cites: ['decisions'],
            expected: decisions.map(last).join(', '),
            recorded: choice,
            data,
          });
        else if (shownAt !== undefined && at > shownAt && choice !== 'none')
          ruling.breaches(place(at), {
            message: 'late',
            cites: row === undefined ? ['decisions'] : [['decisions', row]],
            expected: 'before the cards of the dealer are shown',
            recorded: 'after them',
            data,
          });
        else ruling.complies(place(at));
      }
      for (const wager of round.wagers) {
        const { id, bet, known, position } = wager;
        const data = { bet, position: inWords(position) };
        if (game.wagers[known.kind]?.opens === true && isLeftIn(game, round, wager)) {
          const due = game.staysBy?.[0] ?? '';
          const row = goingOnRow(decisions, due);
          ruling.breaches(id, {
            message: 'left',
            cites: row === undefined ? ['decisions'] : [['decisions', row]],
            expected: due,
            recorded: 'nothing',
            data,
          });
        }
        if (game.staysBy?.includes(known.kind) !== true || wager.withdrawn || wager.voided) continue;
        const fold = foldOf(round, wager);
        const row = goingOnRow(decisions, known.kind);
        const cites = row === undefined ? (['decisions'] as const) : ([['decisions', row]] as const);
        if (fold !== undefined) {
          const foldRow = decisionRow(decisions, 'fold');
          ruling.breaches(id, {
            message: 'folded',
            cites:
              fold.choice === 'none' && noDecision !== undefined
                ? ['noDecision']
                : foldRow === undefined
                  ? ['decisions']
                  : [['decisions', foldRow]],
            expected: 'no wager',
            recorded: bet,
            data,
          });
        } else if (isEarly(round, wager))
          ruling.breaches(id, { message: 'early', cites, expected: 'after the deal', recorded: 'before it', data });
        else if (shownAt !== undefined && wager.at > shownAt)
          ruling.breaches(id, { message: 'late', cites, expected: 'before', recorded: 'after', data });
        else ruling.complies(id);
      }
    },
  });
