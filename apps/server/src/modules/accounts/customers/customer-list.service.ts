/**
 * What the office sees and changes of customers. Promises that no whole phone or address leaves it, and that a disabled
 * one is out at once.
 */
import { accountFields } from '@rohi/contract/accounts/account.fields';
import { auditedFields } from '@rohi/contract/fields';
import type { customerList, StaffCustomer } from '@rohi/contract/accounts/customer-list.contract';
import type { QueryOf } from '@rohi/contract/endpoint';
import type { FieldsOf } from '@rohi/contract/lists/staff-list';
import type { Context } from '../../../context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { momentsOfDays } from '../../../platform/day-range.ts';
import { maskPhone } from '../../../platform/phone-numbers.ts';
import { recordAudit, type AuditActor } from '../../audit/audit.service.ts';
import { changeRow } from '../../audit/change-row.service.ts';
import {
  findCustomerAccount,
  pageOfCustomers,
  updateCustomer,
  type CustomerAccount,
} from './customer-list.store.ts';
import { endLogins } from '../log-in/sessions.service.ts';

/** First letter and domain of an address: `f•••@example.com`. */
export function maskEmail(email: string | null): string | null {
  return email === null ? null : email.replace(/^(.).*(?=@)/, '$1•••');
}

function toStaffCustomer({ phone, email, ...customer }: CustomerAccount): StaffCustomer {
  return { ...customer, phoneMasked: maskPhone(phone), emailMasked: maskEmail(email) };
}

/** A page of customers, the newest first unless asked otherwise. */
export async function findStaffCustomers(
  { db }: Pick<Context, 'db'>,
  { from, to, ...filter }: QueryOf<typeof customerList.find>,
): Promise<{ total: number; list: StaffCustomer[] }> {
  const { total, list } = await pageOfCustomers(db, {
    ...filter,
    registered: momentsOfDays({ from, to }),
  });
  return { total, list: list.map(toStaffCustomer) };
}

/** One customer, if there is one. */
export async function getStaffCustomer(
  { db }: Pick<Context, 'db'>,
  id: string,
): Promise<StaffCustomer | undefined> {
  const customer = await findCustomerAccount(db, id);
  return customer && toStaffCustomer(customer);
}

/** Records that somebody took customers away as a file. */
export async function recordCustomersFile(
  context: Pick<Context, 'db' | 'clock'>,
  actor: AuditActor,
  rows: number,
): Promise<void> {
  const subject = { type: 'customer', id: 'list' };
  await inTransaction(context.db, (tx) =>
    recordAudit(tx, {
      at: context.clock.now(),
      actor,
      action: 'customer:export',
      subject,
      details: { rows },
    }),
  );
}

/**
 * Changes a customer over the version that was read; one that is disabled is logged out everywhere. Throws as
 * `changeRow` does.
 */
export async function changeStaffCustomer(
  context: Context,
  actor: AuditActor & { userId: string },
  id: string,
  { version, ...fields }: { version: number } & FieldsOf<typeof customerList>,
): Promise<void> {
  await changeRow(
    context,
    { type: 'account', actor, audited: auditedFields(accountFields) },
    { action: 'customer:edit', id, version, fields },
    (tx) => findCustomerAccount(tx, id, true),
    async (tx, before, at) => {
      await updateCustomer(tx, id, { ...fields, at });
      if (before.enabled && !fields.enabled) await endLogins(tx, id, { reason: 'DISABLED' }, at);
    },
  );
}
