/** Why no release was made, as one line for the person at the terminal. */
export class ReleaseError extends Error {}

export function releaseVersion(
  folder: string,
  version: string,
  day: Date,
): Promise<{ tag: string; changes: number }>;
