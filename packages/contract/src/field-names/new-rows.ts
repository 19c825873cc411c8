import { findNewRows } from './list-fields.ts';

/** What new rows of the lists have of themselves. */
export const newRows = findNewRows();
