import type { Sql } from './sql.ts';

const heading = `-- What the tables of a new installation hold, as the migrations leave it. Written by \`npm run schema\`; a test keeps it equal. Do not edit.`;

/** What the migrations themselves write down: `migrate` does that of a new installation as well. */
const ownTable = 'schema_migration';

/**
 * The rows of a database that has just been migrated, as statements: what `migrations/first-rows.sql` holds and a test
 * compares.
 */
export async function describeFirstRows(sql: Sql): Promise<string> {
  const sections = [heading];
  for (const table of await listTables(sql)) {
    const columns = await listFilled(sql, table);
    if (columns.length === 0) continue;
    const rows = await listRows(sql, { ...table, columns });
    const names = columns.map((column) => `"${column}"`).join(', ');
    const value = table.isIdentity ? ' overriding system value' : '';
    sections.push(`insert into ${table.name} (${names})${value} values\n${rows.join(',\n')};`);
  }
  return `${[...sections, ...(await listCounters(sql))].join('\n\n')}\n`;
}

type Table = { name: string; columns: string[]; isIdentity: boolean };

/** Each behind those that it refers to. */
async function listTables(sql: Sql): Promise<Table[]> {
  const tables = await sql<(Table & { needs: string[] })[]>`
    select c.relname as name,
      (select array_agg(a.attname::text order by a.attnum) from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
      exists (select from pg_attribute a where a.attrelid = c.oid and a.attidentity = 'a') as "isIdentity",
      coalesce((select array_agg(distinct other.relname::text) from pg_constraint k join pg_class other on other.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid), '{}') as needs
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' and c.relname <> ${ownTable} order by c.relname`;
  const placed = new Map<string, Table>();
  const place = (table: (typeof tables)[number], above: readonly string[]): void => {
    if (placed.has(table.name) || above.includes(table.name)) return;
    for (const other of tables) if (table.needs.includes(other.name)) place(other, [...above, table.name]);
    placed.set(table.name, table);
  };
  for (const table of tables) place(table, []);
  return [...placed.values()];
}

/** The columns that hold something in any row. */
async function listFilled(sql: Sql, { name, columns }: Table): Promise<string[]> {
  const [row] = await sql.unsafe<Record<string, boolean | null>[]>(
    `select ${columns.map((column) => `bool_or("${column}" is not null) as "${column}"`).join(', ')} from ${name}`,
  );
  return columns.filter((column) => row?.[column] === true);
}

/** In the order in which they were written, so that numbers that are counted stay in line. */
async function listRows(sql: Sql, { name, columns }: Table): Promise<string[]> {
  const values = columns.map((column) => `coalesce(quote_literal("${column}"::text), 'null')`);
  const rows = await sql.unsafe<{ row: string }[]>(
    `select '  (' || concat_ws(', ', ${values.join(', ')}) || ')' as row from ${name} order by ctid`,
  );
  return rows.map(({ row }) => row);
}

/** Where the numbers of identity columns go on. */
async function listCounters(sql: Sql): Promise<string[]> {
  const rows = await sql<{ name: string; last: string }[]>`
    select sequencename as name, last_value as last from pg_sequences
    where schemaname = 'public' and last_value is not null order by sequencename`;
  return rows.map(({ name, last }) => `select setval('${name}', ${last});`);
}
