import type { Page } from '@playwright/test';

/** All that the browser has stored of what was typed and not saved, as JSON. */
export function storedDrafts(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const request = indexedDB.open('staff-drafts', 1);
        request.onsuccess = () => {
          const all = request.result.transaction('drafts').objectStore('drafts').getAll();
          all.onsuccess = () => {
            request.result.close();
            resolve(JSON.stringify(all.result));
          };
        };
      }),
  );
}
