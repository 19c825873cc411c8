/** What keeps an account open: asked by accounts, which are below all rooms that could say so. */
export { findClosingHindrances } from './closing-hindrances.store.ts';
