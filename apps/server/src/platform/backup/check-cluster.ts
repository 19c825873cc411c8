import { sql as query } from 'kysely';
import { withQueryDeadline } from '../query-deadline.ts';
import type { Db } from '../database.ts';

/** Of each kind so many are named. */
const mostNamed = 20;

/**
 * Reads every table and every index of a database as PostgreSQL's own check of damage (amcheck) does, entries of tables
 * against those of their indexes. Returns what is wrong, a line each. The extension is there for the check alone.
 */
export async function checkCluster(db: Db): Promise<{ tables: number; indexes: number; findings: string[] }> {
  return withQueryDeadline(Number.POSITIVE_INFINITY, async () => {
    let report = { tables: 0, indexes: 0, findings: [] as string[] };
    // Taken back at the end: a database that is used has no more in it than its migrations say.
    await db
      .transaction()
      .execute(async (tx) => {
        await query`set local statement_timeout = 0`.execute(tx);
        await query`create extension if not exists amcheck`.execute(tx);
        const tables = await listRelations(tx, ['r', 'm', 't']);
        const indexes = await listRelations(tx, ['i']);
        const findings: string[] = [];
        for (const { id, name } of tables) {
          const { rows } = await query<{
            msg: string;
          }>`select msg from verify_heapam(${id}::oid::regclass)`.execute(tx);
          findings.push(...rows.slice(0, mostNamed).map(({ msg }) => `${name}: ${msg}`));
        }
        for (const { id, name } of indexes) findings.push(...(await checkIndex(tx, id, name)));
        report = { tables: tables.length, indexes: indexes.length, findings };
        throw takenBack;
      })
      .catch((error: unknown) => {
        if (error !== takenBack) throw error;
      });
    return report;
  });
}

const takenBack = new Error('the check is over');

type Relation = { id: string; name: string };
type Open = Parameters<Parameters<ReturnType<Db['transaction']>['execute']>[0]>[0];

async function listRelations(tx: Open, kinds: readonly string[]): Promise<Relation[]> {
  const { rows } = await query<Relation>`
    select c.oid::text as id, c.oid::regclass::text as name
    from pg_class c left join pg_am a on a.oid = c.relam left join pg_index i on i.indexrelid = c.oid
    where c.relkind::text = any(${[...kinds]}) and c.relpersistence = 'p'
      and (c.relkind <> 'i' or (a.amname = 'btree' and i.indisvalid and i.indisready))
    order by c.oid`.execute(tx);
  return rows;
}

/** The check throws at the first thing that it finds; the others are asked all the same. */
async function checkIndex(tx: Open, id: string, name: string): Promise<string[]> {
  await query`savepoint checked`.execute(tx);
  try {
    await query`select bt_index_check(${id}::oid::regclass, true)`.execute(tx);
    await query`release savepoint checked`.execute(tx);
    return [];
  } catch (error) {
    await query`rollback to savepoint checked`.execute(tx);
    return [`${name}: ${error instanceof Error ? error.message : String(error)}`];
  }
}
