import { mostOrdersInFile } from '@rohi/contract/orders/order-rules';
import { call } from '../../../shared/api/call.ts';
import { saveDownload } from '../../../shared/files/save-download.ts';
import { showMessage } from '../../../shared/ui/messages.tsx';
import type { OrderLine } from '../order.ts';
import { ordersTexts } from '../orders-words.ts';
import { queryOfList, writeListState } from '../rules/list-state.ts';
import type { ListState } from '../rules/list-state.ts';

/** The call gives at most so many at once. */
const ordersACall = 100;

/** The filtered orders of all pages, up to a thousand. Throws ApiError. */
export async function allLines(state: ListState): Promise<OrderLine[]> {
  const byCode = new Map<string, OrderLine>();
  for (let page = 1; page <= mostOrdersInFile / ordersACall; page += 1) {
    const query = queryOfList({ ...state, page }, ordersACall);
    const found = await call('GET /orders', { query, quiet: true, loading: true });
    // An order made meanwhile moves the others: one that comes twice is taken once.
    for (const line of found.list) byCode.set(line.code, line);
    if (page * ordersACall >= found.total) break;
  }
  return [...byCode.values()];
}

export type FileFormat = 'xlsx' | 'csv';

/** Saves the filtered orders, up to a thousand of `total`, and says how many there are in the file. Throws ApiError. */
export async function saveOrdersFile(state: ListState, total: number, format: FileFormat): Promise<void> {
  const { stage, only, search, from, to, sort } = writeListState({ ...state, search: state.search.trim() });
  const wanted = { ...(stage && { stage }), ...(only && { only }), ...(search && { search }) };
  const period = { ...(from && { from }), ...(to && { to }), ...(sort && { sort }) };
  await saveDownload('POST /orders/file', { body: { format, ...wanted, ...period } }, `orders.${format}`);
  showSaved(Math.min(total, mostOrdersInFile), total);
}

/** Saves these orders, and says how many there are in the file. Throws ApiError. */
export async function saveLinesFile(lines: readonly OrderLine[]): Promise<void> {
  const codes = lines.map(({ code }) => code).slice(0, mostOrdersInFile);
  await saveDownload('POST /orders/file', { body: { format: 'xlsx', codes } }, 'orders.xlsx');
  showSaved(codes.length, lines.length);
}

function showSaved(saved: number, total: number): void {
  const { file } = ordersTexts.read();
  showMessage('success', saved >= total ? file.saved(saved) : file.cut(saved, total));
}
