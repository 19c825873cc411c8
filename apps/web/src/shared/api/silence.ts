const listeners = new Set<() => void>();

/** Calls a listener when a call got no answer: the connection may be lost. Returns how that ends. */
export function onSilence(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function reportSilence(): void {
  for (const listener of listeners) listener();
}
