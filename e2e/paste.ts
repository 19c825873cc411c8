import type { Locator, Page } from '@playwright/test';

/** A paste as browsers make it: the event and the text behind it in one go, however busy the machine is. */
export async function paste(page: Page, field: Locator, text: string): Promise<void> {
  await field.focus();
  await page.evaluate((pasted) => {
    const target = document.activeElement as HTMLTextAreaElement;
    const data = new DataTransfer();
    data.setData('text/plain', pasted);
    target.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
    target.setRangeText(pasted, target.selectionStart, target.selectionEnd, 'end');
    target.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }, text);
}
