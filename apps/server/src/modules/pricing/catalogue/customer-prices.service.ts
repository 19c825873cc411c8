/** Owns what was agreed with single customers. Promises that no customer has two prices of one product on one day. */
import { auditedFields } from '@rohi/contract/fields';
import { customerPriceFields } from '@rohi/contract/pricing/customer-price.fields';
import type { CustomerPriceFields } from '@rohi/contract/pricing/channels.contract';
import { readDecimal, writeDecimal } from '@rohi/contract/pricing/exact-decimal';
import type { Context } from '../../../context.ts';
import { AppError, type FieldProblem } from '../../../errors.ts';
import type { Tx } from '../../../platform/database.ts';
import type { AuditActor } from '../../audit/audit.service.ts';
import { changeRow, createRow } from '../../audit/change-row.service.ts';
import {
  findOverlap,
  insertCustomerPrice,
  lockCustomer,
  lockCustomerPrice,
  updateCustomerPrice,
  type StoredPrice,
} from './customer-price.store.ts';
import { findProduct } from './product.store.ts';

export { findCustomerPrice, pageOfCustomerPrices } from './customer-price.store.ts';

type Editor = AuditActor & { userId: string };

const subject = (actor: Editor) => ({
  type: 'customer-price',
  actor,
  audited: auditedFields(customerPriceFields),
});

/**
 * Agrees a price and returns its id. Throws `request.invalid` with the fields that are wrong, and
 * `catalogue.datesOverlap`.
 */
export async function createCustomerPrice(
  context: Context,
  actor: Editor,
  { requestId, ...request }: CustomerPriceFields & { requestId: string },
): Promise<number> {
  const { fields, discountBp } = readFields(request);
  const edit = { action: 'customer-price:create', requestId, fields } as const;
  const id = await createRow(context, subject(actor), edit, async (tx, at) => {
    const price = await readPrice(tx, fields, discountBp, null);
    return insertCustomerPrice(tx, { price, by: actor.name, at });
  });
  return Number(id);
}

/**
 * Changes a price over the version that was read. Throws as `changeRow` does, `request.invalid` and
 * `catalogue.datesOverlap`.
 */
export async function changeCustomerPrice(
  context: Context,
  actor: Editor,
  id: number,
  { version, ...request }: CustomerPriceFields & { version: number },
): Promise<void> {
  const { fields, discountBp } = readFields(request);
  await changeRow(
    context,
    subject(actor),
    { action: 'customer-price:edit', id, version, fields },
    (tx) => lockCustomerPrice(tx, id),
    async (tx, _row, at) => {
      const price = await readPrice(tx, fields, discountBp, id);
      await updateCustomerPrice(tx, id, { price, by: actor.name, at });
    },
  );
}

/** Hundredths of a per cent: more than nothing, and not the whole price. */
const mostDiscountBp = 9_999n;

function readFields(request: CustomerPriceFields): { fields: CustomerPriceFields; discountBp: number } {
  const problems: FieldProblem[] = [];
  const { value, problem } = readDecimal(request.discountPct, 2);
  if (problem !== undefined) problems.push({ field: 'discountPct', error: problem, params: { digits: 2 } });
  else if (value < 1n) problems.push({ field: 'discountPct', error: 'tooSmall', params: { min: '0.01' } });
  else if (value > mostDiscountBp)
    problems.push({ field: 'discountPct', error: 'tooLarge', params: { max: '99.99' } });
  if (request.validTo !== null && request.validTo < request.validFrom)
    problems.push({ field: 'validTo', error: 'inconsistent' });
  if (problems.length > 0) throw new AppError('request.invalid', { fields: problems });
  const discount = value ?? 0n;
  const fields = {
    ...request,
    customerCode: request.customerCode.trim().toUpperCase(),
    discountPct: writeDecimal(discount, 2),
  };
  return { fields, discountBp: Number(discount) };
}

async function readPrice(
  tx: Tx,
  fields: CustomerPriceFields,
  discountBp: number,
  id: number | null,
): Promise<StoredPrice> {
  const { customerCode, productId, validFrom, validTo, enabled } = fields;
  const customerId = await lockCustomer(tx, customerCode);
  const product = await findProduct(tx, productId);
  if (customerId === undefined || product === undefined)
    throw new AppError('request.invalid', {
      fields: [{ field: customerId === undefined ? 'customerCode' : 'productId', error: 'notAllowed' }],
    });
  const price = { customerId, productId, discountBp, validFrom, validTo, enabled };
  const met = enabled ? await findOverlap(tx, price, id) : undefined;
  if (met !== undefined)
    throw new AppError('catalogue.datesOverlap', {
      params: { from: met.validFrom, to: met.validTo ?? '…' },
    });
  return price;
}
