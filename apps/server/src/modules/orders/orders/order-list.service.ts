/** Orders as the cabinet shows them: lines, and one order whole. */
import type { DataOf, QueryOf } from '@rohi/contract/endpoint';
import { addDays, startOfDushanbeDay } from '@rohi/contract/dushanbe-time';
import type { Locale } from '@rohi/contract/locales';
import type { OrderPrice, getOrder, listOrders } from '@rohi/contract/orders/orders.contract';
import { writeDecimal } from '@rohi/contract/pricing/exact-decimal';
import { toWireMoney, type Currency } from '@rohi/contract/pricing/money';
import { turnedAway } from '@rohi/contract/tracking/parcel-events';
import { orderHeadline, parcelHeadline } from '@rohi/contract/tracking/parcel-headline';
import { isClosed, ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import type { Context } from '../../../context.ts';
import { readWords, type PublicWords } from '../../reference-data/words.service.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { findParcelNames, refoldParcelNames } from '../../tracking/owner/parcel-names.service.ts';
import { countCollectable, type KnownParcel } from '../../tracking/tracking.service.ts';
import { changeableBoxes } from './cargo-guards.ts';
import type { DeclaredItem } from './declared-items.ts';
import { orderStateOf } from './order-state.ts';
import { listGoods, pageOfGoods, pageOfOrders, type OrderFilter } from './order-list.store.ts';
import { similarGoods } from './similar-goods.ts';
import type { OrderWithParcels } from './orders.service.ts';
import { pointsById, type ShownPoint } from '../points/pickup-binding.service.ts';
import type { ReadDeclaration } from './order-draft.ts';
import { pointsFor } from '../../pricing/charges/parcel-charge.service.ts';
import { priceParcels } from '../../billing/parcel-price.service.ts';

// Why an order costs what it does: its weighed parcels together.
/** The charges of the parcels that have been weighed, their sum, storage and points; null while there is none. */
async function priceOrder(
  context: Pick<Context, 'db' | 'clock'>,
  parcels: readonly KnownParcel[],
): Promise<OrderPrice> {
  const prices = [...(await priceParcels(context, parcels)).values()];
  const [first] = prices;
  if (first === undefined) return null;
  const { currency } = first.charge.amount;
  const amountMinor = prices.reduce((sum, { charge }) => sum + charge.amount.amountMinor, 0n);
  const storageMinor = prices.reduce((sum, price) => sum + price.storageMinor, 0n);
  return {
    parcels: prices.map(({ wire }) => wire),
    total: toWireMoney({ amountMinor, currency }),
    storageTotal: storageMinor === 0n ? null : toWireMoney({ amountMinor: storageMinor, currency }),
    points: pointsFor(prices.map(({ charge }) => charge)),
  };
}

function kilograms(grams: number | null): string | null {
  return grams === null ? null : writeDecimal(BigInt(grams), 3);
}

/** What is asked of the list; `codes`: these orders alone. */
type AskedOrders = QueryOf<typeof listOrders> & { codes?: readonly string[] | undefined };

function filterOf({ userId, customerCode }: UserPrincipal, filter: AskedOrders): OrderFilter {
  return {
    customerId: userId,
    customerCode,
    stage: filter.stage,
    only: filter.only,
    search: filter.search?.trim() || undefined,
    from: filter.from === undefined ? undefined : startOfDushanbeDay(filter.from),
    to: filter.to === undefined ? undefined : startOfDushanbeDay(addDays(filter.to, 1)),
    codes: filter.codes,
    oldestFirst: filter.sort === 'oldest',
    limit: filter.limit,
    offset: (filter.page - 1) * filter.limit,
  };
}

/** One page of the own orders. */
export async function listOwnOrders(
  context: Context,
  principal: UserPrincipal,
  request: AskedOrders,
  locale: Locale,
): Promise<DataOf<typeof listOrders>> {
  const filter = filterOf(principal, request);
  const { customerCode } = filter;
  if (filter.search !== undefined && customerCode !== null) await refoldParcelNames(context.db, customerCode);
  const [{ total, rows, isClose }, points, words] = await Promise.all([
    pageOrClose(context, filter),
    pointsById(context, locale),
    readWords(context),
  ]);
  const list = rows.map((row) => ({
    code: row.code,
    createdAt: row.created_at.toISOString(),
    fileRow: row.file_row,
    goods: row.goods,
    firstCode: row.first_code,
    firstName: row.first_name,
    value: valueOf(row.value_minor === null ? null : BigInt(row.value_minor), row.value_currency),
    canChange: row.can_change,
    status: row.status,
    stageName: words[locale].stageNames[row.status],
    headline:
      words[locale].headlines[
        // What was weighed has been received.
        orderHeadline({ ...row, isReceived: row.weight_g !== null, problemsOfGoing: row.problems_of_going })
      ],
    pickupPoint: pointOf(points, row.pickup_point_id),
    weightKg: kilograms(row.weight_g),
    parcels: row.parcels,
    ready: row.ready,
    problems: row.problems,
  }));
  return { total, isClose, list };
}

/** A page of what is looked for or, where there is none of it, of what it may mean. */
async function pageOrClose({ db }: Context, filter: OrderFilter) {
  const found = await pageOfOrders(db, filter);
  if (filter.search === undefined || found.total > 0) return { ...found, isClose: false };
  const goods = similarGoods(filter.search, await listGoods(db, filter.customerId));
  if (goods.length === 0) return { ...found, isClose: false };
  const close = await pageOfGoods(db, filter, goods);
  return { ...close, isClose: close.total > 0 };
}

/** The point of this id, when there is one and it is in use. */
export function pointOf(points: ReadonlyMap<number, ShownPoint>, id: number | null): ShownPoint | null {
  return id === null ? null : (points.get(id) ?? null);
}

/** One own order whole, with what its customer calls the parcels. */
export async function describeOwnOrder(
  context: Context,
  { customerCode }: UserPrincipal,
  order: OrderWithParcels,
  locale: Locale,
): Promise<DataOf<typeof getOrder>> {
  const codes = order.parcels.map(({ trackingCode }) => trackingCode);
  return describeOrder(context, order, locale, await findParcelNames(context.db, customerCode ?? '', codes));
}

/** One order whole, in the caller's language; `names` are for its customer alone. */
export async function describeOrder(
  context: Context,
  { order, parcels }: OrderWithParcels,
  locale: Locale,
  names: ReadonlyMap<string, string> = new Map(),
): Promise<DataOf<typeof getOrder>> {
  const words = await readWords(context);
  const { status, ...allowed } = orderStateOf(parcels, order.businessLine);
  const going = parcels.filter(({ state }) => state.status !== ParcelStatus.Cancelled);
  const underWay = parcels.filter(({ state }) => !isClosed(state.status));
  const weighed = going.flatMap(({ facts }) => (facts.weightG === null ? [] : [facts.weightG]));
  const headline = orderHeadline({
    status,
    isReceived: weighed.length > 0,
    problemsOfGoing: underWay.map(({ state }) => state.problems),
  });
  return {
    code: order.code,
    createdAt: order.createdAt.toISOString(),
    status,
    stageName: words[locale].stageNames[status],
    headline: words[locale].headlines[headline],
    pickupPoint: pointOf(await pointsById(context, locale), order.pickupPointId),
    weightKg: weighed.length === 0 ? null : kilograms(weighed.reduce((sum, weight) => sum + weight, 0)),
    parcels: parcels.length,
    ready: await countCollectable(
      context.db,
      parcels.map(({ id }) => id),
    ),
    problems: [...new Set(parcels.flatMap(({ state }) => state.problems))].toSorted(),
    declaration: describeDeclaration(order.declaration),
    parcelList: parcels.map((parcel) => ({
      ...describeParcel(parcel, words[locale], names),
      isTurnedAway: isTurnedAway(parcel),
    })),
    price: await priceOrder(context, going),
    cargo: order.businessLine === 'FBA' ? describeCargo(parcels, going) : null,
    version: order.version,
    ...allowed,
  };
}

function describeCargo(parcels: readonly KnownParcel[], going: readonly KnownParcel[]) {
  const cm = (mm: number | null) => (mm === null ? null : writeDecimal(BigInt(mm), 1));
  return {
    canChange: changeableBoxes(parcels) !== undefined,
    boxes: going.map(({ trackingCode, facts: { lengthMm, widthMm, heightMm, weightG } }) => ({
      trackingCode,
      lengthCm: cm(lengthMm),
      widthCm: cm(widthMm),
      heightCm: cm(heightMm),
      weightKg: kilograms(weightG),
    })),
  };
}

/** Cancelled because the box with its code was another customer's. */
function isTurnedAway({ state, history }: KnownParcel): boolean {
  const last = history.findLast(({ type }) => type === 'CANCELLED');
  return state.status === ParcelStatus.Cancelled && last?.details.reason === turnedAway;
}

/** One parcel as its owner sees it. */
export function describeParcel(
  { trackingCode, facts, state }: Pick<KnownParcel, 'trackingCode' | 'facts' | 'state'>,
  words: Pick<PublicWords, 'statusNames' | 'headlines'>,
  names: ReadonlyMap<string, string>,
) {
  return {
    trackingCode,
    name: names.get(trackingCode) ?? null,
    status: state.status,
    statusName: words.statusNames[state.status],
    headline: words.headlines[parcelHeadline({ ...state, isReceived: state.receivedAt !== null })],
    weightKg: kilograms(facts.weightG),
    lastEventTime: state.lastEventAt?.toISOString() ?? null,
    freeUntil: state.freeUntil,
    problems: state.problems,
  };
}

function describeDeclaration(declaration: ReadDeclaration): DataOf<typeof getOrder>['declaration'] {
  const { weightG, volumeCm3, valueMinor, valueCurrency, items, ...texts } = declaration;
  return {
    ...texts,
    weightKg: kilograms(weightG),
    volumeM3: volumeCm3 === null ? null : writeDecimal(BigInt(volumeCm3), 6, 3),
    value: valueOf(valueMinor, valueCurrency),
    items: items.map(describeItem),
  };
}

/** An item as answers show it. */
export function describeItem({ valueMinor, valueCurrency, ...item }: DeclaredItem) {
  return { ...item, value: valueOf(valueMinor, valueCurrency) };
}

function valueOf(amountMinor: bigint | null, currency: Currency | null) {
  return amountMinor === null || currency === null ? null : toWireMoney({ amountMinor, currency });
}
