/**
 * Whether a code, in its normal form, is written as codes of bags are; whether its last sign is right says the service.
 */
export function looksLikeBagCode(code: string): boolean {
  return /^RB[0-9A-HJ-NPRTUVWXY]{9}$/.test(code);
}
