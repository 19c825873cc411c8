/**
 * Versions of the service agreement (public offer), newest first; the first is in force. A version is named by its
 * date, as `yyyy-mm-dd` (specification, section 9), and its text lies in `content/terms-of-service/<version>/`.
 */
export const offerVersions = ['2025-09-20'] as const;

/** Date, and so the version, of the service agreement in force. */
export const offerDate = offerVersions[0];

/** Youngest age in years of a customer (specification, section 9). */
export const minimumCustomerAge = 18;
