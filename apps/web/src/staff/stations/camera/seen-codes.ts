/** A code that stays before the camera is one; when it was away for so long it is another look at it. */
const goneMs = 2_000;

/** Codes with the moment at which each was seen last, in ms of any clock that only goes on. */
export type SeenCodes = ReadonlyMap<string, number>;

/** Takes what a picture shows: the codes that are new before the camera, and what is to be remembered. */
export function withPicture(
  seen: SeenCodes,
  codes: readonly string[],
  atMs: number,
): { seen: SeenCodes; fresh: string[] } {
  const present = new Map([...seen].filter(([, lastMs]) => atMs - lastMs < goneMs));
  const fresh = [...new Set(codes)].filter((code) => !present.has(code));
  for (const code of codes) present.set(code, atMs);
  return { seen: present, fresh };
}
