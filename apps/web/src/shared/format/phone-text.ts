/**
 * A stored number as people read it: `+992935550148` → `+992 93 555 01 48`; numbers of other countries stay as they
 * are.
 */
export function phoneText(phone: string): string {
  return phone.replace(/^(\+992)(\d{2})(\d{3})(\d{2})(\d{2})$/, '$1 $2 $3 $4 $5');
}
