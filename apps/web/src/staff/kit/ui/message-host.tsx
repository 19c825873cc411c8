import { useEffect, useRef } from 'react';
import { pushDialog, removeDialog } from '../../../shared/ui/dialog-stack.ts';

/**
 * Where what is said for a moment stands while this part of the page is on top: in the flow, so that it takes room and
 * covers nothing.
 */
export function MessageHost({ className }: { className?: string | undefined }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const host = ref.current;
    if (host === null) return undefined;
    pushDialog(host);
    return () => removeDialog(host);
  }, []);
  return <div ref={ref} data-message-host className={className} />;
}
