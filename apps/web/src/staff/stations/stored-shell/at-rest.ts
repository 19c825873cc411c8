/** Nobody has pressed a key for so long: a scanner is quiet, and what it read is stored. */
const quietMs = 3_000;

let lastKeyAt = 0;
for (const event of ['keydown', 'pointerdown', 'paste'])
  addEventListener(event, () => (lastKeyAt = performance.now()), { capture: true, passive: true });

/** What is on a page that would be lost with it: something typed, an open dialog, a thing at hand (`data-at-hand`). */
const atHand =
  '[role="dialog"], [role="alertdialog"], [data-at-hand], input:enabled:not([type="checkbox"], [type="radio"], :placeholder-shown), textarea:enabled';

/** Whether the page can be loaded anew without anybody losing anything. */
export function isAtRest(): boolean {
  if (performance.now() - lastKeyAt < quietMs && !document.hidden) return false;
  return [...document.querySelectorAll(atHand)].every(
    (each) =>
      (each instanceof HTMLInputElement || each instanceof HTMLTextAreaElement) && each.value.trim() === '',
  );
}
