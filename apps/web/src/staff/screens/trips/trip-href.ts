import type { BusinessLine } from '@rohi/contract/business-lines';
import { staffHref } from '../../kit/router/staff-router.ts';

/** The address of a trip: its row of the list, open. */
export function tripHref(line: BusinessLine, code: string): string {
  return staffHref(line, 'trips', new URLSearchParams({ view: 'list', row: code }));
}
