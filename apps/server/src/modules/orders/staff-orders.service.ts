/** Orders as staff see them: of both business lines, whoever's they are, a clerk those of the own pickup point. */
import { boundUnitOf } from '@rohi/contract/accounts/unit-bound';
import type { DataOf, QueryOf } from '@rohi/contract/endpoint';
import type { Locale } from '@rohi/contract/locales';
import type { getStaffOrder, listStaffOrders } from '@rohi/contract/orders/staff-orders.contract';
import { writeDecimal } from '@rohi/contract/pricing/exact-decimal';
import { toWireMoney } from '@rohi/contract/pricing/money';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { Session } from '../../http/session-guard.ts';
import { readWords, type PublicWords } from '../reference-data/words.service.ts';
import { findParcelsOfOrder, type KnownParcel } from '../tracking/tracking.service.ts';
import { describeOrder, pointOf } from './order-list.service.ts';
import { orderStateOf } from './order-state.ts';
import { pointsById, type ShownPoint } from './pickup-binding.service.ts';
import {
  findAnyOrder,
  findStaffOrderRow,
  pageOfStaffOrders,
  type StaffOrderFilter,
  type StaffOrderRow,
} from './staff-order.store.ts';

type Line = DataOf<typeof listStaffOrders>['list'][number];
type StaffOrder = DataOf<typeof getStaffOrder>;

/** One page of the orders that fit; what lies beyond the asker's unit is not there. */
export async function listOrdersForStaff(
  context: Context,
  session: Session,
  asked: QueryOf<typeof listStaffOrders>,
  locale: Locale,
): Promise<DataOf<typeof listStaffOrders>> {
  const bound = boundUnitOf(session);
  if (bound !== undefined && asked.unit !== undefined && asked.unit !== bound) return { total: 0, list: [] };
  const filter: StaffOrderFilter = {
    line: asked.line,
    stage: asked.stage,
    unitId: bound ?? asked.unit,
    withProblem: asked.problem === 'yes',
    search: asked.search?.trim() || undefined,
    oldestFirst: asked.sort === 'createdAt',
    limit: asked.limit,
    offset: (asked.page - 1) * asked.limit,
  };
  const [{ total, rows }, points, words] = await Promise.all([
    pageOfStaffOrders(context.db, filter),
    pointsById(context, locale),
    readWords(context),
  ]);
  return { total, list: rows.map((row) => lineOf(row, points, words[locale])) };
}

function lineOf(
  row: StaffOrderRow,
  points: ReadonlyMap<number, ShownPoint>,
  words: Pick<PublicWords, 'stageNames'>,
): Line {
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

/** One order whole. Throws `orders.notFound`, also for one beyond the asker's unit. */
export async function readOrderForStaff(
  context: Context,
  session: Session,
  code: string,
  locale: Locale,
): Promise<StaffOrder> {
  const row = await findStaffOrderRow(context.db, code, boundUnitOf(session));
  const order = row === undefined ? undefined : await findAnyOrder(context.db, code);
  if (row === undefined || order === undefined) throw new AppError('orders.notFound');
  const parcels = await findParcelsOfOrder(context.db, code);
  const whole = await describeOrder(context, { order, parcels }, locale);
  const words = (await readWords(context))[locale];
  return {
    ...lineOf(row, await pointsById(context, locale), words),
    pickupPoint: whole.pickupPoint,
    declaration: whole.declaration,
    boxes: parcels.map((parcel) => boxOf(parcel, words)),
    price: whole.price,
    canMeasure: orderStateOf(parcels).canEdit,
  };
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
    lengthCm: cm(facts.lengthMm),
    widthCm: cm(facts.widthMm),
    heightCm: cm(facts.heightMm),
    weightKg: facts.weightG === null ? null : writeDecimal(BigInt(facts.weightG), 3),
    problems: state.problems,
  };
}
