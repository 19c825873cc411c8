/**
 * What a parcel is charged for: its delivery, its storage, what was done with it when it was held, and a courier to
 * the door.
 */
export const chargeKinds = ['DELIVERY', 'STORAGE', 'SERVICE', 'COURIER'] as const;
export type ChargeKind = (typeof chargeKinds)[number];

/** What can stand on a receipt: the same, and a debt from before the firm moved in. */
export const paidKinds = [...chargeKinds, 'OPENING'] as const;
export type PaidKind = (typeof paidKinds)[number];
