/** What a compensation is asked for: damage, goods that are missing, or a parcel that is lost (offer, 4.2 and 4.8). */
export const compensationKinds = ['DAMAGED', 'MISSING', 'LOST'] as const;
export type CompensationKind = (typeof compensationKinds)[number];

/** `CONFIRMING`: granted, and above the limit of one person. `PARTLY`: less was granted than asked for. */
export const compensationStates = ['WAITING', 'CONFIRMING', 'ACCEPTED', 'PARTLY', 'REFUSED'] as const;
export type CompensationState = (typeof compensationStates)[number];

export const mostCompensationPhotos = 6;

/** Letters of what somebody says has happened. */
export const compensationText = { min: 10, max: 1_000 } as const;
