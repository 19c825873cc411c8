import { declaredCodeLimits } from '@rohi/contract/accounts/declared-code-limits';

/**
 * How many new codes a customer may declare on a day (docs/domain.md, section 5). `isFirstDay`: that of registration.
 */
export function newCodesOfDay({
  isFirstDay,
  received,
  setByStaff,
}: {
  isFirstDay: boolean;
  /** Own parcels that China has received of late. */
  received: number;
  setByStaff: number | null;
}): number {
  const { firstDay, daily, perReceived } = declaredCodeLimits;
  return Math.max(isFirstDay ? firstDay : 0, daily + perReceived * received, setByStaff ?? 0);
}
