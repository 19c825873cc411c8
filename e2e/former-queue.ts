import type { Page } from '@playwright/test';

/**
 * A row of the stations' queue as the console of 27 November 2026 has stored it. It stands here as it was then and
 * follows no later change.
 */
export type FormerScan = {
  scanId: string;
  deviceId: string;
  owner: string;
  permit?: string;
  storedAt: number;
  state: 'stored' | 'sent' | 'accepted' | 'needsPerson';
  facts: Record<string, unknown> & { action: string; code: string; at: string };
  answer?: Record<string, unknown>;
  refusal?: string;
};

type FormerDevice = { id: string; name: string };

/**
 * Stores what a registered browser had stored with that console: its device, and the scans that it had not brought
 * away.
 */
export async function storeFormerQueue(
  page: Page,
  device: FormerDevice,
  scans: readonly FormerScan[],
): Promise<void> {
  await page.evaluate(
    ([own, rows]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('stations', 1);
        const fail = () => reject(new Error('the former queue is not stored'));
        opening.addEventListener('error', fail);
        opening.addEventListener('upgradeneeded', () => {
          const made = opening.result.createObjectStore('scans', { keyPath: 'seq', autoIncrement: true });
          for (const index of ['owner', 'waitsFor', 'personFor']) made.createIndex(index, index);
          made.createIndex('scanId', 'scanId', { unique: true });
          opening.result.createObjectStore('device');
        });
        opening.addEventListener('success', () => {
          const writing = opening.result.transaction(['scans', 'device'], 'readwrite');
          writing.objectStore('device').put(own, 'own');
          for (const row of rows) {
            const waits = row.state === 'stored' || row.state === 'sent';
            writing.objectStore('scans').add({
              ...row,
              waitsFor: waits ? row.owner : undefined,
              personFor: row.state === 'needsPerson' ? row.owner : undefined,
            });
          }
          writing.addEventListener('abort', fail);
          writing.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    [device, scans] as const,
  );
}

/** A parcel that a warehouse expects, as that console has stored it. */
export type FormerExpected = {
  code: string;
  customerCode: string | null;
  orderCode: string | null;
  goods: string | null;
  weightG: number | null;
  sides: { lengthMm: number; widthMm: number; heightMm: number } | null;
  flags: string[];
  isSeveral: boolean;
};

/** Stores what the receiving station of that console expected, and the cursor after which it asked for changes. */
export async function storeFormerSnapshot(
  page: Page,
  station: { deviceId: string; owner: string },
  { cursor, parcels }: { cursor: string; parcels: readonly FormerExpected[] },
): Promise<void> {
  const answer = { isWhole: true, parcels, gone: [], cells: [], cursor, hasMore: false };
  const head = { ...station, key: '', cursor, at: Date.now() };
  await page.evaluate(
    (rows) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('rohi-expected', 1);
        const fail = () => reject(new Error('the former snapshot is not stored'));
        opening.addEventListener('error', fail);
        opening.addEventListener('upgradeneeded', () => {
          opening.result.createObjectStore('answers', { keyPath: 'key' });
        });
        opening.addEventListener('success', () => {
          const writing = opening.result.transaction('answers', 'readwrite');
          for (const row of rows) writing.objectStore('answers').put(row);
          writing.addEventListener('abort', fail);
          writing.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    [head, { key: '00000001', answer }],
  );
}
