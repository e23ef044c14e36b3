import { Failure } from '../../core/failures/failure';

export const held = (table: string): Failure =>
  new Failure(
    'BAD_ARGUMENT',
    `The database is not empty (it has the table ${table}), and a restore overwrites nothing; set DATA_DIR to an empty folder, or DATABASE_URL to an empty database.`,
  );

export const unlike = (file: string, how: string): Failure =>
  new Failure(
    'BAD_BACKUP',
    `${file} is not what its manifest says (${how}); nothing was restored, take another copy of it or an earlier backup.`,
  );

const SHOWN = 3;

export function altered(file: string, faults: readonly string[]): Failure {
  const more = faults.length > SHOWN ? ` And ${String(faults.length - SHOWN)} more.` : '';
  return new Failure(
    'BAD_BACKUP',
    `${file} holds what somebody altered, so nothing was restored; take an earlier backup, or restore it as it is with --although-altered. ${faults.slice(0, SHOWN).join(' ')}${more}`,
  );
}

const NO_RIGHT = '42501';

/** What the database refuses is said of the file or of the rights of whoever asked; anything else stays as it is. */
export function asRefusal(file: string, error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error) || !('severity' in error)) return error;
  if (error.code === NO_RIGHT)
    return new Failure(
      'DATABASE_UNAVAILABLE',
      `The database refuses what a restore needs (${error.message}); let the role in DATABASE_URL own the database, or grant it CREATE on the database and its schema.`,
    );
  return new Failure(
    'BAD_BACKUP',
    `${file} could not be loaded (${error.message}); nothing was restored, mend that or take an earlier backup.`,
  );
}
