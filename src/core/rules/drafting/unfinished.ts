import type { CalendarDate } from '../../values/calendar-date';
import type { ClauseSource, InstrumentSource } from '../source';

/** What a draft has for a first day where its text gives none: nobody's law, and so to be entered by a person. */
export const NO_DATE = '1900-01-01' as CalendarDate;

/** What is left to do before rule sources may govern, and in which file. */
export interface Unfinished {
  readonly file: string;
  readonly sentence: string;
}

/** Why rule sources cannot govern yet: a clause nobody has stated, or days on which nobody says they apply. */
export function unfinished({ books, inForce }: InstrumentSource): readonly Unfinished[] {
  const clauses = books.flatMap(({ id, clauses: own }) =>
    own.flatMap((clause) => {
      const lacks = lackOf(clause);
      return lacks === undefined ? [] : [{ file: `books/${id}.yaml`, sentence: `clause ${clause.label} ${lacks}` }];
    }),
  );
  const day = problemOfDays(inForce);
  return day === undefined ? clauses : [...clauses, { file: 'instrument.yaml', sentence: day }];
}

function lackOf({ heading, says, guessed }: ClauseSource): string | undefined {
  if (says === '') return 'has no statement';
  if (heading === '') return 'has no heading';
  return guessed === undefined ? undefined : 'has a guessed class';
}

function problemOfDays({ from, to, basis }: InstrumentSource['inForce']): string | undefined {
  if (from === NO_DATE && basis === 'assumed') return `inForce.from is still ${from}, which stands for no date at all`;
  return to !== undefined && to <= from ? `inForce begins on ${from} and ends before ${to}, so on no day` : undefined;
}
