/** Finds the owner of money. Counts unknown codes, so that no till walks through the codes of customers. */
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { createBudget, scaledLimit, type Budget } from '../../../platform/budgets.ts';
import type { UserPrincipal } from '../../../principal.ts';
import {
  findCustomerAsWritten,
  findCustomersAsWritten,
  type NamedCustomer,
} from '../../accounts/codes/customer-codes.service.ts';

/** So many unknown codes one member of the staff may ask for within an hour (docs/security.md). */
const unknownPerHour = 30;

const budgets = new WeakMap<Context['changes'], Budget>();

function budgetOf(context: Context): Budget {
  const entry = budgets.get(context.changes);
  if (entry !== undefined) return entry;
  const most = scaledLimit(context.config, unknownPerHour);
  const budget = createBudget(context, { name: 'billing.customers', most });
  budgets.set(context.changes, budget);
  return budget;
}

/**
 * The account and its customer code as it is on record. Throws `billing.customerNotFound`, `customers.codeAmbiguous`,
 * and `request.tooMany` after
 * too many unknown codes.
 */
export async function requireCustomer(
  context: Context,
  { userId }: Pick<UserPrincipal, 'userId'>,
  text: string,
): Promise<NamedCustomer> {
  const budget = budgetOf(context);
  budget.check(userId);
  const customer = await findCustomerAsWritten(context.db, text);
  if (customer !== undefined) return customer;
  await budget.take(userId, 1);
  throw new AppError('billing.customerNotFound');
}

/** The same for work without a waiting user; undefined where there is no such customer, or may be several. */
export async function findCustomer(
  { db }: Pick<Context, 'db'>,
  text: string,
): Promise<NamedCustomer | undefined> {
  return (await findCustomersAsWritten(db, [text])).named.get(text);
}
