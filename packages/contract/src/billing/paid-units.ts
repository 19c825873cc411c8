import { chargeUnits } from '../pricing/tariff.ts';

/** By what a line of a payment is counted: kilograms, cubic metres, days of storage. */
export const paidUnits = [...chargeUnits, 'DAY'] as const;
export type PaidUnit = (typeof paidUnits)[number];
