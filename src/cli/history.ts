import type { Command } from 'commander';
import type { FactVersion } from '../core/compare/fact-history';
import type { HistoryEntry } from '../core/compare/history';
import { historySentence } from '../core/compare/history-words';
import { figureName } from '../core/rules/stated-fact';
import type { CalendarDate } from '../core/values/calendar-date';
import { writeJson, writeLine, writeTable } from './output';
import { DATABASE_FLAG, KNOWN_AT_FLAG, rules, type DatabaseOption } from './sources';
import { dayOf } from './today';

interface Options extends DatabaseOption {
  readonly variant?: string;
  readonly since?: string;
  readonly fact?: string;
  readonly json?: boolean;
}

export function registerHistory(program: Command): void {
  program
    .command('history')
    .description('what changed in a game in a jurisdiction, day by day, or the values of one fact over time')
    .argument('<jurisdiction>', 'such as AU-ACT')
    .argument('<game>', 'the game, such as baccarat')
    .option('--variant <name>', 'one variant only, such as mini')
    .option('--since <date>', 'from this day on, or from the first day of a year')
    .option('--fact <name>', 'one fact only, such as bankerPays, or a figure of it')
    .option(...KNOWN_AT_FLAG)
    .option(...DATABASE_FLAG)
    .option('--json', 'one JSON line for each day, or for each value of the fact')
    .action(async (jurisdiction: string, game: string, options: Options) => {
      const { factHistoryOf, historyOfGame } = await import('../app/history');
      const since = sinceOf(options.since);
      const book = await rules(options);
      const question = { jurisdiction, game, variant: options.variant };
      if (options.fact === undefined) tell(historyOfGame(book, { ...question, since }), options);
      else {
        const versions = factHistoryOf(book, question, options.fact);
        tellFact(
          versions.filter(({ to }) => since === undefined || to === undefined || since < to),
          options,
        );
      }
    });
}

/** `1992` is the first day of that year. */
const sinceOf = (given: string | undefined): CalendarDate | undefined =>
  given === undefined ? undefined : dayOf('--since', /^\d{4}$/.test(given) ? `${given}-01-01` : given);

function tell(entries: readonly HistoryEntry[], { json }: Options): void {
  for (const entry of entries) {
    const { day, kind, ruleSet, basis, reason, against, rows } = entry;
    const { name, instrument, compilation, channel, version } = ruleSet;
    if (json)
      writeJson({
        ...{ day, kind, ruleSet: name, version, instrument, compilation, channel, basis, reason },
        against: against && {
          instrument: against.instrument,
          compilation: against.compilation,
          channel: against.channel,
        },
        ...{ sentence: historySentence(entry), rows },
      });
    else {
      writeLine(`${day}  ${historySentence(entry)}`);
      writeTable(rows.map(({ label, values }) => [`    ${label}`, ...values.map(({ value }) => value ?? '–')]));
    }
  }
  if (!json && entries.length === 0) writeLine('Nothing changed.');
}

function tellFact(versions: readonly FactVersion[], { json }: Options): void {
  const lines = versions.flatMap(({ from, to, instrument, compilation, channel, ruleSet, cells }) =>
    cells.map((cell) => ({
      ...{ from, to, ruleSet: ruleSet.name, instrument, compilation, channel },
      ...{ figure: figureName(cell), value: cell.text, clause: cell.clauses[0] ?? '' },
    })),
  );
  if (json) lines.forEach(writeJson);
  else
    writeTable([
      ['from', 'until before', 'rules', 'channel', 'figure', 'value', 'clause'],
      ...lines.map((line) => [
        line.from,
        line.to ?? '',
        line.ruleSet,
        line.channel ?? '',
        line.figure,
        line.value,
        line.clause,
      ]),
    ]);
}
