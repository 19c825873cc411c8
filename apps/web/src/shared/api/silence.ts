const listeners = new Set<() => void>();

/** Calls whoever wants to know that a call got no answer: the line may have gone. Returns how that ends. */
export function onSilence(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function reportSilence(): void {
  for (const listener of listeners) listener();
}
