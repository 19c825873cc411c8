/**
 * Owns the texts by which accounts, orders and parcels are found: folded to ASCII, so that a name is found however it
 * is typed and an index of trigrams works on every database. Promises that they are never apart from what they are made
 * of.
 */
import { follow, type Projection } from '../../platform/projections.ts';
import { accountsWritten } from '../accounts/users/written-accounts.service.ts';
import { ordersWritten } from '../orders/numbers/order-numbers.service.ts';
import { parcelsWritten } from '../tracking/moves/written-parcels.service.ts';
import { saveSearchTexts } from './search-text.store.ts';

const accountTexts: Projection = {
  follows: [follow(accountsWritten, ({ id }) => [id])],
  write: (tx, ids) => saveSearchTexts(tx, 'account', ids),
};

const orderTexts: Projection = {
  follows: [follow(ordersWritten, ({ code }) => [code])],
  write: (tx, codes) => saveSearchTexts(tx, 'order', codes),
};

/** The code of a parcel never changes, so a move writes nothing. */
const parcelTexts: Projection = {
  follows: [follow(parcelsWritten, ({ parcelId, before }) => (before === undefined ? [parcelId] : []))],
  write: (tx, ids) => saveSearchTexts(tx, 'parcel', ids),
};

export const searchTexts: readonly Projection[] = [accountTexts, orderTexts, parcelTexts];
