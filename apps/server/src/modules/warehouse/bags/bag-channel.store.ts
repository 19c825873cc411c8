/** By which channel parcels that lie in a warehouse go. */
import type { BusinessLine } from '@rohi/contract/business-lines';
import { sql as query, type RawBuilder } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';

/** Goods, as far as their channel follows from them. */
export type GoodsRow = {
  businessLine: BusinessLine;
  countryCode: string;
  productId: number | null;
  movedTo: number | null;
};

/** The columns of `GoodsRow`, of `parcel` joined with `goodsJoins`. */
export const goodsColumns: RawBuilder<unknown> = query`parcel.business_line as "businessLine",
  parcel.country_code as "countryCode", sold.product_id as "productId", moved.channel_id as "movedTo"`;
export const goodsJoins: RawBuilder<unknown> = query`
  left join order_product_facts as sold on sold.order_code = parcel.order_code
  left join channel_move_facts as moved on moved.parcel_id = parcel.id`;

/** Goods by the ids of their parcels; what awaits its owner is missing: it goes by any channel. */
export async function findGoods(db: Db | Tx, parcelIds: readonly string[]): Promise<Map<string, GoodsRow>> {
  const { rows } = await query<GoodsRow & { parcelId: string }>`
    select parcel.id::text as "parcelId", ${goodsColumns} from parcel_facts as parcel ${goodsJoins}
    where parcel.id = any(${[...parcelIds]}::bigint[]) and not (parcel.awaits_owner and parcel.order_code is null)`.execute(
    db,
  );
  return new Map(rows.map(({ parcelId, ...goods }) => [parcelId, goods]));
}
