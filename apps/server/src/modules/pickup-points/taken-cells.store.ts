import { sql as query } from 'kysely';
import type { Db } from '../../platform/database.ts';

/** The pickup points of which it is known how many cells they have, and in how many of them parcels lie. */
export async function listTakenCells(db: Db): Promise<{ pointId: number; cells: number; taken: number }[]> {
  // From one cell to the next by the index: what lies in a cell is not counted.
  const { rows } = await query<{ pointId: number; cells: number; taken: number }>`
    select place_id as "pointId", cells, (
      with recursive next as (
        (select cell from parcel_cell_facts where unit_id = place_id order by cell limit 1)
        union all
        select (select cell from parcel_cell_facts lying
          where lying.unit_id = place_id and lying.cell > next.cell order by lying.cell limit 1)
        from next where next.cell is not null
      ) select count(cell)::integer from next) as taken
    from operation_unit join place_facts on place_facts.id = place_id
    where cells is not null and place_facts.kind = 'PICKUP_POINT'`.execute(db);
  return rows;
}
