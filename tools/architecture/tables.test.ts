import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { platformOwner, readersOfAll, tablesOf } from './table-owners.ts';

const server = fileURLToPath(new URL('../../apps/server', import.meta.url));
const schema = readFileSync(join(server, 'migrations/schema.sql'), 'utf8');
const tables = [...schema.matchAll(/^create (?:unlogged )?table (\w+)/gim)].map(([, name = '']) => name);
const views = [...schema.matchAll(/^create view (\w+)/gim)].map(([, name = '']) => name);
const ownerOf = new Map(
  Object.entries(tablesOf).flatMap(([owner, owned]) => owned.map((table) => [table, owner] as const)),
);

type Use = { path: string; table: string; writes: boolean };

/** The tables and views that stand in a source after the words of SQL or of the query builder; comments aside. */
function usesIn(path: string, source: string): Use[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');
  const after = (words: string) =>
    [...code.matchAll(new RegExp(`(?:${words})(\\w+)\\b`, 'gi'))].map(([, name = '']) => name.toLowerCase());
  const tableNames = new Set([...tables, ...views]);
  const found = (names: string[], writes: boolean) =>
    names.filter((name) => tableNames.has(name)).map((table) => ({ path, table, writes }));
  return [
    ...found(
      after(
        String.raw`\b(?:insert into|merge into|update|delete from|truncate|lock table)\s+|\b(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'`,
      ),
      true,
    ),
    ...found(after(String.raw`\b(?:from|join|using|table)\s+|\b(?:selectFrom|\w+Join|using)\(\s*'`), false),
  ];
}

const sources = readdirSync(join(server, 'src'), { recursive: true, withFileTypes: true })
  .filter(
    (entry) => entry.isFile() && entry.name.endsWith('.ts') && !/\.test\.ts$|generated/.test(entry.name),
  )
  .map((entry) => join(entry.parentPath, entry.name).slice(join(server, 'src').length + 1));

function userOf(path: string): string {
  return /^modules\/([\w-]+)\//.exec(path)?.[1] ?? (path.startsWith('platform/') ? platformOwner : path);
}

function isAllowed({ path, table, writes }: Use): boolean {
  const user = userOf(path);
  if (views.includes(table)) return !writes;
  return ownerOf.get(table) === user || (!writes && readersOfAll.includes(user));
}

describe('tables', () => {
  test('each has one owner', () => {
    expect(tables.filter((table) => !ownerOf.has(table))).toEqual([]);
    expect([...ownerOf.keys()].filter((table) => !tables.includes(table))).toEqual([]);
  });

  test('what other rooms join is a view of facts', () => {
    expect(views.filter((view) => !view.endsWith('_facts'))).toEqual([]);
  });

  test('only the owner reads and writes them', () => {
    const foreign = sources
      .flatMap((path) => usesIn(path, readFileSync(join(server, 'src', path), 'utf8')))
      .filter((use) => !isAllowed(use))
      .map(({ path, table, writes }) => `${path} ${writes ? 'writes' : 'reads'} ${table}`);
    expect(foreign).toEqual([]);
  });

  test.each([
    ['a join of somebody else', 'modules/orders/x.store.ts', 'select from parcel join user_account on true'],
    ['a query builder', 'modules/pricing/x.store.ts', ".selectFrom('user_account as customer')"],
    ['a write of reports', 'modules/reports/x.store.ts', 'update customer_order set goods = 1'],
    ['a write through a view', 'modules/orders/x.store.ts', 'delete from parcel_facts'],
    ['the top of the house', 'commands/x.ts', 'select * from parcel'],
  ])('%s is found', (_what, path, code) => {
    expect(usesIn(path, code).filter((use) => !isAllowed(use))).not.toEqual([]);
  });

  test('reports may join', () => {
    const uses = usesIn('modules/reports/x.store.ts', 'select from parcel join customer_order on true');
    expect(uses.map(({ table }) => table)).toEqual(['parcel', 'customer_order']);
    expect(uses.every(isAllowed)).toBe(true);
  });
});
