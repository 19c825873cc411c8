/**
 * Orders as staff see them: of both business lines and all customers. A clerk sees those of the own pickup point, a
 * China operator those of the own warehouse, without whole phones and without money (decision 61).
 */
import { orderScopeOf, type OrderScope } from '@rohi/contract/accounts/order-scope';
import type { DataOf, QueryOf } from '@rohi/contract/endpoint';
import type { Locale } from '@rohi/contract/locales';
import type {
  getStaffOrder,
  listStaffOrders,
  staffOrderFile,
} from '@rohi/contract/orders/staff-orders.contract';
import { writeDecimal } from '@rohi/contract/pricing/exact-decimal';
import { toWireMoney } from '@rohi/contract/pricing/money';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { allAfter } from '../../../platform/table-files/table-stream.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { maskPhone } from '../../../platform/phone-numbers.ts';
import { inTransaction } from '../../../platform/database.ts';
import { momentsOfDays } from '../../../platform/day-range.ts';
import { recordedSearch } from '../../../platform/recorded-search.ts';
import { recordAudit, type AuditActor } from '../../audit/audit.service.ts';
import { readHistory } from '../../audit/change-row.service.ts';
import { recordLook, type Viewer } from '../../audit/looks.service.ts';
import { mergeHistories, type HistoryPage } from '../../audit/merge-histories.service.ts';
import { readWords, type PublicWords } from '../../reference-data/words.service.ts';
import { eventsOfOrder } from '../../tracking/staff/staff-history.service.ts';
import { findParcelsOfOrder, type KnownParcel } from '../../tracking/tracking.service.ts';
import { findItemsOfCodes } from '../orders/declared-item.store.ts';
import { describeOrder, pointOf } from '../orders/order-list.service.ts';
import { findAnyOrder } from '../orders/order.store.ts';
import { orderStateOf } from '../orders/order-state.ts';
import { pointsById, type ShownPoint } from '../points/pickup-binding.service.ts';
import type { FileLine } from './staff-order-file.ts';
import {
  type StaffOrderFilter,
  type StaffOrderRow,
  type StageOfOrders,
  countStaffOrders,
  findStaffOrderRow,
  pageOfStaffOrders,
  staffOrdersAfter,
} from './staff-order.store.ts';
import type { DeclaredItem } from '../orders/declared-items.ts';

// What a declaration lists, as one cell of a file: goods, pieces, value, HS code and parcel of each item.
/** A cell of a workbook holds 32,767 characters. */
const longestText = 32_000;

/** The items as text, null without any; `priced`: with what they are worth. */
function itemsText(items: readonly DeclaredItem[], { priced }: { priced: boolean }): string | null {
  if (items.length === 0) return null;
  const text = items
    .map(({ goods, pieces, valueMinor, valueCurrency, hsCode, trackingCode }) => {
      const value =
        priced && valueMinor !== null && valueCurrency !== null
          ? toWireMoney({ amountMinor: valueMinor, currency: valueCurrency })
          : undefined;
      const worth = value && `${value.amount} ${value.currency}`;
      return [`${goods} × ${pieces}`, worth, hsCode && `HS ${hsCode}`, trackingCode]
        .filter(Boolean)
        .join(', ');
    })
    .join('; ');
  return text.length > longestText ? `${text.slice(0, longestText)}…` : text;
}

/** One order as the list and its file show it. */
export type StaffOrderLine = DataOf<typeof listStaffOrders>['list'][number];
type StaffOrder = DataOf<typeof getStaffOrder>;

/** One page of the orders that fit; what lies beyond the caller's unit is not there. */
export async function listOrdersForStaff(
  context: Context,
  principal: UserPrincipal,
  query: QueryOf<typeof listStaffOrders>,
  locale: Locale,
): Promise<DataOf<typeof listStaffOrders>> {
  const filter = filterOf(principal, query);
  if (filter === undefined) return { total: 0, list: [] };
  const page = { limit: query.limit, offset: (query.page - 1) * query.limit };
  const [{ total, rows }, points, words] = await Promise.all([
    pageOfStaffOrders(context.db, { ...filter, ...page }),
    pointsById(context, locale),
    readWords(context),
  ]);
  const scope = orderScopeOf(principal);
  return { total, list: rows.map((row) => seenLine(scope, lineOf(row, points, words[locale]))) };
}

type Filter = Omit<StaffOrderFilter, 'limit' | 'offset'>;

/** What of a scope the store asks for; undefined for somebody who needs a unit and has none. */
function placeOf(scope: OrderScope): Partial<Pick<Filter, 'unitId' | 'warehouseId'>> | undefined {
  if (scope.kind === 'all') return {};
  if (scope.unitId === undefined) return undefined;
  return scope.kind === 'point' ? { unitId: scope.unitId } : { warehouseId: scope.unitId };
}

/** Whether somebody may know what orders cost: that is no matter of a warehouse. */
export function seesPrices(principal: UserPrincipal): boolean {
  return orderScopeOf(principal).kind !== 'warehouse';
}

/** An order as somebody of this scope sees it in a list. */
function seenLine(scope: OrderScope, line: StaffOrderLine): StaffOrderLine {
  return scope.kind === 'warehouse' ? { ...line, freight: null } : line;
}

/** Nor are phones and values of the goods. */
function seenOrder(scope: OrderScope, order: StaffOrder): StaffOrder {
  if (scope.kind !== 'warehouse') return order;
  const { senderPhone, recipientPhone } = order.declaration;
  return {
    ...order,
    freight: null,
    price: null,
    declaration: {
      ...order.declaration,
      senderPhone: maskPhone(senderPhone),
      recipientPhone: maskPhone(recipientPhone),
      value: null,
      items: order.declaration.items.map((item) => ({ ...item, value: null })),
    },
  };
}

/**
 * The orders of the caller's China warehouse by stage, those of its list; undefined for staff who see orders by no
 * warehouse. Without a unit there are none.
 */
export async function countOrdersOfWarehouse(
  { db }: Pick<Context, 'db'>,
  caller: Pick<UserPrincipal, 'workplaces' | 'unitId'>,
  line: Filter['line'],
): Promise<StageOfOrders[] | undefined> {
  const scope = orderScopeOf(caller);
  if (scope.kind !== 'warehouse') return undefined;
  return scope.unitId === undefined ? [] : countStaffOrders(db, { line, warehouseId: scope.unitId });
}

/** An order that the caller may see; undefined beyond the scope. */
export async function findOrderSeen(
  context: Pick<Context, 'db'>,
  principal: UserPrincipal,
  code: string,
): Promise<StaffOrderRow | undefined> {
  const place = placeOf(orderScopeOf(principal));
  return place === undefined ? undefined : findStaffOrderRow(context.db, code, place);
}

/** What the store is asked; undefined for somebody who needs a unit and has none. */
function filterOf(
  principal: UserPrincipal,
  query: Omit<QueryOf<typeof staffOrderFile>, 'format'>,
): Filter | undefined {
  const place = placeOf(orderScopeOf(principal));
  if (place === undefined) return undefined;
  return {
    line: query.line,
    stages: query.stage,
    unitId: place.unitId,
    units: query.unit,
    warehouseId: place.warehouseId,
    created: momentsOfDays(query),
    customerCode: query.customer?.trim() || undefined,
    withProblem: query.problem === 'yes',
    product: query.product,
    country: query.country,
    search: query.search?.trim() || undefined,
    oldestFirst: query.sort === 'createdAt',
  };
}

/** All orders that fit, some at a time, for a file; that they are taken away is on record. */
export async function ordersForFile(
  context: Context,
  principal: UserPrincipal,
  query: QueryOf<typeof staffOrderFile>,
  { actor, locale }: { actor: AuditActor; locale: Locale },
): Promise<AsyncIterable<readonly FileLine[]>> {
  const filter = filterOf(principal, query);
  const { format, line: businessLine = null, from = null, to = null, product = null, country = null } = query;
  const points = filter?.unitId === undefined ? query.unit : [filter.unitId];
  const details = {
    format,
    businessLine,
    from,
    to,
    product,
    country,
    customerCode: query.customer?.trim() || null,
    problem: query.problem === undefined ? null : true,
    search: recordedSearch(query.search),
    stage: query.stage?.join(', ') ?? null,
    pickupPointId: points?.join(', ') ?? null,
  };
  const subject = { type: 'order', id: 'list' };
  await inTransaction(context.db, (tx) =>
    recordAudit(tx, { at: context.clock.now(), actor, action: 'order:export', subject, details }),
  );
  return orderPages(context, orderScopeOf(principal), filter, locale);
}

async function* orderPages(
  context: Context,
  scope: OrderScope,
  filter: Filter | undefined,
  locale: Locale,
): AsyncGenerator<FileLine[]> {
  if (filter === undefined) return;
  const points = await pointsById(context, locale);
  const words = (await readWords(context))[locale];
  const pages = allAfter<StaffOrderRow>((after, limit) => staffOrdersAfter(context.db, filter, after, limit));
  const priced = scope.kind !== 'warehouse';
  for await (const rows of pages) {
    const items = await findItemsOfCodes(
      context.db,
      rows.map(({ code }) => code),
    );
    yield rows.map((row) => ({
      ...seenLine(scope, lineOf(row, points, words)),
      items: itemsText(items.get(row.code) ?? [], { priced }),
    }));
  }
}

function lineOf(
  row: StaffOrderRow,
  points: ReadonlyMap<number, ShownPoint>,
  words: Pick<PublicWords, 'stageNames'>,
): StaffOrderLine {
  const { createdAt, pickupPointId, weightG, volumeMm3, freightUsdMinor, ...same } = row;
  return {
    ...same,
    id: row.code,
    createdAt: createdAt.toISOString(),
    stageName: words.stageNames[row.status],
    pickupPoint: pointOf(points, pickupPointId),
    weightKg: weightG === '0' ? null : writeDecimal(BigInt(weightG), 3),
    volumeM3: volumeMm3 === '0' ? null : writeDecimal(BigInt(volumeMm3) / 1_000n, 6, 3),
    freight:
      freightUsdMinor === '0' ? null : toWireMoney({ amountMinor: BigInt(freightUsdMinor), currency: 'USD' }),
  };
}

/** The user who reads an order, and the actor of the record. */
export type OrderReader = { principal: UserPrincipal; actor: Viewer };

/** One order whole, which is recorded. Throws `orders.notFound`, also for one beyond the caller's unit. */
export async function readOrderForStaff(
  context: Context,
  { principal, actor }: OrderReader,
  code: string,
  locale: Locale,
): Promise<StaffOrder> {
  const row = await findOrderSeen(context, principal, code);
  const order = row === undefined ? undefined : await findAnyOrder(context.db, code);
  if (row === undefined || order === undefined) throw new AppError('orders.notFound');
  const parcels = await findParcelsOfOrder(context.db, code);
  const whole = await describeOrder(context, { order, parcels }, locale);
  const words = (await readWords(context))[locale];
  const { customerId } = order;
  const person = customerId === null ? null : { id: customerId, name: row.customerCode ?? customerId };
  const scope = orderScopeOf(principal);
  // Who is shown no whole phone has looked at nothing that is recorded.
  if (scope.kind !== 'warehouse')
    await recordLook(context, actor, { kind: 'ORDER', person, subjectId: code });
  return seenOrder(scope, {
    ...lineOf(row, await pointsById(context, locale), words),
    pickupPoint: whole.pickupPoint,
    declaration: whole.declaration,
    boxes: parcels.map((parcel) => boxOf(parcel, words)),
    price: whole.price,
    canMeasure: orderStateOf(parcels).canEdit,
  });
}

/** What was done with an order and what happened to its parcels, newest first. Throws `orders.notFound`. */
export async function historyOfOrder(
  context: Context,
  principal: UserPrincipal,
  code: string,
  paging: { page: number; limit: number },
  locale: Locale,
): Promise<HistoryPage> {
  const row = await findOrderSeen(context, principal, code);
  if (row === undefined) throw new AppError('orders.notFound');
  const most = { page: 1, limit: paging.page * paging.limit };
  const [records, events] = await Promise.all([
    readHistory(context.db, { type: 'order', id: code }, most),
    eventsOfOrder(context, code, locale),
  ]);
  return mergeHistories(records, events, paging);
}

function boxOf(
  { trackingCode, facts, state }: KnownParcel,
  words: Pick<PublicWords, 'statusNames'>,
): StaffOrder['boxes'][number] {
  const cm = (mm: number | null) => (mm === null ? null : writeDecimal(BigInt(mm), 1));
  return {
    trackingCode,
    status: state.status,
    statusName: words.statusNames[state.status],
    isReceived: state.receivedAt !== null,
    lengthCm: cm(facts.lengthMm),
    widthCm: cm(facts.widthMm),
    heightCm: cm(facts.heightMm),
    weightKg: facts.weightG === null ? null : writeDecimal(BigInt(facts.weightG), 3),
    problems: state.problems,
  };
}
