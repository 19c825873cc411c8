/**
 * Owns cargo orders (FBA): what staff take down for a customer who sends boxes. Promises that a repeated request makes
 * one order, that boxes are charged by the tariff of cargo, and that an unidentified parcel does not become a box of
 * another order.
 */
import { randomUUID } from 'node:crypto';
import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { BodyOf } from '@rohi/contract/endpoint';
import { mostBoxesOfCargo } from '@rohi/contract/orders/order-rules';
import type { createCargoOrder, measureBoxes } from '@rohi/contract/orders/staff-orders.contract';
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { UserPrincipal } from '../../../principal.ts';
import type { Tx } from '../../../platform/database.ts';
import { inPatientTransaction } from '../../../platform/lock-lanes.ts';
import { findCustomerAsWritten } from '../../accounts/codes/customer-codes.service.ts';
import { recordAudit, type AuditActor } from '../../audit/audit.service.ts';
import {
  findParcelsOfOrder,
  lockParcels,
  newOrderCode,
  newOwnParcelCode,
  writeParcels,
  type ParcelWrite,
} from '../../tracking/tracking.service.ts';
import { readBoxes, readMeasures, sumOfBoxes, type BoxMeasures, type CargoBox } from './cargo-boxes.ts';
import { lockBoundPoint } from './customer.store.ts';
import { inParcels } from './declared-items.ts';
import { emptyDeclaration, readDeclaration, type OrderDraft, type ReadDeclaration } from './order-draft.ts';
import { orderStateOf } from './order-state.ts';
import { findAnyOrder, findCodesOfRequests, insertOrder, updateOrder } from './order.store.ts';
import { moverOf } from './orders.service.ts';
import { isKnownPoint } from '../points/pickup-binding.service.ts';
import { enterOnce } from '../staff/entered-once.service.ts';

type Asked = BodyOf<typeof createCargoOrder>;
type Customer = { id: string; customerCode: string };
type ReadCargo = { boxes: CargoBox[]; declaration: ReadDeclaration };

/**
 * Makes a cargo order with its boxes and returns its code. It is declared in the same go: what staff measure is
 * complete. Throws `request.invalid` with the fields, `orders.customerNotFound`, `customers.codeAmbiguous`,
 * `orders.alreadyEntered`,
 * `orders.pickupPointNeeded`, `orders.tooManyBoxes` and `orders.codeTaken`.
 */
export async function takeCargoOrder(
  context: Context,
  principal: UserPrincipal,
  input: Asked,
  actor: AuditActor,
): Promise<string> {
  const { requestId: _request, customerCode: _code, pickupPointId: _point, ...form } = input;
  const cargo = readCargo(form);
  const customer = await findCustomerAsWritten(context.db, input.customerCode);
  if (customer === undefined)
    throw new AppError('orders.customerNotFound', { params: { code: input.customerCode.trim() } });
  const request = { requestId: input.requestId, customerId: customer.id };
  return enterOnce(context, principal, request, (note) =>
    writeCargo(context, principal, { request: input, cargo, customer }, actor, note),
  );
}

/** Writes the order with its boxes; `note` says in the transaction which order was made. */
async function writeCargo(
  context: Context,
  principal: UserPrincipal,
  { request, cargo, customer }: { request: Asked; cargo: ReadCargo; customer: Customer },
  actor: AuditActor,
  note: (tx: Tx, code: string) => Promise<void>,
): Promise<string> {
  const { id: customerId, customerCode } = customer;
  return inPatientTransaction(context, `customer:${customerCode}`, async (tx) => {
    const pickupPointId = request.pickupPointId ?? (await lockBoundPoint(tx, customerId));
    if (pickupPointId === undefined || !(await isKnownPoint(context, pickupPointId)))
      throw new AppError('orders.pickupPointNeeded');
    const at = context.clock.now();
    const code = newOrderCode(dushanbeDay(at));
    const order = { id: randomUUID(), code, customerId, pickupPointId, createdAt: at };
    const { declaration, boxes } = cargo;
    const isNew = await insertOrder(tx, {
      ...order,
      declaration,
      requestId: request.requestId,
      businessLine: 'FBA',
    });
    if (!isNew) {
      const made = await findCodesOfRequests(tx, customerId, [request.requestId]);
      return made.get(request.requestId) ?? code;
    }
    await note(tx, code);
    await makeBoxes(context, tx, principal, { code, customerCode, pickupPointId, boxes, moves: accepted });
    await recordAudit(tx, {
      at,
      actor,
      action: 'order:take',
      subject: { type: 'order', id: code },
      details: { line: 'FBA', customerCode, boxes: boxes.length },
    });
    return code;
  });
}

/**
 * Boxes and declaration of a form, complete. Throws `request.invalid` with the fields, rows of boxes among them, and
 * `orders.tooManyBoxes`.
 */
export function readCargo({
  boxes: rows,
  ...texts
}: OrderDraft & { boxes: Parameters<typeof readBoxes>[0] }): ReadCargo {
  const { boxes, problems } = readBoxes(rows);
  const read = readDeclaration(emptyDeclaration, texts);
  const fields = [...problems, ...read.problems];
  const { goods, valueMinor, items } = read.declaration;
  if (goods === null) fields.push({ field: 'goods', error: 'required' });
  if (valueMinor === null && read.problems.length === 0)
    fields.push({ field: items.length === 0 ? 'valueAmount' : 'items', error: 'required' });
  const codes = boxes.flatMap(({ trackingCode }) => trackingCode ?? []);
  fields.push(...inParcels(items, codes, true).problems);
  if (fields.length > 0) throw new AppError('request.invalid', { fields });
  checkCount(boxes);
  return { boxes, declaration: { ...read.declaration, ...sumOfBoxes(boxes), places: boxes.length } };
}

/** Throws `orders.tooManyBoxes`. */
export function checkCount(boxes: readonly CargoBox[]): void {
  if (boxes.length > mostBoxesOfCargo)
    throw new AppError('orders.tooManyBoxes', { params: { max: mostBoxesOfCargo } });
}

/** What happens to a box that the office takes down, and to one that its customer asks for. */
const accepted = ['ORDER_SUBMITTED', 'FORECAST_ACCEPTED'] as const;
export const askedFor = ['ORDER_SUBMITTED'] as const;

type NewBoxes = {
  code: string;
  customerCode: string | null;
  pickupPointId: number | null;
  boxes: readonly CargoBox[];
  moves: typeof accepted | typeof askedFor;
};

/** Makes the parcels of the boxes. */
export async function makeBoxes(
  context: Context,
  tx: Tx,
  principal: UserPrincipal,
  { boxes, moves, ...order }: NewBoxes,
): Promise<void> {
  const own = boxes.flatMap(({ trackingCode }) => trackingCode ?? []);
  const [taken] = await lockParcels(tx, own);
  if (taken !== undefined) throw new AppError('orders.codeTaken', { params: { code: taken.trackingCode } });
  const move = moverOf(principal);
  const results = await writeParcels(
    context,
    tx,
    boxes.map(({ trackingCode, ...measures }): ParcelWrite => ({
      trackingCode: trackingCode ?? newOwnParcelCode(),
      declare: {
        facts: {
          orderCode: order.code,
          customerCode: order.customerCode,
          pickupPointId: order.pickupPointId,
          businessLine: 'FBA',
          ...measures,
        },
        move,
      },
      moves: moves.map((type) => ({ type, ...move })),
    })),
  );
  results.forEach(({ created, outcomes }, index) => {
    // Another request that declared one of these codes between our look and our write was quicker.
    if (!created)
      throw new AppError('orders.codeTaken', { params: { code: boxes[index]?.trackingCode ?? '' } });
    for (const outcome of outcomes)
      if (outcome.result === 'refused') throw new AppError(outcome.error, { params: outcome.params ?? {} });
  });
}

/**
 * Writes other measures of an order's boxes, over the version that was read; what its customer has asked for is
 * accepted by that. Throws `orders.notFound`, also for boxes that are not of this order, `orders.changedMeanwhile` and
 * `orders.tooLateToChange` once China has received a box.
 */
export async function measureCargo(
  context: Context,
  principal: UserPrincipal,
  code: string,
  body: BodyOf<typeof measureBoxes>,
  actor: AuditActor,
): Promise<void> {
  const measured = readMeasured(body.boxes);
  await inPatientTransaction(context, `order:${code}`, async (tx) => {
    const order = await findAnyOrder(tx, code, 'lock');
    if (order === undefined) throw new AppError('orders.notFound');
    if (order.version !== body.version) throw new AppError('orders.changedMeanwhile');
    const parcels = await findParcelsOfOrder(tx, code);
    if (!orderStateOf(parcels).canEdit) throw new AppError('orders.tooLateToChange');
    const codes = new Set(parcels.map(({ trackingCode }) => trackingCode));
    if ([...measured.keys()].some((box) => !codes.has(box))) throw new AppError('orders.notFound');
    const move = moverOf(principal);
    const going = parcels.filter(({ state }) => state.closedAt === null);
    await writeParcels(
      context,
      tx,
      going.map(({ trackingCode, state }): ParcelWrite => {
        const facts = measured.get(trackingCode);
        const moves = acceptingMoves[state.status] ?? [];
        return {
          trackingCode,
          ...(facts !== undefined && { declare: { facts, move } }),
          moves: moves.map((type) => ({ type, ...move })),
        };
      }),
    );
    const boxes = parcels.flatMap(
      ({ trackingCode, facts }) => measured.get(trackingCode) ?? knownMeasures(facts),
    );
    if (!(await updateOrder(tx, { ...order, declaration: { ...order.declaration, ...sumOfBoxes(boxes) } })))
      throw new AppError('orders.changedMeanwhile');
    await recordAudit(tx, {
      at: context.clock.now(),
      actor,
      action: 'order:measure',
      subject: { type: 'order', id: code },
      details: { boxes: [...measured.keys()] },
    });
  });
}

/** A member of the office who measures boxes accepts them: from then on their customer does not change them. */
const acceptingMoves: Partial<Record<ParcelStatus, typeof accepted | readonly ['FORECAST_ACCEPTED']>> = {
  [ParcelStatus.AwaitingSubmission]: accepted,
  [ParcelStatus.AwaitingDeclaration]: ['FORECAST_ACCEPTED'],
};

function readMeasured(rows: BodyOf<typeof measureBoxes>['boxes']): Map<string, BoxMeasures> {
  const read = rows.map((row, index) => readMeasures(row, `boxes[${index}]`));
  const fields = read.flatMap(({ problems }) => problems);
  if (fields.length > 0) throw new AppError('request.invalid', { fields });
  return new Map(rows.map(({ trackingCode }, index) => [trackingCode, read[index]?.measures as BoxMeasures]));
}

function knownMeasures({
  lengthMm,
  widthMm,
  heightMm,
  weightG,
}: { [Key in keyof BoxMeasures]: number | null }): BoxMeasures | [] {
  if (lengthMm === null || widthMm === null || heightMm === null || weightG === null) return [];
  return { lengthMm, widthMm, heightMm, weightG };
}
