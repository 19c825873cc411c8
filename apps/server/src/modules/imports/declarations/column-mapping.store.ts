import type { ColumnAnswer } from '@rohi/contract/imports/asked-columns';
import { declarationLimits } from '@rohi/contract/imports/declaration-limits';
import { hiddenAnswers, hiddenPlaces, type HiddenSaid } from '@rohi/contract/imports/hidden-parts';
import { columnQuestions } from '@rohi/contract/imports/office-import-rules';
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

type Sheet = Pick<Table, 'rows'> & { headerRow: number };

/** What was said of a layout stands under names that no header has: of which part or column of it, and the layout. */
function layoutKey({ rows, headerRow }: Sheet): string {
  const headings = (rows[headerRow] ?? []).map(visibleText);
  return hashOfHeadings(headings).toString('base64url').slice(0, 22);
}

/** What was said of a layout: whether what is hidden in it counts, and what was asked of its columns. */
export type SaidOfLayout = { hidden: HiddenSaid; answers: ColumnAnswer[] };

/** What a customer has said of layouts, by the headings of a table. */
export async function findSaidOfLayouts(db: Db, customerId: string): Promise<(table: Sheet) => SaidOfLayout> {
  const rows = await db
    .selectFrom('column_mapping')
    .select(['header', 'meaning'])
    .where('customer_id', '=', customerId)
    .where('header', 'like', '#%')
    .execute();
  const meanings = new Map(rows.map(({ header, meaning }) => [header, meaning]));
  return (table) => {
    const key = layoutKey(table);
    const hidden = hiddenPlaces.flatMap((about) => {
      const answer = hiddenAnswers.find((each) => each === meanings.get(`#${about} ${key}`));
      return answer === undefined ? [] : [[about, answer]];
    });
    const answers = [...meanings].flatMap(([name, value]): ColumnAnswer[] => {
      const [, word, index, of] = /^#([a-z]+)(\d+) (.+)$/.exec(name) ?? [];
      const about = columnQuestions.find((each) => each === word);
      return about === undefined || of !== key || value === null
        ? []
        : [{ about, index: Number(index), value }];
    });
    return { hidden: Object.fromEntries(hidden) as HiddenSaid, answers };
  };
}

/** What is to be remembered of a layout. */
export function layoutToRemember(
  table: Sheet,
  { hidden, answers }: Readonly<SaidOfLayout>,
): Map<string, string> {
  const key = layoutKey(table);
  return new Map([
    ...hiddenPlaces.flatMap((about) => {
      const answer = hidden[about];
      return answer === undefined ? [] : [[`#${about} ${key}`, answer] as const];
    }),
    ...answers.map(({ about, index, value }) => [`#${about}${index} ${key}`, value] as const),
  ]);
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
