import { expect } from 'vitest';
import type { Context } from '../src/context.ts';

/**
 * Returns once every transaction of before has ended, those of other databases of the server too: until then a cursor
 * of changes stands before them, and what was sent already is sent again.
 */
export async function waitForEndedWrites({ sql }: Pick<Context, 'sql'>): Promise<void> {
  const [own] = await sql<{ number: string }[]>`select pg_current_xact_id()::text as number`;
  const haveEnded = async () => {
    const [row] = await sql<{ ended: boolean }[]>`
      select pg_snapshot_xmin(pg_current_snapshot()) > ${own?.number ?? '0'}::text::xid8 as ended`;
    return row?.ended;
  };
  await expect.poll(haveEnded, { timeout: 300_000 }).toBe(true);
}
