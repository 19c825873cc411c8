/** What speaks for or against a declaration matching an unidentified parcel. */
export const clueNames = [
  'CODE',
  'CUSTOMER',
  'NAME',
  'PHONE',
  'GOODS',
  'WEIGHT',
  'SELLER',
  'BESIDE',
] as const;
export type ClueName = (typeof clueNames)[number];

/**
 * How a sign of the label stands to the one of the declared code. `MISSING`: the label has lost it; `EXTRA`: the
 * declared code has none; `UNREAD`: it is illegible.
 */
export const stepKinds = ['SAME', 'ALIKE', 'OTHER', 'UNREAD', 'MISSING', 'EXTRA', 'SWAPPED'] as const;
export type StepKind = (typeof stepKinds)[number];

/** So many signs are written down of each thing that can be read. */
export const longestClue = 100;
/** So many candidates are shown. */
export const mostCandidates = 3;
/** So many scans before a parcel and after it are shown. */
export const mostNeighbours = 3;
