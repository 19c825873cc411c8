/**
 * A kind of container that the product does not have: goods that customs have held and release at the hub.
 * `docs/how-to-add-a-kind-of-container.md` leads here.
 */
import { plainChecklistCalls } from '@rohi/contract/cargo/checklists.contract';
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { sql as query } from 'kysely';
import type { PlainKind, PlainRow } from '../src/modules/cargo/plain-kind.service.ts';
import type { Db, Tx } from '../src/platform/database.ts';
import type { Sql } from '../src/platform/sql.ts';

export const customsHoldCalls = plainChecklistCalls('customs-holds', {
  authority: 'parcel:inbound',
  summaries: {
    list: 'The customs holds of the hub of a device',
    begin: 'The hub begins to take back what customs have held. Asked for again, it stays as it is',
    read: 'A customs hold against what customs have named: what is missing, too much and damaged',
    snapshot: 'What a station stores of a customs hold, for the time offline',
    finish: 'Ends a customs hold once nothing is unsettled. The same request id ends it once',
  },
});

export const customsHolds: PlainKind = {
  name: 'customs-holds',
  authority: 'parcel:inbound',
  work: 'UNLOADING',
  calls: customsHoldCalls,
  find: async (db, code) => (await holds(db, query`code = ${code}`))[0],
  lock: async (tx, code) => (await holds(tx, query`code = ${code} for no key update`))[0],
  listed: (db, unitId) => holds(db, query`unit_id = ${unitId} and released_at is null order by code`),
  expected: async (tx, { code }) => {
    const { rows } = await query<{ parcelId: string; code: string }>`
      select parcel.id::text as "parcelId", parcel.tracking_code as code from customs_hold
      join parcel_facts as parcel on parcel.tracking_code = any(customs_hold.parcels) and parcel.is_current
      where customs_hold.code = ${code} order by parcel.id`.execute(tx);
    return rows.map((row) => ({ ...row, bagCode: null }));
  },
  whyNotExpected: (_tx, _act, { state: { status } }) => ({
    say: status === ParcelStatus.Received ? 'COLLECTED' : 'NOT_EXPECTED',
  }),
  async finished(_context, tx, { code }, { at }) {
    await query`update customs_hold set released_at = ${at} where code = ${code}`.execute(tx);
  },
};

async function holds(db: Db | Tx, wanted: ReturnType<typeof query>): Promise<PlainRow[]> {
  const { rows } = await query<PlainRow>`
    select code, unit_id as "unitId" from customs_hold where ${wanted}`.execute(db);
  return rows;
}

/** Its rows, which a migration makes for a kind of the product. */
export async function createCustomsHolds(sql: Sql): Promise<void> {
  await sql`
    create table customs_hold (
      code text primary key,
      unit_id integer not null references place (id),
      parcels text[] not null,
      released_at timestamptz
    )`;
  // The start after a migration does that.
  await sql`grant select, insert, update, delete on customs_hold to public`;
}
