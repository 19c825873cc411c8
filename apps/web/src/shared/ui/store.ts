import { useSyncExternalStore } from 'react';

type Store<Value> = {
  read: () => Value;
  write: (next: Value) => void;
  /** The value, for a component that renders again when it changes. */
  useValue: () => Value;
};

/** A value outside React, for what is set by code that is no component. */
export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const read = () => value;
  return {
    read,
    write: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
    useValue: () => useSyncExternalStore(subscribe, read, read),
  };
}
