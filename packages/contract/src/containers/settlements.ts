/**
 * What somebody says of a thing that is missing: somebody is looking for it (it stays open), or it never came with this
 * lorry.
 */
export const missingSettlements = ['LOOK_AGAIN', 'SHORT_LANDED'] as const;

/**
 * What somebody says of a thing that a transfer does not take: as above, it is not in its cell, or it goes with a later
 * car.
 */
export const leftSettlements = ['LOOK_AGAIN', 'NOT_FOUND', 'NEXT_TRANSFER'] as const;

/** All that is said, also of what came beside the list, and what follows by itself: it has come with another lorry. */
export const settlements = [
  ...missingSettlements,
  'SET_ASIDE',
  'CAME_ELSEWHERE',
  'NOT_FOUND',
  'NEXT_TRANSFER',
] as const;
export type Settlement = (typeof settlements)[number];
