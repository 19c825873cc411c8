/**
 * The beginning of an order code in what somebody looks for: `RA`, the day as far as it is typed, then what stands
 * behind it (docs/domain.md, section 5). Undefined for anything else.
 */
export function orderCodeBeginning(search: string): string | undefined {
  const code = search.trim().toUpperCase();
  return /^RA(?:\d{1,6}|\d{6}[0-9A-Y]{1,6})$/.test(code) ? code : undefined;
}
