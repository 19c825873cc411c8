/** Constants of the client (specification, section 9), in one place. */
export const siteLimits = {
  errorMessageMs: 3_000,
  chunkLoadTimeoutMs: 120_000,
  mobileBreakpointPx: 768,
  trackingDialogPx: 900,
  passwordDialogPx: 480,
} as const;

/** Hotline and short contact number: shown as text, called as `tel:1999`. */
export const hotline = '1999';

/** Days from receipt in China to the pickup point (specification, section 9). */
export const deliveryDays = { min: 18, max: 22 } as const;
