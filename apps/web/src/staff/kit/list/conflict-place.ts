/** The panel in which two edits of one row are chosen from. */
export const conflictId = 'row-conflict';

/** Brings it into sight, with the focus: the form is scrolled to where the hand was. */
export function goToConflict(): void {
  const panel = document.getElementById(conflictId);
  panel?.scrollIntoView({ block: 'start' });
  panel?.focus({ preventScroll: true });
}
