/** For how many days a charge has been due without being paid. */
export const unpaidAges = ['0-7', '8-30', '31-60', '61+'] as const;
export type UnpaidAge = (typeof unpaidAges)[number];

/** The group of so many whole days. */
export function unpaidAgeOf(days: number): UnpaidAge {
  if (days <= 7) return '0-7';
  if (days <= 30) return '8-30';
  return days <= 60 ? '31-60' : '61+';
}
