/** How much a scan may carry. Without shapes: screens that only ask for the limits load none. */

/**
 * So many signs a scanner reads at once: all that a QR code of letters can hold. What is no code is answered, not
 * refused with its neighbours.
 */
export const longestScan = 3_000;
/** What was scanned or typed as a cell or a customer code; something else may have been. */
export const longestField = 200;
export const longestNote = 200;
/** Why a scan was passed on or laid aside. */
export const longestSettleNote = 500;
/** Number of a seal. */
export const longestSeal = 40;
/** In grams: more no station and no form takes. */
export const heaviestG = 2_000_000;
/** Of four bytes, as it is stored. */
export const highestSeq = 2_147_483_647;
/** Length, width or height of a box. */
export const longestSideMm = 10_000;
