/** Puts a text on the clipboard; false when the browser allows neither way. Call it from a press of the user. */
export async function copyText(text: string): Promise<boolean> {
  try {
    // Plain http has no clipboard; the property is missing there.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const focused = document.activeElement;
  // Behind an open dialog nothing can be selected.
  const place = focused?.closest('dialog') ?? document.body;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  // Not `display: none`, which cannot be selected; 16 px, or a phone zooms in.
  area.style.cssText = 'position:fixed;top:0;left:0;opacity:0;font-size:16px';
  place.append(area);
  area.select();
  area.setSelectionRange(0, text.length);
  try {
    // oxlint-disable-next-line typescript/no-deprecated -- the only way where there is no clipboard
    return document.execCommand('copy');
  } finally {
    area.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
