import { useRef } from 'react';
import { newRequestId } from '../api/request-id.ts';

/**
 * Ids of requests by what they ask for: one with a lost answer is repeated under its id, and is done once; what was
 * changed since is another request, and is not taken for the first.
 */
export function useRequestIds() {
  const ids = useRef(new Map<string, string>());
  return {
    idOf: (content: string): string => {
      const id = ids.current.get(content) ?? newRequestId();
      ids.current.set(content, id);
      return id;
    },
    /** Once all was answered the same may be asked for again. */
    renew: () => ids.current.clear(),
  };
}
