/** Per cent of a capacity that an amount takes; undefined where no capacity is known. */
export function percentOf(amount: string, capacity: string | number | null): number | undefined {
  const whole = Number(capacity ?? 0);
  return whole > 0 ? Math.round((Number(amount) / whole) * 100) : undefined;
}
