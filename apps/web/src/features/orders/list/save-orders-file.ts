import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import { call } from '../../../shared/api/call.ts';
import { formatTime } from '../../../shared/format/dates.ts';
import { locale } from '../../../shared/i18n/locale.ts';
import { offerFile } from '../../../shared/files/offer-file.ts';
import { showMessage } from '../../../shared/ui/messages.tsx';
import type { FoundOrders, OrderLine } from '../order.ts';
import { ordersTexts } from '../orders-words.ts';
import { queryOfList } from '../rules/list-state.ts';
import type { ListState } from '../rules/list-state.ts';
import { mostOrdersInFile, writeCsv } from '../rules/orders-csv.ts';
import { pointText } from '../rules/point-text.ts';

/** The call gives at most so many at once. */
const ordersACall = 100;

/** The filtered orders from the first page on, and how many there are in all. */
/** The filtered orders of all pages, up to a thousand. Throws ApiError. */
export async function allLines(state: ListState): Promise<OrderLine[]> {
  return (await collectOrders(state)).list;
}

async function collectOrders(state: ListState): Promise<FoundOrders> {
  const byCode = new Map<string, OrderLine>();
  let total = 0;
  for (let page = 1; page <= mostOrdersInFile / ordersACall; page += 1) {
    const query = queryOfList({ ...state, page }, ordersACall);
    // oxlint-disable-next-line no-await-in-loop -- the first answer says whether there is a second page
    const found = await call('GET /orders', { query, quiet: true, loading: true });
    total = found.total;
    // An order made meanwhile moves the others: one that comes twice is written once.
    for (const line of found.list) byCode.set(line.code, line);
    if (page * ordersACall >= total) break;
  }
  return { total, list: [...byCode.values()] };
}

function rowOf(line: OrderLine): string[] {
  const { code, createdAt, goods, firstCode, value, pickupPoint, weightKg, stageName, parcels } = line;
  const { csv } = ordersTexts.read();
  return [
    code,
    `${dushanbeDay(new Date(createdAt))} ${formatTime(createdAt)}`,
    pickupPoint ? pointText(pickupPoint, locale) : '',
    (weightKg ?? '').replace('.', csv.decimalMark),
    stageName,
    String(parcels),
    goods ?? '',
    firstCode ?? '',
    (value?.amount ?? '').replace('.', csv.decimalMark),
    value?.currency ?? '',
  ];
}

/** Saves the filtered orders as CSV, up to a thousand, and says how many there are in the file. Throws ApiError. */
export async function saveOrdersFile(state: ListState): Promise<void> {
  const found = await collectOrders(state);
  saveLinesFile(found.list, found.total);
}

/** Saves these orders as CSV, and says how many there are in the file, of how many. */
export function saveLinesFile(lines: readonly OrderLine[], total: number = lines.length): void {
  const { csv, fields, list } = ordersTexts.read();
  const { columns } = list;
  const head = [
    ...[columns.code, columns.time, columns.point, csv.weight, columns.status, csv.parcels],
    ...[fields.goods, fields.trackingCodes, fields.valueAmount, fields.valueCurrency],
  ];
  const text = writeCsv([head, ...lines.map(rowOf)], csv.separator);
  offerFile(
    `${csv.file}-${dushanbeDay(new Date())}.csv`,
    new Blob([text], { type: 'text/csv;charset=utf-8' }),
  );
  showMessage('success', lines.length >= total ? csv.saved(lines.length) : csv.cut(lines.length, total));
}
