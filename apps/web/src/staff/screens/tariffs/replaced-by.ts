type Version = { id: string; channelCode: string; version: number; state: string; effectiveFrom: string };

/**
 * The version that is published already and takes the place of a draft once that is published: the next of its channel
 * to begin after it.
 */
export function replacedBy<Line extends Version>(
  draft: Pick<Version, 'id' | 'channelCode' | 'effectiveFrom'>,
  versions: readonly Line[],
): Line | undefined {
  return versions
    .filter(
      ({ channelCode, state, effectiveFrom }) =>
        channelCode === draft.channelCode && state === 'UPCOMING' && effectiveFrom > draft.effectiveFrom,
    )
    .toSorted((a, b) => a.effectiveFrom.localeCompare(b.effectiveFrom))[0];
}
