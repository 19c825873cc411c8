import { useEffect } from 'react';

const dialogs = '[role=dialog], [role=alertdialog]';

/** The last row in which the focus was, and the screen that it stood on. */
type Row = { index: string; screen: string };

function screenNow(): string {
  return location.hash.replace(/\?.*$/, '');
}

/**
 * Where the focus goes when what had it is gone: an open dialog, the row that stands in the place of its row, else the
 * screen.
 */
function nextPlace(row: Row | undefined): HTMLElement | null {
  const dialog = [...document.querySelectorAll<HTMLElement>(dialogs)].at(-1);
  if (dialog !== undefined) return dialog;
  const main = document.getElementById('main');
  if (row?.screen === screenNow()) {
    const rows = [...(main?.querySelectorAll<HTMLElement>('[data-index]') ?? [])];
    const link = (rows.find(({ dataset }) => dataset['index'] === row.index) ?? rows.at(-1))?.querySelector(
      'a',
    );
    if (link) return link;
  }
  const heading = main?.querySelector<HTMLElement>('h1');
  heading?.setAttribute('tabindex', '-1');
  return heading ?? main;
}

/** The row of an element; in a dialog that of the row that opened it. */
function rowOf(element: HTMLElement, before: Row | undefined): Row | undefined {
  const index = element.closest<HTMLElement>('[data-index]')?.dataset['index'];
  if (index !== undefined) return { index, screen: screenNow() };
  return element.closest(dialogs) === null ? undefined : before;
}

/**
 * Keeps the focus in the console: a dialog that was closed, a row that has left its list, a screen that was left take
 * what had the focus with them, and the keyboard would begin again at the top of the page. Where somebody has pressed
 * beside everything it stays so.
 */
export function useFocusGuard(): void {
  useEffect(() => {
    let last: HTMLElement | undefined;
    let row: Row | undefined;
    let frame = 0;
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || target === document.body) return;
      last = target;
      row = rowOf(target, row);
    };
    const forget = () => {
      last = undefined;
    };
    const isLost = () => {
      const now = document.activeElement;
      return last !== undefined && !last.isConnected && (now === null || now === document.body);
    };
    const keep = () => {
      if (isLost()) nextPlace(row)?.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(() => {
      if (!isLost()) return;
      cancelAnimationFrame(frame);
      // Dialogs and menus give the focus back a frame after they are gone, where they know the element.
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(keep);
      });
    });
    document.addEventListener('focusin', note);
    document.addEventListener('pointerdown', forget, true);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', forget, true);
    };
  }, []);
}
