/**
 * Owns products: what is sold, over which channels and for which weights. Promises that a product in use has a road of
 * its line.
 */
import { auditedFields } from '@rohi/contract/fields';
import { productFields } from '@rohi/contract/pricing/product.fields';
import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { DataOf } from '@rohi/contract/endpoint';
import { locales, type Locale } from '@rohi/contract/locales';
import type {
  customerProducts,
  products,
  ProductFields,
  StaffProduct,
} from '@rohi/contract/pricing/channels.contract';
import { readDecimal, writeDecimal } from '@rohi/contract/pricing/exact-decimal';
import { isSelected, type ListSelection } from '@rohi/contract/lists/list-selection';
import type { Context } from '../../../context.ts';
import { AppError, type FieldProblem } from '../../../errors.ts';
import { announceChanges } from '../../../platform/change-feed.ts';
import type { Tx } from '../../../platform/database.ts';
import { readCached } from '../../../platform/cached-value.ts';
import type { UserPrincipal } from '../../../principal.ts';
import type { AuditActor } from '../../audit/audit.service.ts';
import { changeRow, createRow } from '../../audit/change-row.service.ts';
import { listChannels, lockChannels } from './channel.store.ts';
import { composed, refuseTakenCode } from './channels.service.ts';
import {
  findProduct,
  insertProduct,
  listCustomerProducts,
  listProducts,
  updateProduct,
} from './product.store.ts';

export { findProduct, pageOfProducts } from './product.store.ts';

type Editor = AuditActor & { userId: string };

const changeKey = 'list:product';

/** Ids of products by their codes. */
export async function findProductCodes({ db }: Pick<Context, 'db'>): Promise<Map<string, number>> {
  return new Map((await listProducts(db)).map(({ code, id }) => [code, id]));
}

/** All products, as they stand. */
export function readProducts(context: Pick<Context, 'db' | 'changes' | 'clock'>): Promise<StaffProduct[]> {
  return readCached(context, changeKey, () => listProducts(context.db));
}

/** Products of the selection by code; names in `locale` and in all. `line` cuts the list to one line. */
export async function findProducts(
  context: Context,
  selection: ListSelection,
  locale: Locale,
  line?: 'FBA',
): Promise<DataOf<typeof products.all>> {
  const productList = await readProducts(context);
  return productList
    .filter((product) => line === undefined || product.businessLine === line)
    .filter((product) => isSelected({ ...product, businessLines: [product.businessLine] }, selection))
    .map((product) => describeProduct(product, locale));
}

function describeProduct(product: StaffProduct, locale: Locale) {
  const { id, code, names, businessLine, channelIds, chargeMode, minWeightKg, maxWeightKg, enabled } =
    product;
  return {
    id,
    code,
    name: names[locale],
    names,
    businessLine,
    channelIds,
    chargeMode,
    minWeightKg,
    maxWeightKg,
    enabled,
  };
}

/** The products for which the caller has an own price today; for who may read customers, those of all customers. */
export async function findCustomerProducts(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  principal: UserPrincipal | null,
  selection: ListSelection,
  locale: Locale,
): Promise<DataOf<typeof customerProducts.all>> {
  if (principal === null) return [];
  const customerId = principal.authorities.has('customer:read') ? undefined : principal.userId;
  const agreed = await listCustomerProducts(db, customerId, dushanbeDay(clock.now()));
  return agreed
    .filter((product) => isSelected({ ...product, businessLines: [product.businessLine] }, selection))
    .map(({ customerId, discountBp, validFrom, validTo, ...product }) => ({
      ...describeProduct(product, locale),
      customerId,
      discountPct: writeDecimal(BigInt(discountBp), 2),
      validFrom,
      validTo,
    }));
}

const subject = (actor: Editor) => ({
  type: 'product',
  actor,
  audited: auditedFields(productFields),
});

/** Adds a product and returns its id. Throws `request.invalid` with the fields that are wrong. */
export async function createProduct(
  context: Context,
  actor: Editor,
  { requestId, ...request }: ProductFields & { requestId: string },
): Promise<number> {
  const { fields, ...weights } = readFields(request);
  const id = await refuseTakenCode(
    createRow(context, subject(actor), { action: 'product:create', requestId, fields }, async (tx, at) => {
      await checkChannels(tx, fields);
      await announceChanges(context.changes, tx, [changeKey]);
      return insertProduct(tx, { fields, ...weights, by: actor.name, at });
    }),
  );
  return Number(id);
}

/** Changes a product over the version that was read. Throws as `changeRow` does, and `request.invalid`. */
export async function changeProduct(
  context: Context,
  actor: Editor,
  id: number,
  { version, ...request }: ProductFields & { version: number },
): Promise<void> {
  const { fields, ...weights } = readFields(request);
  await refuseTakenCode(
    changeRow(
      context,
      subject(actor),
      { action: 'product:edit', id, version, fields },
      (tx) => findProduct(tx, id, true),
      async (tx, _row, at) => {
        await checkChannels(tx, fields);
        await announceChanges(context.changes, tx, [changeKey]);
        await updateProduct(tx, id, { fields, ...weights, by: actor.name, at });
      },
    ),
  );
}

type ReadProduct = { fields: ProductFields; minWeightG: number | null; maxWeightG: number | null };

/** Up to a hundred tonnes, to the gram. */
const mostWeightG = 100_000_000n;

function readFields(request: ProductFields): ReadProduct {
  const problems: FieldProblem[] = [];
  const weight = (field: 'minWeightKg' | 'maxWeightKg'): number | null => {
    const text = request[field]?.trim() ?? '';
    if (text === '') return null;
    const { value, problem } = readDecimal(text, 3);
    if (value !== undefined && value <= mostWeightG) return Number(value);
    problems.push({ field, error: problem ?? 'notAllowed', params: { digits: 3 } });
    return null;
  };
  const minWeightG = weight('minWeightKg');
  const maxWeightG = weight('maxWeightKg');
  if (minWeightG !== null && maxWeightG !== null && minWeightG >= maxWeightG)
    problems.push({ field: 'maxWeightKg', error: 'inconsistent' });
  if (maxWeightG === 0) problems.push({ field: 'maxWeightKg', error: 'notAllowed' });
  for (const locale of locales)
    if (request.names[locale].trim() === '') problems.push({ field: `names.${locale}`, error: 'required' });
  if (request.enabled && request.channelIds.length === 0)
    problems.push({ field: 'channelIds', error: 'required' });
  if (problems.length > 0) throw new AppError('request.invalid', { fields: problems });
  const kilograms = (grams: number | null) => (grams === null ? null : writeDecimal(BigInt(grams), 3));
  const fields = {
    ...request,
    names: composed(request.names),
    channelIds: [...new Set(request.channelIds)].toSorted((a, b) => a - b),
    minWeightKg: kilograms(minWeightG),
    maxWeightKg: kilograms(maxWeightG),
  };
  return { fields, minWeightG, maxWeightG };
}

/** A product goes by channels of its own line; one in use by channels that are in use. */
async function checkChannels(tx: Tx, { channelIds, businessLine, enabled }: ProductFields): Promise<void> {
  await lockChannels(tx);
  const channels = await listChannels(tx);
  const isGood = (id: number) => {
    const channel = channels.find((each) => each.id === id);
    return channel?.businessLine === businessLine && (channel.enabled || !enabled);
  };
  if (!channelIds.every(isGood))
    throw new AppError('request.invalid', { fields: [{ field: 'channelIds', error: 'notAllowed' }] });
}
