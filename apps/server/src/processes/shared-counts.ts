/** Counts for all processes of a service, in the memory of their supervisor. */

/** How many there were in the window of a key, and for how many ms more they count. */
export type Counted = { current: number; ttl: number };

type Now = () => number;

/**
 * Counts one more for a key. A window begins with its first one. Remembers at most `mostKeys`, the oldest windows
 * forgotten first.
 */
export function openSharedCounts(mostKeys: number, now: Now = () => performance.now()) {
  const windows = new Map<string, { current: number; endsAt: number }>();
  return (key: string, windowMs: number): Counted => {
    const at = now();
    const entry = windows.get(key);
    if (entry !== undefined && entry.endsAt > at) {
      entry.current += 1;
      return { current: entry.current, ttl: Math.ceil(entry.endsAt - at) };
    }
    // A new window goes to the end: the first of the map is the oldest.
    windows.delete(key);
    const [oldest] = windows.keys();
    if (oldest !== undefined && windows.size >= mostKeys) windows.delete(oldest);
    windows.set(key, { current: 1, endsAt: at + windowMs });
    return { current: 1, ttl: windowMs };
  };
}
