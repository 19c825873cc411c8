/**
 * Owns what the office lowers or raises charges by: with a reason, never below nothing, and above what one person
 * decides alone by two.
 */
import type {
  correctCharge as correctCall,
  WireCorrection,
} from '@rohi/contract/billing/corrections.contract';
import { waitsHours } from '@rohi/contract/billing/money-limits';
import type { BodyOf } from '@rohi/contract/endpoint';
import { toWireMoney } from '@rohi/contract/pricing/money';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { Tx } from '../../../platform/database.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { inMoneyRequest, type MoneyClerk } from '../ledger/money-requests.service.ts';
import { lockPurse } from '../ledger/purse.store.ts';
import { decideAlone } from '../sole-decisions/sole-decisions.service.ts';
import { changeCharges } from './changed-charges.service.ts';
import {
  decideCorrection,
  endCorrections,
  findCorrections,
  insertCorrection,
  payerOf,
  type CorrectionRow,
} from './correction.store.ts';
import { owedCharges } from './owed.service.ts';

const hourMs = 3_600_000;

/**
 * Corrects a charge, or has it wait. Throws `billing.notFound` for one that is not due, `billing.correctionTooMuch`.
 */
export async function correctCharge(
  context: Context,
  clerk: MoneyClerk,
  { id: chargeId, requestId, ...body }: { id: string } & BodyOf<typeof correctCall>,
): Promise<WireCorrection> {
  const { userId, name } = clerk.principal;
  const customerCode = await payerOf(context.db, chargeId);
  if (customerCode === undefined) throw new AppError('billing.notFound');
  const request = {
    requestId,
    act: 'charge:correct',
    userId,
    asked: { chargeId, ...body },
    thing: `customer:${customerCode}`,
  };
  return inMoneyRequest(context, request, async (tx) => {
    await lockPurse(tx, customerCode);
    const amountMinor = body.way === 'LOWER' ? -body.amount : body.amount;
    const askedAt = context.clock.now();
    const endsAt = new Date(askedAt.getTime() + waitsHours * hourMs);
    await requireOwed(context, tx, { chargeId, customerCode, amountMinor });
    const isAlone = await decideAlone(context, tx, clerk.principal, {
      id: requestId,
      kind: 'CORRECTION',
      customerCode,
      paymentId: null,
      amountMinor: body.amount,
    });
    await insertCorrection(tx, {
      id: requestId,
      chargeId,
      customerCode,
      amountMinor,
      reason: body.reason.trim(),
      state: isAlone ? 'DONE' : 'WAITING',
      askedAt,
      askedBy: name,
      askedById: userId,
      endsAt,
    });
    const row = await correctionOf(tx, requestId);
    if (isAlone) await carryOut(context, tx, clerk, row);
    return describe(row);
  });
}

type Corrected = Pick<CorrectionRow, 'chargeId' | 'customerCode' | 'amountMinor'>;

/** The charge is due, locked, and stays above nothing. */
async function requireOwed(
  { clock }: Context,
  tx: Tx,
  { chargeId, customerCode, amountMinor }: Corrected,
): Promise<void> {
  const owed = await owedCharges({ db: tx, clock }, customerCode, { isLocked: true });
  const charge = owed.find(({ id }) => id === chargeId);
  if (charge === undefined) throw new AppError('billing.notFound');
  if (amountMinor < 0n && charge.owedMinor + amountMinor < 0n)
    throw new AppError('billing.correctionTooMuch');
}

async function correctionOf(db: Context['db'] | Tx, id: string): Promise<CorrectionRow> {
  const [row] = await findCorrections(db, { id });
  if (row === undefined) throw new AppError('billing.notFound');
  return row;
}

/** The charge costs more or less, and it is on record who has decided so. */
async function carryOut(context: Context, tx: Tx, { actor }: MoneyClerk, row: CorrectionRow): Promise<void> {
  await changeCharges(tx, [{ id: row.chargeId, settledMinor: 0n, correctedMinor: row.amountMinor }]);
  await recordAudit(tx, {
    at: context.clock.now(),
    actor,
    action: 'charge:correct',
    ...auditOf(row),
  });
}

const auditOf = ({ customerCode, amountMinor, trackingCode, reason }: CorrectionRow) => ({
  subject: { type: 'customer', id: customerCode },
  details: { amountMinor: Number(amountMinor), parcel: trackingCode, reason },
});

/**
 * Confirms or refuses one that waits. Throws `billing.notFound`, `billing.alreadyDecided`,
 * `billing.secondPersonNeeded`, `billing.correctionTooMuch`.
 */
export async function decideOnCorrection(
  context: Context,
  clerk: MoneyClerk,
  { id, requestId, isConfirmed }: { id: string; requestId: string; isConfirmed: boolean },
): Promise<WireCorrection> {
  const correction = await correctionOf(context.db, id);
  const { userId: byId, name: by } = clerk.principal;
  const request = {
    requestId,
    act: 'charge:decide',
    userId: byId,
    asked: { id, isConfirmed },
    thing: `customer:${correction.customerCode}`,
  };
  return inMoneyRequest(context, request, async (tx) => {
    await lockPurse(tx, correction.customerCode);
    if (isConfirmed && correction.askedById === byId) throw new AppError('billing.secondPersonNeeded');
    const at = context.clock.now();
    const state = isConfirmed ? 'DONE' : 'REFUSED';
    if (!(await decideCorrection(tx, id, { state, at, by, byId })))
      throw new AppError('billing.alreadyDecided');
    const row = await correctionOf(tx, id);
    if (isConfirmed) {
      await requireOwed(context, tx, row);
      await carryOut(context, tx, clerk, row);
    } else await recordAudit(tx, { at, actor: clerk.actor, action: 'charge:refuse', ...auditOf(row) });
    return describe(row);
  });
}

/** What waits for a second person, the oldest first. */
export async function readWaitingCorrections({
  db,
  clock,
}: Pick<Context, 'db' | 'clock'>): Promise<{ list: WireCorrection[] }> {
  return { list: (await findCorrections(db, { waitAt: clock.now() })).map(describe) };
}

/** Ends those that were not confirmed in time. */
export async function endWaitingCorrections({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await endCorrections(db, clock.now());
}

function describe({
  amountMinor,
  askedAt,
  endsAt,
  askedById: _askedById,
  ...row
}: CorrectionRow): WireCorrection {
  return {
    ...row,
    amount: toWireMoney({ amountMinor, currency: 'USD' }),
    askedAt: askedAt.toISOString(),
    endsAt: endsAt.toISOString(),
  };
}
