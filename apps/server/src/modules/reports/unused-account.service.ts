/** Whether an account was ever used: asked by accounts, which are below all rooms that could say so. */
export { isAccountUnused } from './unused-account.store.ts';
