import type { DataOf } from '@rohi/contract/endpoint';
import type { Locale } from '@rohi/contract/locales';
import type { listStaffOrders } from '@rohi/contract/orders/staff-orders.contract';
import type { BusinessLine } from '@rohi/contract/business-lines';
import { orderFields } from '@rohi/contract/orders/order.fields';
import { dushanbeMinute } from '@rohi/contract/dushanbe-time';
import { flagText } from '../../../platform/table-files/list-columns.ts';
import { namedColumns } from '../../../platform/table-files/named-columns.ts';

/** An order in the file: the line of the list, and what it lists as one text. */
export type FileLine = DataOf<typeof listStaffOrders>['list'][number] & { items: string | null };
type Line = FileLine;

const names: Record<Locale, string> = { ru: 'Заказы', en: 'Orders', zh: '订单', tg: 'Фармоишҳо' };

function figure(text: string | null): number | null {
  return text === null ? null : Number(text);
}

/** What the office calls the business lines, in the language of the file. */
type LineNames = Readonly<Record<BusinessLine, string>>;

const freight: ['freightUsd', (row: Line) => number | null] = [
  'freightUsd',
  (row) => figure(row.freight?.amount ?? null),
];

/** Name and columns of the file of orders; `priced`: the reader may know what the orders cost. */
export function orderFile(locale: Locale, { lineNames, priced }: { lineNames: LineNames; priced: boolean }) {
  return {
    name: names[locale],
    columns: namedColumns(orderFields, locale, [
      ['orderCode', (row: Line) => row.code],
      ['createdAt', (row) => dushanbeMinute(new Date(row.createdAt))],
      ['customerCode', (row) => row.customerCode],
      ['stage', (row) => row.stageName],
      ['problem', (row) => (row.hasProblem ? flagText(true, locale) : '')],
      ['businessLine', (row) => lineNames[row.businessLine]],
      ['pickupPoint', (row) => row.pickupPoint?.name ?? null],
      ['goods', (row) => row.goods],
      ['items', (row) => row.items],
      ['parcels', (row) => row.parcels],
      ['weightKg', (row) => figure(row.weightKg)],
      ['volumeCbm', (row) => figure(row.volumeM3)],
      ...(priced ? [freight] : []),
    ]),
  };
}
