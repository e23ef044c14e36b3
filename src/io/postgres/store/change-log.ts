import type { EntityManager } from 'typeorm';

/** What was done, to what, by whom; `detail` says the rest for people and programs. */
export interface Change {
  readonly who: string;
  readonly action: ChangeAction;
  readonly subject: string;
  readonly detail?: Readonly<Record<string, unknown>>;
}

export const CHANGE_ACTIONS = [
  'store-sources',
  'store-text',
  'record-effect',
  'review-link',
  'make-key',
  'revoke-key',
  'upload-file',
  'start-audit',
  'cancel-audit',
  'seal-audit',
  'retain-rounds',
  'mark-finding',
] as const;
export type ChangeAction = (typeof CHANGE_ACTIONS)[number];

/** Takes a change down in the log, in the transaction that makes it, and returns its number. The database chains the rows. */
export async function logChange(manager: EntityManager, change: Change): Promise<number> {
  const [row] = await manager.query<{ seq: number }[]>(
    'INSERT INTO change_log (who, action, subject, detail) VALUES ($1, $2, $3, $4) RETURNING seq',
    [change.who, change.action, change.subject, JSON.stringify(change.detail ?? {})],
  );
  if (!row) throw new Error('The change log did not take the change.');
  return row.seq;
}
