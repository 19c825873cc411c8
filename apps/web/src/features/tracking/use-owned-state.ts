import { useCallback, useState } from 'react';

/** State that begins anew, with `begin`, whenever its owner changes. `begin` must not change between renders. */
export function useOwnedState<Owner, Value>(
  owner: Owner,
  begin: (owner: Owner) => Value,
): [Value, (change: (value: Value) => Value) => void] {
  const [held, setHeld] = useState(() => ({ owner, value: begin(owner) }));
  let { value } = held;
  if (held.owner !== owner) {
    value = begin(owner);
    setHeld({ owner, value });
  }
  const update = useCallback(
    (change: (value: Value) => Value) => {
      // A change meant for a former owner comes too late.
      setHeld((before) => (before.owner === owner ? { owner, value: change(before.value) } : before));
    },
    [owner],
  );
  return [value, update];
}
