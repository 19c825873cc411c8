/** What the rooms above follow of accounts before a write of them is committed. */
export { accountsWritten } from './user.store.ts';
