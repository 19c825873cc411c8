/** How a customer stands, for staff who speak with them. The pickup code is theirs alone: it never leaves here. */
import type { DataOf } from '@rohi/contract/endpoint';
import type { Locale } from '@rohi/contract/locales';
import type { customerAccount } from '@rohi/contract/records/customer-account.contract';
import type { Context } from '../../context.ts';
import { namesOfStaff } from '../accounts/users/people.service.ts';
import { describeDebts } from '../billing/opening/debts.service.ts';
import { readCustomerTerms } from '../billing/terms/customer-terms.service.ts';
import { readOwnCollections } from '../collection/own-collections.service.ts';
import { countParcelsOf } from '../tracking/staff/staff-parcels.service.ts';
import { ownedCustomer } from './record-subjects.service.ts';

/** Terms, parcels by status and sums by point. Throws `list.notFound`. */
export async function readCustomerAccount(
  context: Context,
  id: string,
  locale: Locale,
): Promise<DataOf<typeof customerAccount>> {
  const { customerCode } = await ownedCustomer(context, id);
  const [terms, nameOf, parcels, { places }, debts] = await Promise.all([
    readCustomerTerms(context, customerCode ?? ''),
    namesOfStaff(context),
    countParcelsOf(context, customerCode ?? '', locale),
    readOwnCollections(context, { customerCode }, locale),
    describeDebts(context.db, customerCode ?? ''),
  ]);
  return {
    terms: { ...terms, by: terms.by === null ? null : nameOf(terms.by) },
    parcels,
    places: places.map(({ pickupPoint, ready, unpriced, due, storageTomorrow }) => ({
      pickupPoint: { id: pickupPoint.id, name: pickupPoint.name, city: pickupPoint.city },
      ready,
      unpriced,
      ...due,
      storageTomorrow,
    })),
    debts,
  };
}
