import { useCallback, useState } from 'react';

/** State that begins anew, with `begin`, whenever its owner changes. `begin` must not change between renders. */
export function useOwnedState<Owner, Value>(
  owner: Owner,
  begin: (owner: Owner) => Value,
): [Value, (change: (value: Value) => Value) => void] {
  const [held, setHeld] = useState(() => ({ owner, value: begin(owner) }));
  const value = held.owner === owner ? held.value : begin(owner);
  const update = useCallback(
    (change: (value: Value) => Value) => {
      setHeld((before) => ({ owner, value: change(before.owner === owner ? before.value : begin(owner)) }));
    },
    [owner, begin],
  );
  return [value, update];
}
