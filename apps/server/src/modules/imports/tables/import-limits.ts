/** A journey has some twenty events; more of one code is a broken file and slow to fold. */
export const maxEventsOfCode = 200;
