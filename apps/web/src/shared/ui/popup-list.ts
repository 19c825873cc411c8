import { useEffect } from 'react';
import type { RefObject } from 'react';

/** A press anywhere but inside these closes what has popped up; it is there while it is open. */
export function useOutsidePress(refs: ReadonlyArray<RefObject<HTMLElement | null>>, close: () => void): void {
  useEffect(() => {
    const onPress = ({ target }: Event) => {
      if (target instanceof Node && !refs.some(({ current }) => current?.contains(target))) close();
    };
    addEventListener('pointerdown', onPress);
    return () => removeEventListener('pointerdown', onPress);
  });
}

/** Brings the focus to the next or the former button of a list; true when the key asked for that. */
export function moveByArrow(key: string, list: HTMLElement | null): boolean {
  if (!list || (key !== 'ArrowDown' && key !== 'ArrowUp')) return false;
  const buttons = [...list.querySelectorAll('button')];
  const index = buttons.findIndex((button) => button === document.activeElement);
  buttons.at((index + (key === 'ArrowDown' ? 1 : -1)) % buttons.length)?.focus();
  return true;
}
