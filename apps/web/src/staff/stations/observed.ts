/** A value that code outside React changes; each change calls the subscribers. */
export type Observed<Value> = {
  read: () => Value;
  write: (next: Value) => void;
  /** Returns how the calls end. */
  subscribe: (listener: () => void) => () => void;
};

export function createObserved<Value>(initial: Value): Observed<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    read: () => value,
    write: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
