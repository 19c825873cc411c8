import { exportColumns, type ExportColumn } from '@rohi/contract/reports/export-columns';
import type { OrdersFile } from './fetch-orders-file.ts';

/** The choice of every stage but the last: what a report counts. */
export const uncancelled = 'uncancelled';

/** The form of the dialog; empty text is no filter. */
export type WantedFile = {
  format: 'xlsx' | 'csv';
  from: string;
  to: string;
  stage: string;
  line: string;
  point: string;
  columns: ReadonlySet<ExportColumn>;
};

/** What is wrong with the form, if anything. */
export function faultOf({ from, to, columns }: WantedFile): 'wrongDays' | 'noColumns' | undefined {
  if (from !== '' && to !== '' && from > to) return 'wrongDays';
  return columns.size === 0 ? 'noColumns' : undefined;
}

/** The form as the call takes it. */
export function toWire({ format, from, to, stage, line, point, columns }: WantedFile): OrdersFile {
  return {
    format,
    columns: exportColumns.filter((column) => columns.has(column)),
    filter: {
      ...(from === '' ? {} : { from }),
      ...(to === '' ? {} : { to }),
      ...stageOf(stage),
      ...(line === '' ? {} : { businessLine: line as never }),
      ...(point === '' ? {} : { pickupPointId: Number(point) }),
    },
  };
}

function stageOf(stage: string): NonNullable<OrdersFile['filter']> {
  if (stage === uncancelled) return { cancelled: false };
  return stage === '' ? {} : { stage: stage as never };
}
