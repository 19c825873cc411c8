/** What a parcel is charged for: its delivery, its storage, and what was done with it when it was held. */
export const chargeKinds = ['DELIVERY', 'STORAGE', 'SERVICE'] as const;
export type ChargeKind = (typeof chargeKinds)[number];
