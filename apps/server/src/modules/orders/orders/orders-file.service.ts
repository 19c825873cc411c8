/**
 * The file of a customer's orders: what the list shows, and of each order all codes, what they are called and until
 * when storage costs nothing.
 */
import { dushanbeMinute } from '@rohi/contract/dushanbe-time';
import type { BodyOf, DataOf } from '@rohi/contract/endpoint';
import type { Locale, LocaleTexts } from '@rohi/contract/locales';
import { orderFields } from '@rohi/contract/orders/order.fields';
import { mostOrdersInFile } from '@rohi/contract/orders/order-rules';
import type { listOrders, ordersFile } from '@rohi/contract/orders/orders.contract';
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import type { Context } from '../../../context.ts';
import type { FileDownload } from '../../../platform/file-download.ts';
import { namedColumns } from '../../../platform/table-files/named-columns.ts';
import { tableFile } from '../../../platform/table-files/table-file.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { findParcelNames } from '../../tracking/owner/parcel-names.service.ts';
import { findSentParcels, type SentParcelRow } from '../../tracking/tracking.service.ts';
import { listOwnOrders } from './order-list.service.ts';

/** Tajik awaits a native reader. */
const fileName: LocaleTexts = { ru: 'Заказы', en: 'Orders', zh: '订单', tg: 'Фармоишҳо' };

type Line = DataOf<typeof listOrders>['list'][number];
type Row = { line: Line; parcels: readonly SentParcelRow[]; names: ReadonlyMap<string, string> };

/** The own orders that fit, the newest first unless it is asked otherwise, at most `mostOrdersInFile`. */
export async function writeOrdersFile(
  context: Context,
  principal: UserPrincipal,
  { format, ...body }: BodyOf<typeof ordersFile>,
  locale: Locale,
): Promise<FileDownload> {
  const { list } = await listOwnOrders(
    context,
    principal,
    { ...body, page: 1, limit: mostOrdersInFile },
    locale,
  );
  const orderCodes = list.map(({ code }) => code);
  const parcels = await findSentParcels(context.db, { orderCodes, ids: [] }, 'read');
  const names = await findParcelNames(
    context.db,
    principal.customerCode ?? '',
    parcels.map(({ trackingCode }) => trackingCode),
  );
  const byOrder = Map.groupBy(parcels, ({ facts }) => facts.orderCode ?? '');
  const rows = list.map((line): Row => ({ line, parcels: byOrder.get(line.code) ?? [], names }));
  const columns = columnsOf(locale);
  return tableFile(
    {
      name: fileName[locale],
      headers: columns.map(([header]) => header),
      rows: rows.map((row) => columns.map(([, value]) => value(row))),
    },
    format,
    locale,
  );
}

function columnsOf(locale: Locale) {
  return namedColumns(orderFields, locale, [
    ['orderCode', ({ line }: Row) => line.code],
    ['createdAt', ({ line }) => dushanbeMinute(new Date(line.createdAt))],
    ['stage', ({ line }) => line.stageName],
    ['pickupPoint', ({ line }) => line.pickupPoint?.name ?? null],
    ['goods', ({ line }) => line.goods],
    ['parcels', ({ line }) => line.parcels],
    ['trackingCodes', ({ parcels }) => parcels.map(({ trackingCode }) => trackingCode).join(', ')],
    [
      'parcelNames',
      ({ parcels, names }) => parcels.flatMap((each) => names.get(each.trackingCode) ?? []).join(', '),
    ],
    ['weightKg', ({ line }) => decimalOf(line.weightKg)],
    ['freeUntil', ({ parcels }) => freeUntilOf(parcels)],
    ['valueAmount', ({ line }) => decimalOf(line.value?.amount ?? null)],
    ['valueCurrency', ({ line }) => line.value?.currency ?? null],
  ]);
}

function decimalOf(text: string | null) {
  return text === null ? null : { decimal: text };
}

/** The first day on which something of the order has to be collected, of what lies ready. */
function freeUntilOf(parcels: readonly SentParcelRow[]): string | null {
  const days = parcels.flatMap(({ state }) =>
    state.status === ParcelStatus.AwaitingCustomer && state.freeUntil !== null ? [state.freeUntil] : [],
  );
  return days.toSorted()[0] ?? null;
}
