/** Parts that show how much is unread listen here: elsewhere on the page something is read meanwhile. */
const listeners = new Set<() => void>();

/** Calls back whenever something was read; returns how to stop. */
export function onReading(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Something was read. */
export function notifyReading(): void {
  for (const listener of listeners) listener();
}
