import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

/**
 * Opens a dialog when the box gets the focus, but not when the focus only comes back: from that dialog, or with the
 * window itself; then a press on the box opens it. Listens by hand, because React receives no events while it takes the
 * dialog away.
 */
export function useOpeningFocus(boxRef: RefObject<HTMLInputElement | null>, onOpen: () => void): void {
  const open = useEffectEvent(onOpen);
  useEffect(() => {
    const box = boxRef.current;
    if (!box) return undefined;
    // Focused while the page was only its shell.
    let comesBack = document.activeElement === box;
    if (comesBack) open();
    let lacksCaret = false;
    const place = () => {
      if (lacksCaret) placeCaret(box);
      lacksCaret = false;
    };
    const handleFocus = () => {
      if (comesBack) {
        lacksCaret = true;
        setTimeout(place, 0);
      } else open();
      comesBack = !comesBack;
    };
    const handleBlur = () => {
      if (document.activeElement === box) comesBack = true;
    };
    // A press that brings the focus has opened the dialog by that.
    let isPressedInFocus = false;
    const handlePress = () => {
      isPressedInFocus = document.activeElement === box;
    };
    const handleClick = () => {
      if (isPressedInFocus) {
        comesBack = true;
        open();
      }
      isPressedInFocus = false;
    };
    box.addEventListener('focus', handleFocus);
    box.addEventListener('pointerdown', handlePress);
    box.addEventListener('click', handleClick);
    // On a busy machine the first keys come before the timer.
    box.addEventListener('keydown', place);
    box.addEventListener('blur', handleBlur);
    return () => {
      box.removeEventListener('focus', handleFocus);
      box.removeEventListener('pointerdown', handlePress);
      box.removeEventListener('click', handleClick);
      box.removeEventListener('keydown', place);
      box.removeEventListener('blur', handleBlur);
    };
  }, [boxRef]);
}

/** Chromium gives the focus back without a caret: keys would go nowhere. */
function placeCaret(box: HTMLInputElement): void {
  box.setSelectionRange(box.value.length, box.value.length);
}
