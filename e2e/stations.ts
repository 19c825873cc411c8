import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Locale } from '@rohi/contract/locales';
import { worksOfUnit } from '@rohi/contract/stations/station-words';
import { ownDeviceKey, type OwnDevice } from '../apps/web/src/staff/stations/device/device-store.ts';
import {
  makeQueueStores,
  queueVersion,
  stationQueue,
} from '../apps/web/src/staff/stations/scan-queue/queue-database.ts';
import { callService, logInElsewhere, openAccount } from './accounts.ts';
import { expect, type Service } from './fixtures.ts';
import { addStaff } from './staff.ts';
import { storeSession, type Credentials } from './stored-session.ts';

export type Layout = 'us' | 'ru' | 'zh';
type Suffix = 'CR' | 'LF' | 'Tab' | 'none';

const ends = { CR: { code: 'Enter' }, LF: { code: 'KeyJ', ctrlKey: true }, Tab: { code: 'Tab' } } as const;
/** What the keys of letters write on a Russian layout, from A to Z. */
const russian = 'фисвуапршолдьтщзйкыегмцчня';

/** Keys of signs that are neither letters nor digits: places, `^` before one that shift is pressed with. */
const otherPlaces: Readonly<Record<string, string>> = {
  '-': 'Minus',
  ',': 'Comma',
  '.': 'Period',
  ' ': 'Space',
  '+': '^Equal',
};

/** The keys of a scanner for a code: places, and what the chosen layout makes of each. */
function keysOf(code: string, layout: Layout, capsLock: boolean) {
  return [...code].map((sign) => {
    const isLetter = /[A-Z]/i.test(sign);
    const other = otherPlaces[sign];
    const place = isLetter ? `Key${sign.toUpperCase()}` : (other?.replace('^', '') ?? `Digit${sign}`);
    const letter = layout === 'ru' ? (russian[sign.toUpperCase().charCodeAt(0) - 65] ?? sign) : sign;
    const key = layout === 'zh' && isLetter ? 'Process' : isLetter ? letter : sign;
    const shiftKey = /[A-Z]/.test(sign) || other?.startsWith('^') === true;
    return { code: place, key, shiftKey, modifierCapsLock: capsLock };
  });
}

type ScanOptions = { layout?: Layout; suffix?: Suffix; capsLock?: boolean };

/**
 * Scans codes one after another, as fast as a scanner can: the keys of all of them are pressed in one turn of the page,
 * wherever its focus is, so that no machine is too busy for it. A field that is not the stations' own gets what the
 * layout writes.
 */
export async function scan(
  page: Page,
  codes: string | readonly string[],
  { layout = 'us', suffix = 'CR', capsLock = false }: ScanOptions = {},
): Promise<void> {
  const keys = [codes]
    .flat()
    .flatMap((code) => [
      ...keysOf(code, layout, capsLock),
      ...(suffix === 'none'
        ? []
        : [{ key: '', shiftKey: false, modifierCapsLock: capsLock, ...ends[suffix] }]),
    ]);
  await page.evaluate((pressed) => {
    // The trigger is not pulled within half a second of a key: what comes sooner belongs to what was typed.
    const begun = performance.now() + 600;
    for (const [index, key] of pressed.entries()) {
      const target = document.activeElement ?? document.body;
      const event = new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true });
      // A machine that is busy in the middle of it makes no scanner slower.
      Object.defineProperty(event, 'timeStamp', { value: begun + index });
      const isWritten = target.dispatchEvent(event) && target === document.activeElement;
      if (!isWritten || !(target instanceof HTMLInputElement) || [...key.key].length !== 1) continue;
      target.setRangeText(key.key, target.selectionStart ?? 0, target.selectionEnd ?? 0, 'end');
      target.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
  }, keys);
}

/** Pastes a text where the focus is, as a scanner does that goes by the clipboard. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    (document.activeElement ?? document.body).dispatchEvent(event);
  }, text);
}

/** Parcels that a customer of their own has declared, three kilograms each. */
export async function declareParcels(
  service: Service,
  codes: readonly string[],
  {
    goods: goodsName = 'Самовар',
    account,
  }: { goods?: string; account?: Awaited<ReturnType<typeof openAccount>> } = {},
): Promise<string> {
  const { session } = account ?? (await openAccount(service));
  const ask = <Data>(method: string, path: string, body?: unknown) =>
    callService<Data>(service, method, path, body, session.token);
  const { customerCode } = await ask<{ customerCode: string }>('GET', '/auth/userinfo');
  const [point] = await callService<{ id: number }[]>(service, 'GET', '/pickup-points');
  for (const code of codes) {
    const goods = { goods: goodsName, places: 1, weightKg: '3', valueAmount: '40', valueCurrency: 'USD' };
    const body = { requestId: randomUUID(), pickupPointId: point?.id, trackingCodes: [code], ...goods };
    const order = await ask<{ code: string; version: number }>('POST', '/orders', body);
    await ask('POST', `/orders/${order.code}/submit`, { version: order.version });
  }
  return customerCode;
}

export function newCode(): string {
  const digits = Array.from({ length: 13 }, () => Math.floor(Math.random() * 10)).join('');
  return `YT${digits.slice(0, 13)}`;
}

export function newCodes(count: number): string[] {
  return Array.from({ length: count }, newCode);
}

/** Registers a device of the warehouse, as a manager does. */
export async function registerDevice(service: Service): Promise<OwnDevice> {
  const { token } = await logInElsewhere(service, await addStaff(service, 'manager'));
  const units = await callService<{ id: number; type: string }[]>(
    service,
    'GET',
    '/common/all-ltds',
    undefined,
    token,
  );
  const unit = units.find(({ type }) => type === 'WAREHOUSE');
  const { id, name } = await callService<OwnDevice>(
    service,
    'POST',
    '/stations/devices',
    {
      requestId: randomUUID(),
      name: `Gate ${randomUUID()}`,
      unitId: unit?.id,
      works: worksOfUnit(unit?.type),
      printer: null,
      scale: null,
    },
    token,
  );
  return { id, name };
}

/**
 * Makes the browser that device: what the screen would store of the answer is stored. The page must be one of the
 * service. Journeys about the registration go through its screen.
 */
export async function becomeDevice(page: Page, device: OwnDevice): Promise<void> {
  await page.evaluate(`globalThis.makeQueueStores = ${String(makeQueueStores)}`);
  await page.evaluate(
    ([queue, version, key, own]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(queue, version);
        const fail = () => reject(new Error('the device is not stored'));
        opening.addEventListener('upgradeneeded', () => {
          const { makeQueueStores: make } = globalThis as unknown as {
            makeQueueStores: typeof makeQueueStores;
          };
          make(opening.result);
        });
        opening.addEventListener('error', fail);
        opening.addEventListener('success', () => {
          const writing = opening.result.transaction('device', 'readwrite');
          writing.objectStore('device').put(own, key);
          writing.addEventListener('abort', fail);
          writing.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    [stationQueue, queueVersion, ownDeviceKey, device] as const,
  );
}

/**
 * Opens the receiving station as a clerk of the warehouse, on a browser that was registered; `address` is the name that
 * the browser has of the service.
 */
export async function openReceiving(
  page: Page,
  service: Service,
  locale: Locale = 'ru',
  address = service.address,
): Promise<Credentials> {
  await page.addInitScript((chosen) => localStorage.setItem('locale', chosen), locale);
  const clerk = await addStaff(service, 'china-operator', 'YIWU-WH');
  await storeSession(page, service.address, clerk, address);
  await becomeDevice(page, await registerDevice(service));
  await openStation(page, { address });
  return clerk;
}

export async function openStation(page: Page, { address }: Pick<Service, 'address'>): Promise<void> {
  await page.goto(`${address}/staff#/bsc/receiving`);
  await expect(scanField(page)).toBeFocused();
}

export const scanField = (page: Page) => page.locator('[data-scan-field]');
export const banner = (page: Page) => page.locator('[data-verdict]');
export const bar = (page: Page) => page.locator('footer[data-line]');
/** A row of the last scans. */
export const rowOf = (page: Page, code: string) => page.locator('li[data-tone]').filter({ hasText: code });
export const field = (page: Page, name: string) => page.locator(`input[name=${name}]`);

/** Entries of a store of the browser; none where it is not there. */
export const storedIn = (page: Page, name: string, table = 'answers') =>
  page.evaluate(
    async ({ database, store }) => {
      const databases = await indexedDB.databases();
      if (!databases.some((each) => each.name === database)) return [];
      return new Promise<unknown[]>((resolve, reject) => {
        const opening = indexedDB.open(database);
        opening.addEventListener('error', () => reject(new Error(`${database} does not open`)));
        opening.addEventListener('success', () => {
          const { result } = opening;
          if (result.objectStoreNames.length === 0) return resolve([]);
          const request = result.transaction(store).objectStore(store).getAll();
          request.addEventListener('success', () => {
            result.close();
            resolve(request.result);
          });
          return undefined;
        });
      });
    },
    { database: name, store: table },
  );

/** Until this browser has what the station needs to open offline. */
export async function waitUntilStored(page: Page, codes: readonly string[]): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  for (const [database, text] of [
    ['rohi-cabinet', 'station:scan'],
    ['rohi-expected', codes.at(-1) ?? ''],
  ] as const)
    await expect.poll(async () => JSON.stringify(await storedIn(page, database))).toContain(text);
}

/** Until a station that was opened offline has read what it expects. */
export async function waitForSnapshot(page: Page): Promise<void> {
  await expect(bar(page)).toContainText(/Снимок \d|快照 \d|Нусхаи \d/);
}

/** Nothing of the card lies below the lower edge: the page itself does not scroll. */
export async function expectFits(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  const beyond = () =>
    page.evaluate(() => {
      const main = document.querySelector('main');
      const bottom = Math.max(
        ...[...document.querySelectorAll('[data-station] button')].map(
          (each) => each.getBoundingClientRect().bottom,
        ),
      );
      return {
        scrolls: (main?.scrollHeight ?? 0) - (main?.clientHeight ?? 0),
        hidden: Math.max(0, Math.round(bottom - innerHeight)),
      };
    });
  await expect.poll(beyond).toEqual({ scrolls: 0, hidden: 0 });
}
