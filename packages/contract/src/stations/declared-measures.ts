/** What a parcel was declared with, or what a station has measured. Grams and millimetres. */
export type Measures = {
  weightG: number | null;
  lengthMm: number | null;
  widthMm: number | null;
  heightMm: number | null;
};

/** More than a third more or less than was declared is asked about. */
function isFar(measured: number, declared: number): boolean {
  return Math.abs(measured - declared) * 3 > declared;
}

/**
 * The sides from the longest on: the declaration does not say which way the box lay. Undefined while one is missing.
 */
function sidesOf({ lengthMm, widthMm, heightMm }: Measures): number[] | undefined {
  if (lengthMm === null || widthMm === null || heightMm === null) return undefined;
  return [lengthMm, widthMm, heightMm].toSorted((a, b) => b - a);
}

/** Whether weight or one of the sides is far from what was declared; what either does not say is not compared. */
export function isFarFromDeclared(measured: Measures, declared: Measures): boolean {
  if (measured.weightG !== null && declared.weightG !== null && isFar(measured.weightG, declared.weightG))
    return true;
  const sides = sidesOf(measured);
  const declaredSides = sidesOf(declared);
  if (sides === undefined || declaredSides === undefined) return false;
  return sides.some((side, index) => isFar(side, declaredSides[index] ?? side));
}
