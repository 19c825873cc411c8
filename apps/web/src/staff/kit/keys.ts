import { useEffect, useRef } from 'react';

/** Whether somebody types there. */
function isTypedInto(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('input:not([type=checkbox]), textarea, select, [contenteditable=true], [role=menu]') !==
      null
  );
}

/**
 * J goes to the next, K to the one before, wherever the letters stand on the keyboard; not where somebody types, nor
 * with another key held.
 * @param within what the keys are for: the page, when no dialog is open, or the dialog
 * @param step is given 1 or -1
 */
export function useStepKeys(within: 'page' | 'dialog', step: (by: 1 | -1) => void): void {
  const latest = useRef(step);
  useEffect(() => {
    latest.current = step;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const by = event.code === 'KeyJ' ? 1 : event.code === 'KeyK' ? -1 : undefined;
      if (by === undefined || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (event.defaultPrevented || isTypedInto(event.target)) return;
      const dialogs = document.querySelectorAll('[role=dialog], [role=alertdialog], dialog[open]').length;
      if (dialogs !== (within === 'page' ? 0 : 1)) return;
      event.preventDefault();
      latest.current(by);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [within]);
}
