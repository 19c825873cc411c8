/** Kilograms of the wire with two digits where the third says nothing: '1.860' → '1.86', '0.125' stays. */
export function shortWeight(weightKg: string): string {
  return weightKg.replace(/(\.\d\d)0$/, '$1');
}
