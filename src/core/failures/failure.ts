import type { SelectionProblem } from '../rules/select';

/** Every way in which a use case can fail for a reason the caller can act on. */
export type FailureCode =
  | SelectionProblem
  | 'NO_SUCH_FILE'
  | 'EMPTY_FILE'
  | 'FILE_TOO_LARGE'
  | 'NOT_TEXT_OR_PDF'
  | 'UNREADABLE_PDF'
  | 'NO_CLAUSES'
  | 'NOT_READ_YET'
  | 'PREVIEW_OUTDATED'
  | 'UNNAMED_INSTRUMENT'
  | 'NO_SUCH_INGEST'
  | 'BAD_RECORD'
  | 'BAD_ARGUMENT'
  | 'BAD_RULE_SOURCES'
  | 'BAD_CONFIGURATION'
  | 'NO_SUCH_INSTRUMENT'
  | 'NO_SUCH_AUDIT'
  | 'BAD_BUNDLE'
  | 'BAD_BACKUP'
  | 'NO_SUCH_KEY'
  | 'NAME_IN_USE'
  | 'TOO_SLOW'
  | 'TOO_BUSY'
  | 'TOO_LARGE'
  | 'DATABASE_UNAVAILABLE';

/** Those that speak of the service and not of what was asked: it may be asked again. */
const OF_SERVICE: readonly FailureCode[] = ['TOO_SLOW', 'TOO_BUSY', 'TOO_LARGE'];

export const isOfService = ({ code }: Failure): boolean => OF_SERVICE.includes(code);

/** One sentence that says what, where and what next; the code is for programs. */
export class Failure extends Error {
  constructor(
    readonly code: FailureCode,
    sentence: string,
  ) {
    super(sentence);
  }
}
