/** How full a pickup point is, as customers read it: a word, never a number. */
export const fullnesses = ['ROOMY', 'FILLING', 'FULL'] as const;
export type Fullness = (typeof fullnesses)[number];

/** In hundredths of the cells. */
const fillingFrom = 60;
const fullFrom = 90;

/** The word for `taken` cells of the `cells` that a point has (at least one); more may be taken than were counted. */
export function fullnessOf(taken: number, cells: number): Fullness {
  const share = taken * 100;
  if (share >= cells * fullFrom) return 'FULL';
  return share >= cells * fillingFrom ? 'FILLING' : 'ROOMY';
}
