/**
 * Owns the slips of the counter. Promises that the code stands on the paper alone, that a customer has one slip at a
 * time, that each print is on record, and that the slip of a customer with money needs a second person.
 */
import { randomInt, randomUUID } from 'node:crypto';
import { slipCodeLength, slipDays, slipsAnHour } from '@rohi/contract/accounts/claim-rules';
import type { printClaimSlip as printCall } from '@rohi/contract/accounts/claim-slips.contract';
import type { BodyOf } from '@rohi/contract/endpoint';
import { dushanbeMinute } from '@rohi/contract/dushanbe-time';
import type { LocaleTexts } from '@rohi/contract/locales';
import { usualAtCounter } from '@rohi/contract/reference-data/usual-settings';
import { pages } from '@rohi/contract/site/pages';
import { ownCodeAlphabet } from '@rohi/contract/lists/own-code-alphabet';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { inTransaction, type Db, type Tx } from '../../../platform/database.ts';
import { hashPassword } from '../../../platform/passwords.ts';
import type { RequestActor, UserPrincipal } from '../../../principal.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { findPlace } from '../../places/places.service.ts';
import { readFirmName } from '../../reference-data/settings.service.ts';
import { printInThread, type ClaimSlipData } from '../../printing/print-queue.service.ts';
import { readSettings } from '../../reference-data/settings.service.ts';
import { listCodesOf } from '../codes/customer-code.store.ts';
import { findCustomerAsWritten } from '../codes/customer-codes.service.ts';
import { codeKeysOf } from './code-keys.ts';
import {
  countPrintedBy,
  endSlipRequest,
  findClaimable,
  findPhoneOf,
  forgetCodeTries,
  insertAskedSlip,
  isLetInBySlip,
  lockSlipRequest,
  storePrintedSlip,
  type Claimable,
} from './claim-slip.store.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** So long a request waits for a second person, and is good for once it is allowed. */
export const slipRequestMs = 8 * hourMs;

/** Money of a customer in minor units of dollars: what they would get back. */
export type ReadCredit = (db: Db | Tx, customerCode: string) => Promise<bigint>;

export type SlipClerk = { principal: UserPrincipal; actor: RequestActor };

type Asked = BodyOf<typeof printCall>;

/**
 * The file of a new slip; the one before it ends once the file is there. Throws `list.notFound`,
 * `customers.codeAmbiguous`, `customers.alreadyClaimed`,
 * `claim.secondPersonNeeded` until somebody else has allowed it, `claim.slipRefused`, `server.busy`.
 */
export async function printSlip(
  context: Context,
  clerk: SlipClerk,
  asked: Asked,
  readCredit: ReadCredit,
): Promise<{ bytes: Buffer; fileName: string }> {
  const judge = (tx: Tx) => judgeSlip(context, tx, clerk, asked, readCredit);
  const allowed = await inTransaction(context.db, judge);
  if (allowed === undefined) throw new AppError('claim.secondPersonNeeded');
  const slipCode = newSlipCode();
  const codeHash = await hashPassword(slipCode);
  const at = context.clock.now();
  const endsAt = new Date(at.getTime() + slipDays * dayMs);
  const paper = { customer: allowed.customer, at, endsAt, slipCode, documentSeen: asked.documentSeen };
  const slip = await describeSlip(context, clerk, paper);
  // No row is locked while it is drawn, so it is judged once more.
  const bytes = await printInThread(await readFirmName(context), {
    docType: 'claim-slip',
    format: asked.format,
    slip,
  });
  const isPrinted = await inTransaction(context.db, async (tx) => {
    const stillAllowed = await judge(tx);
    if (stillAllowed === undefined) return false;
    await writeSlip(context, tx, clerk, {
      ...stillAllowed,
      codeHash,
      endsAt,
      documentSeen: asked.documentSeen,
    });
    return true;
  });
  if (!isPrinted) throw new AppError('claim.secondPersonNeeded');
  return { bytes, fileName: `${slip.customerCode}.${asked.format === 'escpos' ? 'bin' : 'pdf'}` };
}

function newSlipCode(): string {
  const sign = () => ownCodeAlphabet.charAt(randomInt(ownCodeAlphabet.length));
  return Array.from({ length: slipCodeLength }, sign).join('');
}

type Printed = { customer: Claimable; at: Date; endsAt: Date };

/** A slip that may be printed now, with the request that somebody has allowed. */
type AllowedSlip = { customer: Claimable; requestId: string | undefined };

/** Locks the customer. Undefined where a second person is asked, or has not decided yet. */
async function judgeSlip(
  context: Context,
  tx: Tx,
  { principal }: SlipClerk,
  { customerCode, documentSeen }: Asked,
  readCredit: ReadCredit,
): Promise<AllowedSlip | undefined> {
  const customerId = (await findCustomerAsWritten(tx, customerCode))?.id;
  const customer = customerId === undefined ? undefined : await findClaimable(tx, customerId, 'lock');
  if (customer === undefined || customer.isDisabled) throw new AppError('list.notFound');
  if (!isLetInBySlip(customer)) throw new AppError('customers.alreadyClaimed');
  const at = context.clock.now();
  const { userId: clerkId, name: clerk, unitId } = principal;
  const request = { userId: customer.id, at, clerkId, clerk, unitId, documentSeen };
  const standing = await standingRequest(tx, request);
  if (standing?.state === 'WAITING') return undefined;
  if (standing?.state === 'REFUSED') throw new AppError('claim.slipRefused');
  if (standing === undefined && (await isBeyondOne(context, tx, { customer, documentSeen }, readCredit))) {
    await insertAskedSlip(tx, { ...request, id: randomUUID() });
    return undefined;
  }
  return { customer, requestId: standing?.id };
}

/** The slip of the customer from now on, on record. The caller has locked the customer. */
async function writeSlip(
  context: Context,
  tx: Tx,
  { principal, actor }: SlipClerk,
  slip: AllowedSlip & { codeHash: string; endsAt: Date; documentSeen: boolean },
): Promise<void> {
  const at = context.clock.now();
  const { customer, requestId, codeHash, endsAt, documentSeen } = slip;
  const { userId: clerkId, name: clerk, unitId } = principal;
  const isOneOfMany = (await countPrintedBy(tx, clerkId, new Date(at.getTime() - hourMs))) >= slipsAnHour;
  const ownPhone = await findPhoneOf(tx, clerkId);
  const isOwnPhone = ownPhone !== null && ownPhone === customer.phone;
  await storePrintedSlip(tx, {
    id: requestId ?? randomUUID(),
    userId: customer.id,
    at,
    clerkId,
    clerk,
    unitId,
    documentSeen,
    codeHash,
    endsAt,
    isOneOfMany,
    isOwnPhone,
  });
  await forgetCodeTries(tx, codeKeysOf((await listCodesOf(tx, customer.id)).map(({ code }) => code)));
  await recordAudit(tx, {
    at,
    actor,
    action: 'customer:slip',
    subject: { type: 'account', id: customer.id },
    details: { unit: unitId, documentSeen, isOneOfMany, isOwnPhone },
  });
}

/** What the clerk has asked for this customer; what was not decided or printed in time ends. */
async function standingRequest(
  tx: Tx,
  { userId, clerkId, at }: { userId: string; clerkId: string; at: Date },
) {
  const request = await lockSlipRequest(tx, userId, clerkId);
  const isStanding = request !== undefined && at.getTime() - request.askedAt.getTime() < slipRequestMs;
  if (isStanding) return request;
  if (request !== undefined) await endSlipRequest(tx, request.id);
  return undefined;
}

/** Whether it is more than one person may open: money, or an account that stands and no document for it. */
async function isBeyondOne(
  context: Context,
  tx: Tx,
  { customer, documentSeen }: { customer: Claimable; documentSeen: boolean },
  readCredit: ReadCredit,
): Promise<boolean> {
  if (customer.username !== null && (!documentSeen || customer.hasOneTimeCodes)) return true;
  const key = 'counter.slipAloneUpTo';
  const dollars = BigInt((await readSettings(context))[key] ?? usualAtCounter[key]);
  return (await readCredit(tx, customer.customerCode)) > dollars * 100n;
}

async function describeSlip(
  { config, db }: Context,
  { principal: { name: clerk, unitId } }: SlipClerk,
  {
    customer: { customerCode },
    slipCode,
    at,
    endsAt,
    documentSeen,
  }: Printed & Pick<ClaimSlipData, 'slipCode' | 'documentSeen'>,
): Promise<ClaimSlipData> {
  const { publicUrl } = config;
  const [day = '', time = ''] = dushanbeMinute(at).split(' ');
  const [lastDay = ''] = dushanbeMinute(endsAt).split(' ');
  const place = unitId === null ? undefined : await findPlace(db, unitId);
  const codes = new URLSearchParams({ c: customerCode, s: slipCode });
  return {
    customerCode,
    slipCode,
    link: publicUrl === undefined ? null : `${publicUrl}/#${pages.claim.path}?${codes}`,
    site: publicUrl === undefined ? null : new URL(publicUrl).host,
    lastDay,
    day,
    time,
    place: place === undefined ? null : (place.names as LocaleTexts).ru,
    clerk,
    documentSeen,
  };
}
