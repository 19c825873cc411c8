/** What lies at a hub, for the rooms that count it. */
export { listLyingAtHub } from './lying-at-hub.store.ts';
export { findTransferOf } from '../kinds/transfer-of-parcel.store.ts';
