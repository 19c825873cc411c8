/** A pickup code: what a customer says at one pickup point to collect everything that waits for them there. */
export const pickupCodeDigits = 6;

/** With this wrong try in a row the code is replaced by another. */
export const mostWrongTries = 5;

/** `482915` as people read it: `482 915`. */
export function showPickupCode(code: string): string {
  return `${code.slice(0, pickupCodeDigits / 2)} ${code.slice(pickupCodeDigits / 2)}`;
}

/** The digits of a code as somebody types it (`482 915`, `482-915`, full width); undefined when it is none. */
export function readPickupCode(text: string): string | undefined {
  const digits = text.normalize('NFKC').replace(/[\s\p{Pd}.]/gu, '');
  return /^\d{6}$/.test(digits) ? digits : undefined;
}
