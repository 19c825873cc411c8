/**
 * The rows of a list as a kind of rows: what each would do comes from the calls that the list's form uses. Guarantees that a list shows nothing
 * to those who may not read it, and that a row is written once.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { listImportLimits } from '@rohi/contract/lists/list-import-limits';
import type { Context } from '../../../context.ts';
import type { ListFiles, ListImport } from '../../../list-files.ts';
import { refusalText } from '../../../messages/table-files.ts';
import type { FileRefusal } from '../../../platform/table-files/file-refusal.ts';
import type { CodeBook } from '../../../platform/table-files/list-columns.ts';
import { tableFile } from '../../../platform/table-files/table-file.ts';
import { confirmFile, openFile, sendFile, type RowKind } from '../row-files.service.ts';
import type { FileKey } from '../sent-file.store.ts';
import { describeFile, describeRows, headingOf, refusedTable } from './describe-import.service.ts';
import { isWaiting, type ListPlan } from './list-plan.ts';
import { readListFile } from './list-table.service.ts';
import { packPlan, unpackPlan } from './packed-plan.service.ts';
import { planRows } from './plan-rows.ts';
import { tryRow, writeRow } from './write-rows.service.ts';

type Row = ListPlan['rows'][number];

/** Takes the files of lists back. */
export function listFiles(context: Context): ListFiles {
  return {
    send: async (asked, sent) => {
      const { file, plan } = await sendFile(context, rowsOf(context, asked), keyOf(asked), sent);
      return describeFile(file, plan, asked.edited.list.columns, asked.edited.locale);
    },
    read: async (asked, paging) => {
      const { file, plan } = await openFile(context, rowsOf(context, asked), keyOf(asked));
      return {
        ...describeFile(file, plan, asked.edited.list.columns, asked.edited.locale),
        ...describeRows(plan, asked.edited.list.columns, paging, asked.edited.locale),
      };
    },
    confirm: async (asked) => {
      const { file, plan } = await confirmFile(context, rowsOf(context, asked), keyOf(asked));
      return describeFile(file, plan, asked.edited.list.columns, asked.edited.locale);
    },
    refused: async (asked) => {
      const { file, plan } = await openFile(context, rowsOf(context, asked), keyOf(asked));
      const name = file.fileName.replace(/\.[a-z]{3,4}$/i, '') || asked.name;
      return tableFile(
        { name, ...refusedTable(plan, asked.edited.list.columns, asked.edited.locale) },
        'xlsx',
        asked.edited.locale,
      );
    },
  };
}

function keyOf({ userId, list, id }: ListImport): FileKey {
  return { ownerId: userId, kind: `list:${list}`, id };
}

const rowsBetweenSaves = 20;

function rowsOf(context: Context, { edited, id }: ListImport): RowKind<ListPlan, Row> {
  return {
    read: async (bytes) => packPlan(await readPlan(context, edited, id, bytes)),
    explain: (refusal) => explain(refusal, edited),
    plan: async ({ content }) => unpackPlan(content),
    waiting: ({ rows }) => rows.filter((row) => isWaiting(row)),
    turn: { most: listImportLimits.rowsOfTurn, batch: rowsBetweenSaves },
    write: async (rows) => {
      for (const row of rows) await writeRow(edited, row, id);
    },
    settle: ({ content }, _, tried) => {
      const plan = withTried(unpackPlan(content), tried);
      return { plan, content: packPlan(plan) };
    },
  };
}

type Edited = ListImport['edited'];

async function readPlan(context: Context, edited: Edited, id: string, bytes: Buffer): Promise<ListPlan> {
  const { list, locale } = edited;
  const file = await readListFile(bytes, list.columns, neededColumn(edited));
  const plan = planRows(file, list, {
    rows: await edited.all(),
    books: await readBooks(list.columns),
    locale,
  });
  for (const row of plan.rows) {
    if (!isWaiting(row)) continue;
    // What the list's own rules say is asked of them; others are served between the rows.
    await tryRow(context, edited, row, id);
    await nextTurn();
  }
  return plan;
}

/** The column without which a file is not of the list. */
function neededColumn({ list }: Edited): number {
  return list.keyIsId ? list.columns.findIndex(({ read }) => read !== undefined) : list.keyColumn;
}

function explain({ refusal, params }: FileRefusal, edited: Edited): string {
  const { list, locale } = edited;
  const needed = () => headingOf(list.columns, neededColumn(edited), locale);
  return refusalText(refusal, locale, refusal === 'headerNeeded' ? { needed: needed() } : params);
}

async function readBooks(columns: Edited['list']['columns']): Promise<ReadonlyMap<number, CodeBook>> {
  const books = new Map<number, CodeBook>();
  for (const [index, { codes }] of columns.entries())
    if (codes !== undefined) books.set(index, await codes());
  return books;
}

/** What another confirmation has written meanwhile, and what this one has tried. */
function withTried(plan: ListPlan, tried: readonly Row[]): ListPlan {
  const byRow = new Map(tried.map((row) => [row.row, row]));
  const rows = plan.rows.map((row) => {
    const fresh = byRow.get(row.row);
    return fresh !== undefined && (isWaiting(row) || fresh.outcome === 'written') ? fresh : row;
  });
  return { ...plan, rows };
}
