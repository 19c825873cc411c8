import type { BusinessLine } from '@rohi/contract/business-lines';
import { recordHref, staffHref } from '../../kit/router/staff-router.ts';

/** The address of the page of a trip. */
export function tripHref(line: BusinessLine, code: string): string {
  return recordHref(line, 'trips', code);
}

/** The address of the plan of a trip. */
export function tripPlanHref(line: BusinessLine, code: string): string {
  return `${tripHref(line, code)}?view=plan`;
}

/** The address of the form by which a delay is announced: with a trip ticked, or all trips of a channel. */
export function delayHref(
  line: BusinessLine,
  of: { trips: string } | { channel: string } | undefined,
): string {
  return staffHref(line, 'trips', new URLSearchParams({ view: 'delay', ...of }));
}

/** The address where a trip is edited: its row of the list, open. */
export function tripFormHref(line: BusinessLine, code: string): string {
  return staffHref(line, 'trips', new URLSearchParams({ view: 'list', row: code }));
}
