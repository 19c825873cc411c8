/**
 * Passwords are sealed before they are sent (specification, section 5: "the password values are transformed before
 * sending"), so that no proxy and no log of bodies holds one: a compact JWE (ECDH-ES, A256GCM) to the key that
 * `/common/sysinfo` gives as `passwordKey`. Inside stands JSON: `{ p: password, t: epoch milliseconds of the server }`.
 */
export const sealAlgorithm = 'ECDH-ES';
export const sealEncryption = 'A256GCM';

/** A sealed value older than this is refused: one that was copied on the way is soon worth nothing. */
export const sealLifeMs = 10 * 60_000;

/** Room for a sealed password of 128 characters of four bytes each. */
export const longestSealedPassword = 2_000;

const compactJwe = /^eyJ[\w-]+\.[\w-]*\.[\w-]+\.[\w-]+\.[\w-]+$/;

/** True for a value in the form of a compact JWE; anything else is a password as it was typed. */
export function isSealedPassword(value: string): boolean {
  return compactJwe.test(value);
}
