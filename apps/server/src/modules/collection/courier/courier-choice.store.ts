/** Parcels that their customers want brought to the door. */
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { stayFlags } from '@rohi/contract/tracking/stays-put';
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';

export type DoorAddress = { address: string; landmark: string | null; phone: string };

type CourierChoice = DoorAddress & {
  parcelId: string;
  customerCode: string;
  pickupPointId: number;
  priceMinor: bigint;
  versionId: string;
};

/** A parcel of a customer that has not ended, with what was chosen for it at the point that it goes to. */
export type DeliverableRow = {
  id: string;
  trackingCode: string;
  orderCode: string | null;
  weightG: number | null;
  businessLine: 'BSC' | 'FBA';
  pickupPointId: number;
  isReady: boolean;
  isOut: boolean;
  chosen: (DoorAddress & { priceMinor: number; wantedOn: string | null }) | null;
};

/** The first to come, those that are ready first. */
export async function deliverableParcels(
  db: Db,
  customerCode: string,
  most: number,
): Promise<DeliverableRow[]> {
  const { rows } = await query<DeliverableRow>`
    select parcel.id, tracking_code as "trackingCode", order_code as "orderCode", weight_g as "weightG", business_line as "businessLine",
      parcel.pickup_point_id as "pickupPointId", status = 'DKHQS' as "isReady",
      exists (select from courier_parcel_facts as out where out.parcel_id = parcel.id and out.ended is null) as "isOut",
      case when choice.parcel_id is not null then json_build_object('address', address, 'landmark', landmark,
        'phone', choice.phone, 'priceMinor', price_minor, 'wantedOn', wanted_on) end as chosen
    from parcel_facts as parcel
    left join courier_choice as choice on choice.parcel_id = parcel.id
      and choice.pickup_point_id = parcel.pickup_point_id and choice.customer_code = parcel.customer_code
    where parcel.customer_code = ${customerCode} and closed_at is null and (is_current or is_beside)
      and parcel.pickup_point_id is not null and status <> ${ParcelStatus.AwaitingSubmission}
      and not problems && ${[...stayFlags]}::text[]
    order by status = 'DKHQS' desc, free_until nulls last, received_at nulls last, parcel.id limit ${most}`.execute(
    db,
  );
  return rows;
}

export async function saveChoices(tx: Tx, choices: readonly CourierChoice[], at: Date): Promise<void> {
  for (const each of choices)
    await query`
      insert into courier_choice (parcel_id, customer_code, pickup_point_id, address, landmark, phone, price_minor,
        tariff_version_id, chosen_at)
      values (${each.parcelId}, ${each.customerCode}, ${each.pickupPointId}, ${each.address}, ${each.landmark},
        ${each.phone}, ${String(each.priceMinor)}, ${each.versionId}, ${at})
      on conflict (parcel_id) do update set customer_code = excluded.customer_code,
        pickup_point_id = excluded.pickup_point_id, address = excluded.address, landmark = excluded.landmark,
        phone = excluded.phone, price_minor = excluded.price_minor, tariff_version_id = excluded.tariff_version_id,
        chosen_at = excluded.chosen_at`.execute(tx);
}

export async function deleteChoices(tx: Tx, parcelIds: readonly string[]): Promise<void> {
  await query`delete from courier_choice where parcel_id = any(${[...parcelIds]}::bigint[])`.execute(tx);
}

export async function storeWantedDay(tx: Tx, parcelIds: readonly string[], day: string): Promise<void> {
  await query`
    update courier_choice set wanted_on = ${day}::date where parcel_id = any(${[...parcelIds]}::bigint[])`.execute(
    tx,
  );
}

/** What was chosen for a parcel as it is now: for this customer and this point. */
export async function findChoice(
  tx: Tx,
  { parcelId, customerCode, unitId }: { parcelId: string; customerCode: string; unitId: number },
): Promise<DoorAddress | undefined> {
  const { rows } = await query<DoorAddress>`
    select address, landmark, phone from courier_choice
    where parcel_id = ${parcelId} and customer_code = ${customerCode} and pickup_point_id = ${unitId}`.execute(
    tx,
  );
  return rows[0];
}

/** The phone of an account. */
export async function findPhone(db: Db, userId: string): Promise<string | null> {
  const { rows } = await query<{ phone: string | null }>`
    select phone from account_facts where id = ${userId}`.execute(db);
  return rows[0]?.phone ?? null;
}

/** The choice of a courier for these parcels is another customer's from now on. */
export async function moveChoices(
  tx: Tx,
  parcelIds: readonly string[],
  { from, into }: { from: string; into: string },
): Promise<void> {
  await query`
    update courier_choice set customer_code = ${into}
    where customer_code = ${from} and parcel_id = any(${[...parcelIds]}::bigint[])`.execute(tx);
}
