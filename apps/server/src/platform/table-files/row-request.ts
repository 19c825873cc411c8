import { createHash } from 'node:crypto';

/**
 * The request id under which a row of a file is written once: the same for the same file and row at any later time.
 * @param of what is written, so that no file of one kind meets one of another
 */
export function requestIdOfRow(of: string, fileId: string, row: number): string {
  const hash = createHash('sha256').update(`${of}\n${fileId.toLowerCase()}\n${row}`).digest('hex');
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}
