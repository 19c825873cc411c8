/**
 * What bags are, from the outside in: one lies in a bag of an earlier kind alone, so that there are three levels and
 * none is ever within itself.
 */
export const bagKinds = ['PALLET', 'SACK', 'POUCH'] as const;
export type BagKind = (typeof bagKinds)[number];

/** 1 for a pallet, 3 for a pouch. */
export function bagLevelOf(kind: BagKind): number {
  return bagKinds.indexOf(kind) + 1;
}

/** Whether a bag of one kind may lie in a bag of another. */
export function fitsInto(inner: BagKind, outer: BagKind): boolean {
  return bagLevelOf(inner) > bagLevelOf(outer);
}
