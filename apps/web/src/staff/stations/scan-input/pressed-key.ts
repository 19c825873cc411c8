import type { PressedKey } from './scan-burst.ts';

/** A key as the browser has seen it pressed: by its own clock, so that a busy page makes no scanner slower. */
export function pressedKey(event: KeyboardEvent): PressedKey {
  const { code, key, shiftKey, ctrlKey, altKey, metaKey, timeStamp } = event;
  return {
    // A phone's keyboard has no places; of its keys only this one counts here.
    code: code === '' && key === 'Enter' ? 'Enter' : code,
    shift: shiftKey,
    ctrl: ctrlKey,
    alt: altKey,
    meta: metaKey,
    atMs: timeStamp,
  };
}
