/**
 * A receiving station in a real browser, driven by what a scanner and a scale type, and watched from within its page.
 */
import type { Page } from '@playwright/test';
import type { ReceiptTimes } from './station-task.ts';
import { scan } from './stations.ts';
import { storeSession, type Credentials } from './stored-session.ts';

/**
 * What was painted of a code: a verdict over the whole width, or a row of the last scans. Milliseconds of the page's
 * clock.
 */
type Painted = { what: 'verdict' | 'row'; code: string; state: string; atMs: number };

declare global {
  interface Window {
    stationPaints: Painted[];
    stationKeyMs: number;
  }
}

const longestWaitMs = 60_000;

/** Notes in the page when its last key was pressed, and when each verdict and row of a scan was on the screen. */
function watchPaints(): void {
  window.stationPaints = [];
  window.stationKeyMs = 0;
  const seen = new Set<string>();
  const note = (what: Painted['what'], code: string, state: string) => {
    const key = `${what} ${code} ${state}`;
    if (code === '' || seen.has(key)) return;
    seen.add(key);
    // After the frame that shows it: a message is handled once that was drawn.
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.addEventListener('message', () => {
        window.stationPaints.push({ what, code, state, atMs: performance.now() });
        channel.port1.close();
      });
      channel.port1.start();
      channel.port2.postMessage(0);
    });
  };
  const look = () => {
    const banner = document.querySelector('[data-verdict]');
    const title = banner?.querySelector('strong')?.textContent ?? '';
    note('verdict', banner?.querySelector('b')?.textContent ?? '', title);
    for (const row of document.querySelectorAll('li[data-tone]'))
      note('row', row.querySelector('b')?.textContent ?? '', row.getAttribute('data-tone') ?? '');
  };
  addEventListener(
    'keydown',
    ({ isTrusted, timeStamp }) => {
      window.stationKeyMs = isTrusted ? timeStamp : performance.now();
    },
    true,
  );
  addEventListener('DOMContentLoaded', () => {
    const watched = { subtree: true, childList: true, characterData: true, attributes: true };
    new MutationObserver(look).observe(document.body, watched);
  });
}

/**
 * Registers the browser for the warehouse of this id as a manager, opens its station as a clerk and waits until the
 * snapshot holds so many parcels.
 */
export async function openStationPage(
  page: Page,
  {
    address,
    ...who
  }: { address: string; manager: Credentials; clerk: Credentials; unitId: number; expected: number },
): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('locale', 'ru'));
  await storeSession(page, address, who.manager);
  await page.goto(`${address}/staff#/bsc/receiving`);
  await page.locator('form input[maxlength="60"]').fill('Bench gate');
  await page.locator('form select').selectOption(String(who.unitId));
  await page.locator('form button[type=submit]').click();
  await page.locator('[data-scan-field]').waitFor();
  await storeSession(page, address, who.clerk);
  await page.addInitScript(watchPaints);
  await page.goto(`${address}/staff#/bsc/receiving`);
  await page.locator('[data-scan-field]').waitFor();
  const count = who.expected.toLocaleString('ru');
  await page.locator('footer').filter({ hasText: count }).waitFor({ timeout: longestWaitMs });
}

/**
 * Milliseconds from the last key of a code until its verdict is on the screen. The keys come as a scanner presses them:
 * those that are sent to the browser one by one have gaps on a busy machine, and the code falls in two.
 */
export async function timeVerdict(page: Page, code: string): Promise<number> {
  await scan(page, code);
  return waitForPaint(page, { what: 'verdict', code });
}

/**
 * Presses the keys of the codes as a scanner does, all within a second and at an even pace; returns the codes of all
 * verdicts in their order.
 */
export async function scanInOneSecond(page: Page, codes: readonly string[]): Promise<string[]> {
  await page.locator('[data-scan-field]').focus();
  await page.evaluate(
    ([all, gap]) =>
      new Promise<void>((resolve) => {
        const startedAt = performance.now();
        const press = (place: number) => {
          for (const sign of [...(all[place] ?? ''), 'Enter']) {
            const code = sign === 'Enter' ? sign : /\d/.test(sign) ? `Digit${sign}` : `Key${sign}`;
            const key = { code, key: sign, shiftKey: /[A-Z]/.test(sign) && sign !== 'Enter' };
            const event = new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true });
            (document.activeElement ?? document.body).dispatchEvent(event);
          }
          if (place + 1 === all.length) resolve();
          else
            setTimeout(
              () => press(place + 1),
              Math.max(0, startedAt + (place + 1) * gap - performance.now()),
            );
        };
        press(0);
      }),
    [[...codes], 1_000 / codes.length] as const,
  );
  await waitForPaint(page, { what: 'verdict', code: codes.at(-1) ?? '' });
  const paints = await page.evaluate(() => window.stationPaints.filter(({ what }) => what === 'verdict'));
  return [...new Set(paints.map(({ code }) => code).filter((code) => codes.includes(code)))];
}

/** Receives a parcel by what scanner and scale type and by a command card, and by nothing else. */
export async function receiveByCards(page: Page, code: string, grams: number): Promise<ReceiptTimes> {
  await scan(page, code);
  const verdictMs = await waitForPaint(page, { what: 'verdict', code });
  await scan(page, `ST,NT,+ ${(grams / 1_000).toFixed(3)}KG`);
  const weighedAt = await page.evaluate(() => window.stationKeyMs);
  await scan(page, 'RC-NEXT');
  const cardAt = await page.evaluate(() => window.stationKeyMs);
  const fromCard = await waitForPaint(page, { what: 'row', code });
  return { verdictMs, storedMs: cardAt - weighedAt + fromCard };
}

/** Milliseconds from the last key until a verdict or a row of this code is on the screen. */
async function waitForPaint(page: Page, { what, code }: Pick<Painted, 'what' | 'code'>): Promise<number> {
  const found = await page.waitForFunction(
    ([kind, sought]) => {
      const painted = window.stationPaints.find((each) => each.what === kind && each.code === sought);
      return painted === undefined ? undefined : { ms: painted.atMs - window.stationKeyMs };
    },
    [what, code] as const,
    { timeout: longestWaitMs },
  );
  return (await found.jsonValue())?.ms ?? Number.NaN;
}
