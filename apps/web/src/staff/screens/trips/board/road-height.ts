/**
 * The shape of the road over the Pamir, from 0 (Yiwu) to 1 (the hub) at both ends; heights from 0 to 1. It is a
 * drawing, no survey.
 */
const shape: readonly (readonly [at: number, height: number])[] = [
  [0, 0.06],
  [0.27, 0.22],
  [0.4, 0.3],
  [0.47, 0.72],
  [0.53, 0.92],
  [0.6, 0.76],
  [0.73, 0.46],
  [0.87, 0.2],
  [1, 0.2],
];

/** How high the road is drawn so far along it; smooth between the places of its shape. */
export function roadHeight(at: number): number {
  const inside = Math.min(1, Math.max(0, at));
  const next = Math.max(
    1,
    shape.findIndex(([place]) => place >= inside),
  );
  const [from, low] = shape[next - 1] ?? [0, 0];
  const [to, high] = shape[next] ?? [1, 0];
  const share = to === from ? 0 : (inside - from) / (to - from);
  return low + (high - low) * (1 - Math.cos(Math.PI * share)) * 0.5;
}
