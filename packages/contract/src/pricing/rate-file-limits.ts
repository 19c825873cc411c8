/** Most bytes of a file of rates: a year of days has some 100 KB. */
export const mostRateFileBytes = 262_144;
