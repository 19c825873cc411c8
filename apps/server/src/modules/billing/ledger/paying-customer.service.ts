/** Whose money it is. */
import { readCustomerCode } from '@rohi/contract/accounts/customer-code';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { findCustomersOfCodes } from '../../accounts/customers/customers.service.ts';

/** The account and its customer code as it is on record. Throws `billing.customerNotFound`. */
export async function requireCustomer(
  { db }: Pick<Context, 'db'>,
  text: string,
): Promise<{ id: string; customerCode: string }> {
  const customerCode = readCustomerCode(text);
  const id =
    customerCode === undefined
      ? undefined
      : (await findCustomersOfCodes(db, [customerCode])).get(customerCode);
  if (customerCode === undefined || id === undefined) throw new AppError('billing.customerNotFound');
  return { id, customerCode };
}
