/** The hash that identifies a layout for all senders: all its headings in their order. */
import { createHash } from 'node:crypto';
import { headerKey } from '../../../platform/table-files/table.ts';

/** @param marks what else makes a layout another one */
export function hashOfHeadings(headings: readonly string[], ...marks: readonly string[]): Buffer {
  const keys = headings.map(headerKey);
  return createHash('sha256')
    .update(JSON.stringify([...marks, ...keys]))
    .digest();
}
