/** Where the time comes from. Rules take the time as a parameter; only the outermost layer asks a clock. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
