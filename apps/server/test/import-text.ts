import { parseTables } from '../src/modules/imports/tables/read-table.service.ts';
import { importTables, type TableReport } from '../src/modules/imports/loading/imports.service.ts';
import { describeTracking, trackParcels } from '../src/modules/tracking/answers/track-query.service.ts';
import type { Context } from '../src/context.ts';

/** Imports the text of a CSV file; the report of its one table. */
export async function importText(context: Context, text: string): Promise<TableReport> {
  const report = await importTables(context, await parseTables(Buffer.from(text)));
  const [table] = report.tables;
  if (table === undefined) throw new Error('there is no table');
  return table;
}

/** What a test says of the problems: row, column, value and reason. */
export function problemsOf(table: TableReport) {
  return table.problems.map(({ row, column, value, reason }) => [row, column, value, reason]);
}

/** The public answer for one code, in English. */
export async function findTracked(context: Context, code: string) {
  return describeTracking(await trackParcels(context, [code], 'en')).detailList[0];
}

/** The lines of its timeline, newest first, each with its minute in UTC. */
export async function timelineOf(context: Context, code: string): Promise<string[]> {
  const parcel = await findTracked(context, code);
  return (parcel?.dailyTrackInfoList ?? []).flatMap((day) =>
    day.details.map((detail) => `${detail.time.slice(0, 16)} ${detail.title}`),
  );
}

export async function countEvents(context: Context): Promise<number> {
  const rows = await context.db.selectFrom('parcel_event').select('seq').execute();
  return rows.length;
}

/** A journey as files record it: event, time, place. */
export const recordedJourney = [
  ['CN_RECEIVED', '2026-10-01 10:00', 'Склад в Иу'],
  ['Отправлено из Китая', '03.10.2026 18:00', 'YIWU'],
  ['途经中转站', '2026/10/7 9:00', '喀什'],
  ['Border crossed', '2026-10-11', 'Kulma'],
  ['Принято на складе', '2026-10-18T09:00:00+05:00', 'DUSHANBE-HUB'],
] as const;
