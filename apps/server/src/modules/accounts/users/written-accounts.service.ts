/** What the rooms above hear of accounts before a write of them is committed. */
export { accountsWritten } from './user.store.ts';
