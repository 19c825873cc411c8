import type { Locator, Page } from '@playwright/test';
import { expect, type Service } from './fixtures.ts';

/** One event of a parcel, now, as a file of the office. */
export async function importEvent(
  service: Service,
  code: string,
  event: string,
  place: string,
): Promise<void> {
  const now = new Date(Date.now() + 5 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');
  const { code: exit, output } = await service.importCsv(
    `Tracking code,Event,Time,Place\n${[code, event, now, place].join(',')}\n`,
  );
  expect(exit, output).toBe(0);
}

/** The short number of a pass. */
export const shownSerial = /^[0-9A-Z]{4} [0-9A-Z]{4}$/;

/** Where the page shows the short number of a pass. */
export const passOf = (page: Page): Locator => page.getByRole('main').getByText(shownSerial);

/** The short number of the pass that the page shows: to hold a later page against, which may begin as this one ends. */
export async function shownPass(page: Page): Promise<string> {
  await expect(passOf(page)).toHaveCount(1);
  return passOf(page).innerText();
}
