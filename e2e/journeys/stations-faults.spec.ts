import type { BrowserContext, Locator, Page } from '@playwright/test';
import { closePlaces, openPlaces } from '../cabinet.ts';
import { expect, test, type Service } from '../fixtures.ts';
import { seeded } from '../../apps/web/src/staff/stations/scan-queue/browser-in-parts.ts';
import {
  bar,
  declareParcels,
  field,
  newCodes,
  openReceiving,
  openStation,
  scan,
  scanField,
} from '../stations.ts';
import { storeSession, type Credentials } from '../stored-session.ts';

// `npm run proof -- --only stations` plays fifty.
const schedules = Number(process.env['FAULT_SCHEDULES'] ?? 2);
const scansUrl = '**/api/stations/scans';
const twoHoursMs = 7_200_000;

test.use({ serviceWorkers: 'allow' });

test.beforeEach(({ service }) => openPlaces(service));
test.afterEach(({ service }) => closePlaces(service));

type Stored = { scanId: string; state: string; facts: { code: string }; answer?: { verdict: string } };

type Play = {
  context: BrowserContext;
  service: Service;
  clerk: Credentials;
  random: () => number;
  tabs: Page[];
  isOffline: boolean;
  shown: Set<string>;
};

/** What the device has of all scans. */
const storedScans = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<Stored[]>((resolve, reject) => {
        const opening = indexedDB.open('stations');
        opening.addEventListener('error', () => reject(new Error('no scans are stored')));
        opening.addEventListener('success', () => {
          const request = opening.result.transaction('scans').objectStore('scans').getAll();
          request.addEventListener('success', () => {
            opening.result.close();
            resolve(request.result as Stored[]);
          });
        });
      }),
  );

/** From now on so many of a hundred calls with scans meet a fault. */
async function breakCalls(play: Play, rate: number): Promise<void> {
  const { context, random } = play;
  await context.route(scansUrl, async (route) => {
    if (play.isOffline) return route.abort('internetdisconnected');
    if (random() >= rate) return route.fallback();
    const fault = Math.floor(random() * 5);
    if (fault === 0) return route.abort();
    if (fault === 1) return route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Error</h1>' });
    if (fault === 2) {
      const failure = { success: false, code: 409, error: 'stations.deviceEnded', msg: '', data: null };
      return route.fulfill({ status: 409, json: failure });
    }
    const answer = await route.fetch().catch(() => undefined);
    // A tab that was closed or loaded anew meanwhile waits for nothing any more.
    if (answer === undefined || fault === 3) return route.abort().catch(() => undefined);
    const text = await answer.text();
    const half = { response: answer, body: text.slice(0, text.length / 2) };
    return route.fulfill(half).catch(() => undefined);
  });
}

/** The station in a tab, whatever it was before. */
async function standIn(tab: Page): Promise<Page> {
  await tab.reload().catch(() => undefined);
  await expect(scanField(tab)).toBeVisible();
  return tab;
}

async function newTab({ context, service }: Play): Promise<Page> {
  const tab = await context.newPage();
  await openStation(tab, service);
  return tab;
}

/** The log-in ends at the service; the dialog asks the same person, who comes in again. */
async function expireLogin(play: Play): Promise<void> {
  const { service, clerk, tabs, context } = play;
  await service.sql`
    update login set ended_at = now(), end_reason = 'ENDED_BY_USER'
    where ended_at is null and user_id = (select id from user_account where username = ${clerk.username})`;
  if (play.isOffline) return;
  const page = await context.newPage();
  await storeSession(page, service.address, clerk);
  await page.close();
  for (const tab of tabs) await standIn(tab);
}

/** The renderer of a tab is killed in the middle of whatever it does. */
async function killTab(play: Play): Promise<void> {
  const tab = play.tabs.shift();
  if (tab === undefined) return;
  await tab.goto('chrome://crash').catch(() => undefined);
  await tab.close();
  play.tabs = [await newTab(play), ...play.tabs];
}

async function goOffline(play: Play, isOffline: boolean): Promise<void> {
  play.isOffline = isOffline;
  await play.context.setOffline(isOffline);
}

/** One thing that happens, by chance. */
async function playStep(play: Play, code: string): Promise<void> {
  const { random } = play;
  const [tab = await newTab(play)] = play.tabs.filter(
    (_, index) => index === Math.floor(random() * play.tabs.length),
  );
  if (play.tabs.length === 0) play.tabs = [tab];
  const chance = random();
  if (chance < 0.12) await goOffline(play, !play.isOffline);
  else if (chance < 0.22) await standIn(tab);
  else if (chance < 0.28) await killTab(play);
  else if (chance < 0.34 && play.tabs.length < 2) play.tabs = [...play.tabs, await newTab(play)];
  else if (chance < 0.4) await expireLogin(play);
  else if (chance < 0.46)
    await tab.clock.setSystemTime(Date.now() + ([-twoHoursMs, 0, twoHoursMs][Math.floor(random() * 3)] ?? 0));
  await receive(play, play.tabs[0] ?? tab, code);
}

/** What the clerk does with a box; it counts when its row stands on the screen. */
async function receive({ shown }: Play, tab: Page, code: string): Promise<void> {
  await tab.bringToFront();
  // The end of a session may come at any moment, and stands over the station until the tab is loaded anew.
  const ended = tab.getByRole('alertdialog').or(tab.getByRole('heading', { name: 'Вход для сотрудников' }));
  const comes = async (what: Locator) => {
    await expect(what.or(ended).filter({ visible: true }).first()).toBeVisible();
    return (await ended.count()) === 0;
  };
  if (!(await comes(bar(tab)))) return;
  await scanField(tab).focus();
  await scan(tab, code);
  if (!(await comes(tab.locator(`section[aria-label="${code}"]`)))) return;
  await field(tab, 'weight').fill('3');
  await tab.keyboard.press('Enter');
  const row = tab.locator('li[data-tone]').filter({ hasText: code }).first();
  await comes(row);
  if ((await row.count()) > 0) shown.add(code);
}

for (let seed = 0; seed < schedules; seed += 1)
  test(`S03: schedule ${seed} of faults: each scan is taken once or stands on the list`, async ({
    page,
    context,
    service,
  }, info) => {
    const random = seeded(seed);
    const codes = newCodes(6 + Math.floor(random() * 6));
    await declareParcels(service, codes);
    const clerk = await openReceiving(page, service);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const play: Play = { context, service, clerk, random, tabs: [page], isOffline: false, shown: new Set() };
    await breakCalls(play, 0.2 + random() * 0.5);
    for (const code of codes) await playStep(play, code);
    // All is well from here on.
    await context.unroute(scansUrl);
    await goOffline(play, false);
    for (const tab of play.tabs) await tab.close();
    const last = await context.newPage();
    await storeSession(last, service.address, clerk);
    await openStation(last, service);
    await expect(bar(last)).toContainText('Всё отправлено');
    const stored = await storedScans(last);
    const receipts = await service.sql<{ code: string; count: number }[]>`
      select tracking_code as code, count(*)::integer as count from parcel_event join parcel on parcel.id = parcel_id
      where type = 'CN_RECEIVED' and tracking_code in ${service.sql(codes)} group by 1`;
    const listed = await service.sql<{ code: string }[]>`select code from scan_exception`;
    const received = new Set(receipts.map(({ code }) => code));
    const onList = new Set(listed.map(({ code }) => code));
    expect(receipts.filter(({ count }) => count !== 1)).toEqual([]);
    for (const code of play.shown) {
      const own = stored.filter(({ facts }) => facts.code === code);
      expect(own.length, `${code} is stored`).toBeGreaterThan(0);
      const isHere = own.some(({ state }) => state === 'needsPerson');
      expect({ code, isSound: received.has(code) || onList.has(code) || isHere }).toEqual({
        code,
        isSound: true,
      });
    }
    info.annotations.push({ type: 'scans', description: String(play.shown.size) });
  });
