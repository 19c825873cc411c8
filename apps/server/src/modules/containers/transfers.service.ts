/**
 * Owns transfers from a hub to a pickup point. Promises that a hub fills one for each point at a time, and that its
 * state and moments fit together.
 */
export {
  findOpenTransfer,
  findTransfer,
  insertTransfer,
  listTransfers,
  lockTransfer,
  updateTransfer,
  type TransferRow,
} from './transfer.store.ts';
