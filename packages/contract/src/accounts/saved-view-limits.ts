/** Views that somebody may save of one list, and letters of a name and of what stands in its address. */
export const savedViewLimits = { perList: 20, name: 60, query: 1_000 } as const;
