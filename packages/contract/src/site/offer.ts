/** The service agreement (public offer) in force: its date, as `yyyy-mm-dd` (specification, section 9). */
export const offerDate = '2025-09-20';

/** Youngest age in years of a customer (specification, section 9). */
export const minimumCustomerAge = 18;
