import type { Page } from '@playwright/test';

/**
 * Dialogs that opened, and what the policy of the page refused: a script that was tried. Call it before the page is
 * opened.
 */
export async function watchScripts(page: Page): Promise<() => Promise<string[]>> {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      refused.push(`${violatedDirective} ${blockedURI}`),
    );
  });
  return async () => [
    ...dialogs,
    ...(await page.evaluate(() => (window as unknown as { refused: string[] }).refused)),
  ];
}
