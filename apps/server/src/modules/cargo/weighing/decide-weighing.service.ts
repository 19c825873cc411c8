/**
 * What a person decides about second weights: those that are higher than the first, and those after which more was paid
 * than the delivery costs.
 */
import type { BodyOf, DataOf } from '@rohi/contract/endpoint';
import type {
  openWeighings,
  SecondWeighing,
  settleWeighing as settleCall,
} from '@rohi/contract/linehaul/second-weighings.contract';
import { actsOfWeighing, type WeighingAct } from '@rohi/contract/linehaul/weighing-names';
import { writeDecimal } from '@rohi/contract/pricing/exact-decimal';
import { toWireMoney } from '@rohi/contract/pricing/money';
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { Tx } from '../../../platform/database.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { priceByWeights } from '../../billing/charges/weighed-price.service.ts';
import { lockScannable } from '../../tracking/tracking.service.ts';
import { doOnce } from '../../linehaul/once.service.ts';
import { countOpen, findWeighings, settleRow, type SecondWeighingRow } from './second-weighing.store.ts';
import { makeWeightCount } from './weigh-again.service.ts';

const mostListed = 200;
const settledBy = { KEEP: 'KEPT', ACCEPT: 'ACCEPTED', REFUNDED: 'REFUNDED' } as const satisfies Record<
  WeighingAct,
  string
>;

/** What waits for a person, the oldest first. */
export async function readOpenWeighings({ db }: Pick<Context, 'db'>): Promise<DataOf<typeof openWeighings>> {
  const { total, rows } = await findWeighings(db, { limit: mostListed });
  return { total, list: rows.map(describe) };
}

/** How many wait for a person, and since when the first has. */
export function countOpenWeighings({
  db,
}: Pick<Context, 'db'>): Promise<{ count: number; oldest: Date | null }> {
  return countOpen(db);
}

/**
 * Settles one. Throws `list.notFound`, `linehaul.weightSettled`, and `linehaul.weightLeft` where the second weight
 * cannot count any more.
 */
export async function settleWeighing(
  context: Context,
  principal: UserPrincipal,
  id: string,
  { requestId, act, reason }: BodyOf<typeof settleCall>,
): Promise<SecondWeighing> {
  const existing = await weighingOf(context.db, id);
  const once = { type: 'weight-settled', actor: principal, requestId, code: existing.trackingCode };
  return doOnce(context, once, async (tx, at) => {
    if (!actsOfWeighing[existing.outcome].includes(act)) throw new AppError('linehaul.weightSettled');
    if (act === 'ACCEPT') await accept(context, tx, principal, existing);
    const settled = { settled: settledBy[act], reason: reason.trim(), at, by: principal.name };
    if (!(await settleRow(tx, id, settled))) throw new AppError('linehaul.weightSettled');
    const { userId, name } = principal;
    await recordAudit(tx, {
      at,
      actor: { userId, name },
      action: 'weight:settle',
      subject: { type: 'parcel', id: existing.trackingCode },
      details: { how: act, reason: settled.reason },
    });
    return describe(await weighingOf(tx, id));
  });
}

const closed: readonly ParcelStatus[] = [ParcelStatus.Received, ParcelStatus.Cancelled];

/** The second weight counts, unless the parcel is gone or has another weight by now. */
async function accept(
  context: Context,
  tx: Tx,
  principal: UserPrincipal,
  { parcelId, trackingCode, oldG, newG }: SecondWeighingRow,
): Promise<void> {
  const parcel = await lockScannable(context, tx, trackingCode);
  const isSame = parcel?.id === parcelId && parcel.facts.weightG === oldG;
  if (!isSame || closed.includes(parcel.state.status))
    throw new AppError('linehaul.weightLeft', { params: { code: trackingCode } });
  const { isOverpaid, ...prices } = await priceByWeights(tx, parcelId, newG);
  const found = { oldG, newG, ...prices };
  await makeWeightCount(context, tx, { act: { principal }, parcel, found, isOverpaid });
}

async function weighingOf(db: Context['db'] | Tx, id: string): Promise<SecondWeighingRow> {
  const [row] = (await findWeighings(db, { id })).rows;
  if (row === undefined) throw new AppError('list.notFound');
  return row;
}

function describe({
  parcelId: _parcelId,
  oldG,
  newG,
  oldMinor,
  newMinor,
  ...row
}: SecondWeighingRow): SecondWeighing {
  const price = (amountMinor: bigint | null) =>
    amountMinor === null ? null : toWireMoney({ amountMinor, currency: 'USD' });
  return {
    ...row,
    oldKg: oldG === null ? null : writeDecimal(BigInt(oldG), 3),
    newKg: writeDecimal(BigInt(newG), 3),
    oldPrice: price(oldMinor),
    newPrice: price(newMinor),
    weighedAt: row.weighedAt.toISOString(),
  };
}
