import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../platform/database.ts';

/** So few that putting them into words delays others by no more than a millisecond. */
const rowsAtOnce = 50;

/** Reads the rows of a statement from a cursor, a few at a time: what has been read is forgotten. */
export async function* readByCursor<Row>(db: Db, statement: RawBuilder<unknown>): AsyncGenerator<Row[]> {
  const tx = await db.startTransaction().setAccessMode('read only').execute();
  try {
    // The person who saves the file may take it slowly.
    await sql`set local idle_in_transaction_session_timeout = '30min'`.execute(tx);
    await sql`declare exported no scroll cursor for ${statement}`.execute(tx);
    for (;;) {
      const { rows } = await sql<Row>`fetch ${sql.lit(rowsAtOnce)} from exported`.execute(tx);
      if (rows.length === 0) return;
      yield rows;
    }
  } finally {
    await tx.rollback().execute();
  }
}
