import type { DataOf } from '@rohi/contract/endpoint';
import type { Locale } from '@rohi/contract/locales';
import type { listStaffOrders } from '@rohi/contract/orders/staff-orders.contract';
import { businessLineNames } from '@rohi/contract/business-lines';
import { exportColumnNames } from '@rohi/contract/reports/export-column-names';
import { dushanbeMinute } from '@rohi/contract/dushanbe-time';

type Line = DataOf<typeof listStaffOrders>['list'][number];

const names: Record<Locale, string> = { ru: 'Заказы', en: 'Orders', zh: '订单', tg: 'Фармоишҳо' };
const yes: Record<Locale, string> = { ru: 'да', en: 'yes', zh: '是', tg: 'ҳа' };

function figure(text: string | null): number | null {
  return text === null ? null : Number(text);
}

/** Name and columns of the file of orders. */
export function orderFile(locale: Locale) {
  const head = (column: keyof typeof exportColumnNames) => exportColumnNames[column][locale];
  return {
    name: names[locale],
    columns: [
      [head('orderCode'), (row: Line) => row.code],
      [head('createdAt'), (row: Line) => dushanbeMinute(new Date(row.createdAt))],
      [head('customerCode'), (row: Line) => row.customerCode],
      [head('stage'), (row: Line) => row.stageName],
      [head('problem'), (row: Line) => (row.hasProblem ? yes[locale] : '')],
      [head('businessLine'), (row: Line) => businessLineNames[row.businessLine][locale]],
      [head('pickupPoint'), (row: Line) => row.pickupPoint?.name ?? null],
      [head('goods'), (row: Line) => row.goods],
      [head('parcels'), (row: Line) => row.parcels],
      [head('weightKg'), (row: Line) => figure(row.weightKg)],
      [head('volumeCbm'), (row: Line) => figure(row.volumeM3)],
      [head('freightUsd'), (row: Line) => figure(row.freight?.amount ?? null)],
    ] as const,
  };
}
