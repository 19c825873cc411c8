/** What the office sees and changes of customers. Promises that no whole phone or address leaves it, and that a disabled one is out at once. */
import type { customerList, StaffCustomer } from '@rohi/contract/accounts/customer-list.contract';
import type { BodyOf, QueryOf } from '@rohi/contract/endpoint';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { maskPhone } from '../../platform/phone-numbers.ts';
import type { AuditActor } from '../audit/audit.service.ts';
import { changeRow } from '../audit/change-row.service.ts';
import {
  findCustomerAccount,
  pageOfCustomers,
  updateCustomer,
  type CustomerAccount,
} from './customer-list.store.ts';
import { endLogins } from './sessions.service.ts';

/** First letter and domain of an address: `f•••@example.com`. */
function maskEmail(email: string | null): string | null {
  return email === null ? null : email.replace(/^(.).*(?=@)/, '$1•••');
}

function toStaffCustomer({ phone, email, ...customer }: CustomerAccount): StaffCustomer {
  return { ...customer, phoneMasked: maskPhone(phone), emailMasked: maskEmail(email) };
}

/** A page of customers, the newest first unless asked otherwise. */
export async function findStaffCustomers(
  { db }: Pick<Context, 'db'>,
  query: QueryOf<typeof customerList.find>,
): Promise<{ total: number; list: StaffCustomer[] }> {
  const { total, list } = await pageOfCustomers(db, query);
  return { total, list: list.map(toStaffCustomer) };
}

/** One customer. Throws `list.notFound`. */
export async function getStaffCustomer({ db }: Pick<Context, 'db'>, id: string): Promise<StaffCustomer> {
  const customer = await findCustomerAccount(db, id);
  if (customer === undefined) throw new AppError('list.notFound');
  return toStaffCustomer(customer);
}

/** Changes a customer over the version that was read; one that is disabled is logged out everywhere. Throws as `changeRow` does. */
export async function changeStaffCustomer(
  context: Context,
  actor: AuditActor & { userId: string },
  id: string,
  { version, ...fields }: BodyOf<typeof customerList.change>,
): Promise<StaffCustomer> {
  await changeRow(
    context,
    { type: 'account', actor, told: ['businessLine', 'enabled'] },
    { action: 'customer:edit', id, version, fields },
    (tx) => findCustomerAccount(tx, id, true),
    async (tx, before, at) => {
      await updateCustomer(tx, id, { ...fields, at });
      if (before.enabled && !fields.enabled) await endLogins(tx, id, { reason: 'DISABLED' }, at);
    },
  );
  return getStaffCustomer(context, id);
}
