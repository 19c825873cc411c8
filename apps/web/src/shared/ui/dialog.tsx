import { X } from 'lucide-react';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { CSSProperties, ReactNode, RefObject } from 'react';
import { useSharedTexts } from '../i18n/shared-texts.ts';
import { pushDialog, removeDialog } from './dialog-stack.ts';
import { Icon } from './icon.tsx';
import css from './dialog.module.css';

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Pixels, above the mobile breakpoint. */
  width: number;
  /** Percent of the window, up to the mobile breakpoint (specification, section 2). */
  phoneWidth?: 90 | 95;
  /** Interrupts to say something: read out at once, and answered by its own button rather than by a cross. */
  warning?: boolean;
  children: ReactNode;
};

/** Opens as a modal and gives the focus back where it was, also when it disappears while open. */
function useModal(dialogRef: RefObject<HTMLDialogElement | null>, open: boolean) {
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog || !open) return undefined;
    const focusedBefore = document.activeElement;
    dialog.showModal();
    pushDialog(dialog);
    return () => {
      removeDialog(dialog);
      dialog.close();
      if (focusedBefore instanceof HTMLElement) focusedBefore.focus({ preventScroll: true });
    };
  }, [dialogRef, open]);
}

/** Esc and a press outside ask to close; only the owner's state closes. */
function useCloseRequests(dialogRef: RefObject<HTMLDialogElement | null>, onClose: () => void) {
  useEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog) return undefined;
    let pressedOutside = false;
    const cancel = (event: Event) => {
      if (event.target !== dialog) return;
      event.preventDefault();
      onClose();
    };
    // A selection dragged out of the dialog must not close it: press and release both count.
    const press = (event: Event) => void (pressedOutside = event.target === dialog);
    const click = (event: Event) => {
      if (pressedOutside && event.target === dialog) onClose();
    };
    dialog.addEventListener('cancel', cancel);
    dialog.addEventListener('pointerdown', press);
    dialog.addEventListener('click', click);
    return () => {
      dialog.removeEventListener('cancel', cancel);
      dialog.removeEventListener('pointerdown', press);
      dialog.removeEventListener('click', click);
    };
  }, [dialogRef, onClose]);
}

export function Dialog({ open, onClose, title, width, phoneWidth = 95, warning, children }: DialogProps) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const { close } = useSharedTexts();
  useModal(dialogRef, open);
  useCloseRequests(dialogRef, onClose);
  const sizes = { '--dialog-width': `${width}px`, '--dialog-phone-width': `${phoneWidth}%` } as CSSProperties;
  return (
    <dialog
      ref={dialogRef}
      role={warning ? 'alertdialog' : undefined}
      className={css.dialog}
      style={sizes}
      aria-labelledby={titleId}
    >
      {open && (
        <div className={css.box}>
          <div className={css.head}>
            <h2 id={titleId} className={css.title}>
              {title}
            </h2>
            {!warning && (
              <button type="button" className={css.close} onClick={onClose} aria-label={close}>
                <Icon of={X} size={22} />
              </button>
            )}
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
