// Names of the files of PostgreSQL's log (WAL): eight hexadecimal digits of the timeline, then sixteen of the place, 16
// MB a file.

export const segmentBytes = 16 * 1_048_576;

const segmentsALog = 2 ** 32 / segmentBytes;

/** A segment's place, counted from the beginning of the log. */
export type Segment = { timeline: number; number: number };

/** `3/A41C2F8` as a number of bytes; undefined for anything else. */
export function readLsn(text: string): bigint | undefined {
  const [, high, low] = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i.exec(text) ?? [];
  if (high === undefined || low === undefined) return undefined;
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/** The number of the segment in which a place of the log lies. */
export function segmentOf(lsn: bigint): number {
  return Number(lsn / BigInt(segmentBytes));
}

/** The last segment that is needed up to a place: the place is the first byte that is not. */
export function lastSegmentBefore(lsn: bigint): number {
  return segmentOf(lsn - 1n);
}

export function segmentName({ timeline, number }: Segment): string {
  const parts = [timeline, Math.floor(number / segmentsALog), number % segmentsALog];
  return parts.map((part) => part.toString(16).toUpperCase().padStart(8, '0')).join('');
}

/** The segment that a file is named after; undefined for the name of anything else. */
export function readSegmentName(name: string): Segment | undefined {
  const [, timeline, log, part] = /^([0-9A-F]{8})([0-9A-F]{8})([0-9A-F]{8})$/.exec(name) ?? [];
  if (timeline === undefined || log === undefined || part === undefined) return undefined;
  const number = Number.parseInt(log, 16) * segmentsALog + Number.parseInt(part, 16);
  return { timeline: Number.parseInt(timeline, 16), number };
}

/** A timeline and the place at which the next one left it; the newest has none. */
export type TimelinePart = { timeline: number; until: bigint | undefined };

/** What a file `<timeline>.history` says, with the timeline itself at the end. */
export function readHistory(timeline: number, text: string): TimelinePart[] {
  const parents = text.split('\n').flatMap((line): TimelinePart[] => {
    const [, parent, place] = /^\s*(\d+)\s+([0-9A-F]+\/[0-9A-F]+)/i.exec(line) ?? [];
    const until = readLsn(place ?? '');
    return until === undefined ? [] : [{ timeline: Number(parent), until }];
  });
  return [...parents, { timeline, until: undefined }];
}

/**
 * The segments that lead from a place in the log to the newest there is, along the timelines of a history. PostgreSQL
 * takes a segment that is missing for the end of the log and says nothing, so it is found out beforehand.
 */
export function findChain(
  have: ReadonlySet<string>,
  history: readonly TimelinePart[],
  first: number,
): { segments: string[]; missing: string | undefined } {
  const begins = history.map(({ timeline }, at) => ({
    timeline,
    number: segmentOf(history[at - 1]?.until ?? 0n),
  }));
  const newest = begins.at(-1);
  const last = Math.max(
    ...[...have].flatMap((name) => {
      const segment = readSegmentName(name);
      return segment?.timeline === newest?.timeline ? [segment?.number ?? 0] : [];
    }),
    newest?.number ?? 0,
  );
  const segments: string[] = [];
  for (let number = first; number <= last; number += 1) {
    const names = begins
      .filter((begin) => begin.number <= number)
      .map(({ timeline }) => segmentName({ timeline, number }));
    const found = names.findLast((name) => have.has(name));
    if (found === undefined) {
      // What nothing stands behind is simply not written yet.
      return { segments, missing: number < last ? names.at(-1) : undefined };
    }
    segments.push(found);
  }
  return { segments, missing: undefined };
}

/**
 * What the first bytes of a file say of it: the segment that its name says, written by this cluster; one of another
 * cluster; or a wrong one, which is cut or holds another part of the log. `start` are at least 40 bytes of a whole
 * segment.
 */
export function judgeSegment(
  start: Buffer,
  name: string,
  systemIdentifier: string,
): 'right' | 'foreign' | 'wrong' {
  const segment = readSegmentName(name);
  // A file that the server has only filled with zeros begins with none of its pages.
  if (segment === undefined || start.length < 40 || start.readUInt16LE(0) === 0) return 'wrong';
  const { timeline, number } = segment;
  if (start.readBigUInt64LE(24) !== BigInt(systemIdentifier)) return 'foreign';
  const isInPlace =
    start.readUInt32LE(4) <= timeline && start.readBigUInt64LE(8) === BigInt(number) * BigInt(segmentBytes);
  return isInPlace ? 'right' : 'wrong';
}
