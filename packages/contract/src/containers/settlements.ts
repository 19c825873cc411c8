/** What somebody says of a thing that is missing: somebody is looking for it (it stays open), or it never came with this lorry. */
export const missingSettlements = ['LOOK_AGAIN', 'SHORT_LANDED'] as const;

/** The same of what came beside the list, and what follows by itself: it has come with another lorry. */
export const settlements = [...missingSettlements, 'SET_ASIDE', 'CAME_ELSEWHERE'] as const;
export type Settlement = (typeof settlements)[number];
