/**
 * How numbers of seals are compared: letters and digits alone count, whatever stands between them and however they are
 * written.
 */
export function sealNumber(read: string): string {
  return read
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** Whether two readings are of the same seal. What has neither letter nor digit is none. */
export function isSameSeal(one: string, other: string): boolean {
  const number = sealNumber(one);
  return number !== '' && number === sealNumber(other);
}
