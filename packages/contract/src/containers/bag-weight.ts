/**
 * The contents of a bag may weigh so many per cent more or less than the sum of their own weights before it is asked
 * about.
 */
const bagTolerancePercent = 3;

/** Whether what the scale says of a bag differs from the sum of what is in it by more than the tolerance. Grams. */
export function isFarFromContents(weightG: number, contentsG: number): boolean {
  return Math.abs(weightG - contentsG) * 100 > contentsG * bagTolerancePercent;
}
