import { declarationLimits } from '@rohi/contract/imports/declaration-limits';
import {
  hiddenAnswers,
  hiddenPlaces,
  type HiddenPlace,
  type HiddenSaid,
} from '@rohi/contract/imports/hidden-parts';
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';
import { visibleText, type Table } from '../../../platform/table-files/table.ts';
import { hashOfHeadings } from '../tables/layout-hash.ts';
import { columnOfName, type RememberedColumns } from './column-mapping.ts';

/** What the headers of a customer's lists mean. */
export async function findColumnMappings(db: Db, customerId: string): Promise<RememberedColumns> {
  const rows = await db
    .selectFrom('column_mapping')
    .select(['header', 'meaning'])
    .where('customer_id', '=', customerId)
    .execute();
  return new Map(rows.map(({ header, meaning }) => [header, columnOfName(meaning)]));
}

/** What was said of hidden parts stands under a name that no header has: a layout, and which part of it. */
function hiddenName(table: Pick<Table, 'rows'> & { headerRow: number }, about: HiddenPlace): string {
  const headings = (table.rows[table.headerRow] ?? []).map(visibleText);
  return `#${about} ${hashOfHeadings(headings).toString('base64url').slice(0, 22)}`;
}

/** What a customer has said of hidden parts, by the headings of a table. */
export async function findHiddenSaid(
  db: Db,
  customerId: string,
): Promise<(table: Parameters<typeof hiddenName>[0]) => HiddenSaid> {
  const rows = await db
    .selectFrom('column_mapping')
    .select(['header', 'meaning'])
    .where('customer_id', '=', customerId)
    .where('header', 'like', '#%')
    .execute();
  const said = new Map(rows.map(({ header, meaning }) => [header, meaning]));
  return (table) =>
    Object.fromEntries(
      hiddenPlaces.flatMap((about) => {
        const answer = hiddenAnswers.find((each) => each === said.get(hiddenName(table, about)));
        return answer === undefined ? [] : [[about, answer]];
      }),
    );
}

/** What is to be remembered of hidden parts. */
export function hiddenToRemember(
  table: Parameters<typeof hiddenName>[0],
  said: HiddenSaid,
): Map<string, string> {
  return new Map(
    hiddenPlaces.flatMap((about) => {
      const answer = said[about];
      return answer === undefined ? [] : [[hiddenName(table, about), answer] as const];
    }),
  );
}

/** Remembers what headers mean, the last word counts; beyond the most that is remembered the oldest go. */
export async function storeColumnMappings(
  tx: Tx,
  customerId: string,
  mapped: ReadonlyMap<string, string | null>,
  mappedAt: Date,
): Promise<void> {
  if (mapped.size === 0) return;
  const rows = [...mapped].map(([header, meaning]) => ({
    customer_id: customerId,
    header,
    meaning,
    mapped_at: mappedAt,
  }));
  await tx
    .insertInto('column_mapping')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['customer_id', 'header'])
        .doUpdateSet({ meaning: query`excluded.meaning`, mapped_at: query`excluded.mapped_at` }),
    )
    .execute();
  await query`delete from column_mapping where customer_id = ${customerId} and header in (
    select header from column_mapping where customer_id = ${customerId}
    order by mapped_at desc, header offset ${declarationLimits.rememberedHeaders})`.execute(tx);
}
