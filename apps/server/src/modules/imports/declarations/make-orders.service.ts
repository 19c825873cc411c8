/**
 * Owns the making of orders from a file. Promises that each order is made whole and once, however often the file is
 * confirmed and wherever a confirmation was cut off: what it has made is found again by the request ids that file and
 * row give.
 */
import { longestItemGoods, mostItemsOfOrder } from '@rohi/contract/orders/declared-items';
import { writeDecimal } from '@rohi/contract/pricing/exact-decimal';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { declareTogether, type DeclaredDraft } from '../../orders/codes/declared-orders.service.ts';
import { declareOrder } from '../../orders/orders/orders.service.ts';
import { indexOfOrder, requestIdOfOrder, markOthers, type PlannedOrder } from './declaration-plan.ts';

/**
 * Makes some orders together or, where that cannot be, each by itself. Returns codes by the index of the first row.
 * @param file its id, and the moment of all of its orders
 */
export async function makeOrders(
  context: Context,
  principal: UserPrincipal,
  file: { id: string; at: Date },
  orders: readonly PlannedOrder[],
  submits: boolean,
): Promise<Map<number, string>> {
  const drafts = orders.map((order) => ({
    requestId: requestIdOfOrder(file.id, indexOfOrder(order)),
    fromFile: { at: file.at, row: order.rows[0]?.cells.row ?? 1 },
    ...draftOf(order),
  }));
  const together = await declareTogether(context, principal, drafts, submits);
  const made = new Map<number, string>();
  for (const [at, order] of orders.entries()) {
    const draft = drafts[at];
    if (draft === undefined) continue;
    const code =
      together?.get(draft.requestId) ?? (await makeOrder(context, principal, draft, order, submits));
    if (code !== undefined) made.set(indexOfOrder(order), code);
  }
  return made;
}

/** Undefined when somebody else was quicker with one of its codes; its rows say so then. */
async function makeOrder(
  context: Context,
  principal: UserPrincipal,
  draft: DeclaredDraft,
  order: PlannedOrder,
  submits: boolean,
): Promise<string | undefined> {
  try {
    return await declareOrder(context, principal, draft, submits);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { params, errorName } = error;
    const row =
      order.rows.find(({ trackingCodes }) => trackingCodes.includes(String(params['code']))) ?? order.rows[0];
    if (errorName === 'orders.codeTaken') row?.cells.addProblem('trackingCode', 'codeTaken');
    else if (errorName === 'orders.parcelElsewhere') row?.cells.addProblem('trackingCode', 'parcelElsewhere');
    else if (errorName === 'orders.tooManyNewCodes')
      row?.cells.addProblem('trackingCode', 'noCodesLeft', { max: params['max'] ?? 0 });
    else if (errorName === 'orders.pickupPointNeeded')
      row?.cells.addProblem('pickupPoint', 'unknownPickupPoint');
    else throw error;
    markOthers(order.rows);
    return undefined;
  }
}

/**
 * The rows as items, where each says its goods and how many pieces; undefined where one does not. A row with several
 * codes, or with none in an order of several parcels, does not say which parcel its goods are in.
 */
function itemsOf({ rows, codes }: PlannedOrder) {
  if (rows.length > mostItemsOfOrder) return undefined;
  const items = rows.flatMap(({ goods, pieces, hsCode, valueMinor, trackingCodes }) => {
    if (goods === undefined || goods.length > longestItemGoods || pieces === undefined) return [];
    const trackingCode = trackingCodes.length === 1 && codes.length > 1 ? trackingCodes[0] : undefined;
    return {
      goods,
      pieces,
      ...(valueMinor === undefined ? {} : { valueAmount: writeDecimal(BigInt(valueMinor), 2) }),
      ...(hsCode === undefined ? {} : { hsCode }),
      ...(trackingCode === undefined ? {} : { trackingCode }),
    };
  });
  return items.length === rows.length ? items : undefined;
}

function draftOf(order: PlannedOrder) {
  const { weightG, volumeCm3, valueMinor, currency, marketplace, pickupPointId } = order;
  const items = itemsOf(order);
  const decimal = (value: number | null, digits: number) =>
    value === null ? '' : writeDecimal(BigInt(value), digits);
  return {
    trackingCodes: order.codes,
    ...(items === undefined ? { goods: order.goods ?? '' } : { items }),
    places: order.places,
    weightKg: decimal(weightG, 3),
    volumeM3: decimal(volumeCm3, 6),
    ...(items === undefined ? { valueAmount: decimal(valueMinor, 2) } : {}),
    valueCurrency: currency ?? 'CNY',
    marketplace,
    recipientName: order.recipientName ?? '',
    recipientPhone: order.recipientPhone ?? '',
    note: order.note ?? '',
    // An order without a point is not sound, and is not made.
    pickupPointId: pickupPointId ?? 0,
  } as const;
}
