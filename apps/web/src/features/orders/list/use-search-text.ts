import { useEffect, useRef, useState } from 'react';
import { currentRoute, redirect } from '../../../shared/router/hash-router.ts';
import { readListState, writeListState } from '../rules/list-state.ts';

/** The list follows the typing after this pause, without a new entry in the history. */
const typingPauseMs = 350;

/** What stands in the search field: it begins with what the address says, and the address follows it. */
export function useSearchText(searched: string): [text: string, change: (text: string) => void] {
  const [held, setHeld] = useState({ searched, text: searched });
  let { text } = held;
  // Somebody went to another address of this page (a link, or back), or it has followed the typing.
  if (held.searched !== searched) {
    if (text !== searched) text = searched;
    setHeld({ searched, text });
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = (next: string) => {
    setHeld({ searched, text: next });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      // A stage may have been chosen, or the page left, meanwhile.
      const { page, query } = currentRoute();
      if (page !== 'orderManagement') return;
      redirect('orderManagement', writeListState({ ...readListState(query), search: next, page: 1 }));
    }, typingPauseMs);
  };
  return [text, change];
}
