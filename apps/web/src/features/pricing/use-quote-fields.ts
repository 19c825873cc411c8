import { useEffect, useRef, useState } from 'react';
import { currentRoute, redirect, useRoute } from '../../shared/router/hash-router.ts';
import { readQuoteFields, writeQuoteFields } from './rules/quote-fields.ts';
import type { QuoteFields } from './rules/quote-fields.ts';

/** The address follows the typing after this pause, without a new entry in the history. */
const addressPauseMs = 400;

/** The numbers of the calculator: they begin with those of the address, and the address carries them on. */
export function useQuoteFields(): [QuoteFields, (fields: QuoteFields) => void] {
  const { query } = useRoute();
  const address = query.toString();
  const [held, setHeld] = useState(() => ({ address, fields: readQuoteFields(query) }));
  let { fields } = held;
  // Somebody went to another address of this page (a link, or back), or it has followed the typing.
  if (held.address !== address) {
    if (writeQuoteFields(fields, query).toString() !== address) fields = readQuoteFields(query);
    setHeld({ address, fields });
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = (next: QuoteFields) => {
    setHeld({ address, fields: next });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      // The page may have been left meanwhile.
      const now = currentRoute();
      if (now.page === 'freightQuotation') redirect(now.page, writeQuoteFields(next, now.query));
    }, addressPauseMs);
  };
  return [fields, change];
}
