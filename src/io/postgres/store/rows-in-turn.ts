import type { EntityManager } from 'typeorm';

const ROWS_AT_ONCE = 2_000;

/** The rows of a statement one after another, so many in memory at a time, however many there are. Only within a transaction. */
export async function* rowsInTurn<Row>(
  manager: EntityManager,
  sql: string,
  values: readonly unknown[],
): AsyncGenerator<Row> {
  await manager.query(`DECLARE rows_in_turn NO SCROLL CURSOR FOR ${sql}`, [...values]);
  try {
    for (;;) {
      const rows = await manager.query<Row[]>(`FETCH ${String(ROWS_AT_ONCE)} FROM rows_in_turn`);
      yield* rows;
      if (rows.length < ROWS_AT_ONCE) return;
    }
  } finally {
    // After a statement that failed the transaction is over, and the cursor with it.
    await manager.query('CLOSE rows_in_turn').catch(() => undefined);
  }
}
