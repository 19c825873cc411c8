/** Puts the focus into a field of the station by its name, or back into the one that scans are read into. */
export function focusField(name: string): void {
  const field = name === 'scan' ? '[data-scan-field]' : `input[name=${name}]:not(:disabled)`;
  const find = () => document.querySelector<HTMLInputElement>(`[data-station] ${field}`);
  // A field that stands takes the focus before the next key comes; one that is about to be drawn, a moment later.
  find()?.focus();
  queueMicrotask(() => find()?.focus());
}
