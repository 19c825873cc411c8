/** Parcels that stand still at hubs and pickup points, as the tables hold them. */
import type { BusinessLine } from '@rohi/contract/business-lines';
import { builders, newTrackingCode } from './build.ts';
import type { TestApp } from './test-app.ts';

const twoDaysAgo = '2026-11-18T06:00:00Z';

/**
 * Came two days ago and lies in no cell; another that came then lies in one, and a third has just come. Returns the
 * code of the first.
 */
export async function withoutCellAt(
  { context }: Pick<TestApp, 'context'>,
  at: { hubId: number } | { pointId: number },
  businessLine: BusinessLine = 'BSC',
): Promise<string> {
  const { parcelAtHub, parcelAtPickupPoint } = builders(context);
  const lying = () =>
    'hubId' in at
      ? parcelAtHub({ facts: { orderCode: null, businessLine } })
      : parcelAtPickupPoint({ facts: { orderCode: null, businessLine, pickupPointId: at.pointId } });
  const [late, inCell, fresh] = [await lying(), await lying(), await lying()];
  const { sql } = context;
  const moments = [twoDaysAgo, twoDaysAgo, context.clock.now().toISOString()];
  await sql`
    update parcel set last_event_at = moment from unnest(${[late, inCell, fresh]}::text[], ${moments}::timestamptz[]) as came (code, moment)
    where tracking_code = code`;
  await sql`
    insert into parcel_cell (parcel_id, unit_id, cell, since, placed_by)
    select id, ${'hubId' in at ? at.hubId : at.pointId}, 'A-1', ${twoDaysAgo}, 'test' from parcel where tracking_code = ${inCell}`;
  return late;
}

/**
 * Came to the hub two days ago on its way to a point, lies in a cell and is in no transfer; another has just come, and
 * a third is held. Returns the code of the first.
 */
export async function withoutTransfer(
  { context }: Pick<TestApp, 'context'>,
  pickupPointId: number,
  businessLine: BusinessLine = 'BSC',
): Promise<string> {
  const { parcelAtHub } = builders(context);
  const facts = { orderCode: null, businessLine, pickupPointId };
  const [late, fresh, held] = [
    await parcelAtHub({ facts }),
    await parcelAtHub({ facts }),
    await parcelAtHub({ facts, flag: 'HELD' }),
  ];
  const moments = [twoDaysAgo, context.clock.now().toISOString(), twoDaysAgo];
  await context.sql`
    insert into parcel_cell (parcel_id, unit_id, cell, since, placed_by)
    select parcel.id, hub.id, 'A-1', ${twoDaysAgo}, 'test' from parcel, place as hub
    where tracking_code = any(${[late, fresh, held]}) and hub.code = 'DUSHANBE-HUB'`;
  await context.sql`
    update parcel set last_event_at = moment from unnest(${[late, fresh, held]}::text[], ${moments}::timestamptz[]) as came (code, moment)
    where tracking_code = code`;
  return late;
}

/**
 * Scanned on these moments into a transfer that has left the hub, one parcel each. Returns the codes of transfer and
 * parcels.
 */
export async function inTransfer(
  { context }: Pick<TestApp, 'context'>,
  { hubId, pointId }: { hubId: number; pointId: number },
  moments: readonly string[],
  businessLine: BusinessLine = 'BSC',
): Promise<{ transfer: string; parcels: string[] }> {
  const { sql } = context;
  const transfer = `RX261118${newTrackingCode().slice(-6).toUpperCase()}`;
  const [list] = await sql<{ id: string }[]>`
    with made as (
      insert into transfer (code, hub_id, point_id, day, no, state, opened_at, opened_by, closed_at, departed_at, departed_by)
      select ${transfer}, ${hubId}, ${pointId}, '2026-11-18', coalesce(max(no), 0) + 1, 'DEPARTED', ${twoDaysAgo}, 'test', ${twoDaysAgo},
        ${twoDaysAgo}, 'test' from transfer returning id)
    insert into checklist (transfer_id, unit_id, work, begun_at, begun_by)
    select id, ${hubId}, 'FILLING', ${twoDaysAgo}, 'test' from made returning id::text`;
  const parcels: string[] = [];
  for (const at of moments) {
    const code = await builders(context).parcelAtHub({
      facts: { orderCode: null, businessLine, pickupPointId: pointId },
    });
    await sql`
      insert into checklist_item (checklist_id, parcel_id, code, is_expected, state, state_at, state_by)
      select ${list?.id ?? ''}::bigint, id, tracking_code, true, 'SCANNED', ${at}, 'test' from parcel where tracking_code = ${code}`;
    await sql`update parcel set status = 'DZTDQS' where tracking_code = ${code}`;
    parcels.push(code);
  }
  return { transfer, parcels };
}
