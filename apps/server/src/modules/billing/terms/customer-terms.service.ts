/**
 * Owns when each customer pays. Promises that what is under way is charged by the terms as they stand: with those of a
 * moment no parcel is charged by the ones before it.
 */
import type { BodyOf } from '@rohi/contract/endpoint';
import type {
  setCustomerTerms as setCall,
  WireCustomerTerms,
} from '@rohi/contract/billing/customer-terms.contract';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { getStaffCustomer } from '../../accounts/customers/customer-list.service.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { chargeParcels } from '../charges/parcel-charges.service.ts';
import { inMoneyRequest, type MoneyClerk } from '../ledger/money-requests.service.ts';
import { lockPurse } from '../ledger/purse.store.ts';
import { findTerms, lockTerms, parcelsUnderWay, saveTerms, type TermsRow } from './customer-terms.store.ts';

/** The terms of a customer; the default is to pay when a parcel can be collected. */
export async function readCustomerTerms(
  { db }: Pick<Context, 'db'>,
  customerCode: string,
): Promise<WireCustomerTerms> {
  return describe(await findTerms(db, customerCode));
}

/**
 * Sets the terms of a customer and charges what is under way by them. Throws `list.notFound`, `billing.termsStand`,
 * `billing.requestReused`.
 */
export async function setCustomerTerms(
  context: Context,
  { principal, actor }: MoneyClerk,
  { id, requestId, ...body }: { id: string } & BodyOf<typeof setCall>,
): Promise<WireCustomerTerms> {
  const customer = await getStaffCustomer(context, id);
  if (customer === undefined) throw new AppError('list.notFound');
  const { code } = customer;
  const request = {
    requestId,
    act: 'customer:terms',
    userId: principal.userId,
    asked: { id, ...body },
    thing: `customer:${code}`,
  };
  return inMoneyRequest(context, request, async (tx) => {
    await lockPurse(tx, code);
    await lockTerms(tx, 'set', [code]);
    const { terms: before } = describe(await findTerms(tx, code));
    if (before === body.terms) throw new AppError('billing.termsStand');
    const at = context.clock.now();
    const row = { terms: body.terms, since: at, reason: body.reason.trim(), by: principal.name };
    await saveTerms(tx, code, { ...row, byId: principal.userId });
    await chargeParcels(tx, await parcelsUnderWay(tx, code));
    await recordAudit(tx, {
      at,
      actor,
      action: 'customer:terms',
      subject: { type: 'account', id },
      details: { termsBefore: before, termsAfter: row.terms, reason: row.reason },
    });
    return describe(row);
  });
}

function describe(row: TermsRow | undefined): WireCustomerTerms {
  if (row === undefined) return { terms: 'WHEN_READY', since: null, by: null, reason: null };
  return { ...row, since: row.since.toISOString() };
}
