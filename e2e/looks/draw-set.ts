import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page, Request } from '@playwright/test';
import type { Locale } from '@rohi/contract/locales';
import { becomeDevice, scan, storedIn } from '../stations.ts';
import { findTextFaults } from './find-faults.ts';
import { openAnswers } from './recorded-answers.ts';
import { gatherPeople, type Person } from './people.ts';
import { kindOf, openScreenList } from './screen-list.ts';

/** Where and what to draw. */
export type DrawOrder = {
  browser: Browser;
  address: string;
  /** Of the set. */
  folder: string;
  /** Of what all sets share: people, screens, answers. */
  shared: string;
  widths: readonly number[];
  locale: Locale;
  starts: readonly string[];
  /** Only screens with one of them in their address; all where none is named. */
  words: readonly string[];
};

/** What the sets after the first take over from it. */
type Plan = { at: number; people: (Person & { screens: string[] })[] };

const mostScreensOfPerson = 80;
const mostOpened = Number(process.env['OPENED'] ?? 4);
const heightOf = { site: 800, console: 1400 };

/** Nothing of the page is left to chance: what is drawn of random numbers is the same each time. */
function holdChance(seedText: string): void {
  let seed = [...seedText].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 2_147_483_647, 7);
  const next = () => (seed = (seed * 48_271) % 2_147_483_647);
  Math.random = () => next() / 2_147_483_647;
  crypto.getRandomValues = (array) => {
    const bytes = new Uint8Array(array?.buffer ?? new ArrayBuffer(0));
    for (const index of bytes.keys()) bytes[index] = next() % 256;
    return array;
  };
  crypto.randomUUID = () => {
    const hex = Array.from({ length: 32 }, () => (next() % 16).toString(16)).join('');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
  };
}

/** Calls that are under way, of each page. */
const underWay = new WeakMap<Page, Set<Request>>();

function watchCalls(page: Page): void {
  const calls = new Set<Request>();
  underWay.set(page, calls);
  page.on('request', (request) => calls.add(request));
  page.on('requestfinished', (request) => calls.delete(request));
  page.on('requestfailed', (request) => calls.delete(request));
}

/** Until the page has drawn what it asked for and asks for nothing more; some screens ask again and again. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  let before = '';
  for (let same = 0, tries = 0; same < 3 && tries < 60; tries += 1) {
    await page.waitForTimeout(50);
    const now = await page.evaluate(() => document.body.innerHTML);
    same = now === before && underWay.get(page)?.size === 0 ? same + 1 : 0;
    before = now;
  }
}

/**
 * Messages go after some seconds, by a clock that stands for nothing else; a field's caret and what moves are still.
 */
const still = '[data-message-host]{visibility:hidden!important}';

const nameOf = (person: string, address: string) =>
  `${person}${address.replace(/^\//, ' ').replaceAll(/[^\w*?=&-]+/g, '-')}`.slice(0, 150);

type Shot = { page: Page; folder: string; name: string };

async function shoot({ page, folder, name }: Shot, width: number, isSite: boolean): Promise<void> {
  await page.setViewportSize({ width, height: isSite ? heightOf.site : heightOf.console });
  await page.waitForTimeout(120);
  const path = join(folder, `${name} ${width}.png`);
  await page.screenshot({ path, fullPage: isSite, animations: 'disabled', caret: 'hide', style: still });
  for (const fault of await findTextFaults(page)) console.log(`${name} ${width}: ${fault}`);
}

const openers = (page: Page) =>
  page.evaluate((most) => {
    const over = [...document.querySelectorAll('dialog[open], [role=dialog]')].at(-1);
    const root = over ?? document.querySelector('main');
    const names = new Set<string>();
    const found: number[] = [];
    for (const [index, each] of [...(root?.querySelectorAll('button') ?? [])].entries()) {
      const name = each.textContent.replaceAll(/\d/g, '') + (each.getAttribute('aria-haspopup') ?? '');
      if (each.disabled || each.type === 'submit' || each.offsetParent === null || names.has(name)) continue;
      names.add(name);
      found.push(index);
    }
    return found.slice(0, most);
  }, mostOpened);

/** What opens from the buttons of the screen, each from a screen that was loaded anew. */
async function shootOpened(shot: Shot, isSite: boolean): Promise<void> {
  const { page, name } = shot;
  const read = () => page.evaluate(() => document.body.innerHTML);
  for (const index of await openers(page)) {
    await page.reload();
    await settle(page);
    const before = await read();
    await page.evaluate((place) => {
      const over = [...document.querySelectorAll('dialog[open], [role=dialog]')].at(-1);
      const button = (over ?? document.querySelector('main'))?.querySelectorAll('button')[place];
      button?.click();
    }, index);
    await settle(page);
    if ((await read()) !== before) await shoot({ ...shot, name: `${name} opened-${index}` }, 1280, isSite);
  }
}

/** What a station shows of the first parcels that it expects. */
async function shootScanned(shot: Shot): Promise<void> {
  const { page, name } = shot;
  if ((await page.locator('[data-scan-field]').count()) === 0) return;
  const stored = JSON.stringify(await storedIn(page, 'rohi-expected'));
  const body = await page.locator('body').innerText();
  const codes = [...new Set(`${stored} ${body}`.match(/\b(?:[A-Z]{2,5}\d{9,}|RA-\d[\w-]+)\b/g) ?? [])].slice(
    0,
    2,
  );
  for (const [index, code] of codes.entries()) {
    await scan(page, code);
    await settle(page);
    for (const width of [360, 1280]) await shoot({ ...shot, name: `${name} scanned-${index}` }, width, false);
  }
}

const linksOf = (page: Page) =>
  page
    .locator('a[href]')
    .evaluateAll((all) => all.map((each) => (each as HTMLAnchorElement).href))
    .then((links) =>
      links.flatMap((link) => {
        const { pathname, hash, origin } = new URL(link);
        return origin === new URL(page.url()).origin && hash.startsWith('#/') ? [`${pathname}${hash}`] : [];
      }),
    );

async function openContext(order: DrawOrder, person: Person, at: number): Promise<BrowserContext> {
  const context = await order.browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' });
  await context.clock.setFixedTime(at);
  await context.addInitScript((locale) => localStorage.setItem('locale', locale), order.locale);
  await context.addInitScript(holdChance, person.name);
  const { session, device } = person;
  if (session === undefined) return context;
  const page = await context.newPage();
  await page.goto(`${order.address}/robots.txt`);
  await page.evaluate(({ user, mustDo: _mustDo, ...values }) => {
    localStorage.setItem('user', JSON.stringify(user));
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, String(value));
  }, session);
  if (device !== undefined) await becomeDevice(page, device);
  await page.close();
  return context;
}

/** Draws one screen in every width and what opens from it; returns the addresses that it leads to. */
async function drawScreen(order: DrawOrder, context: BrowserContext, who: string, to: string) {
  const page = await context.newPage();
  watchCalls(page);
  const name = nameOf(who, kindOf(to));
  const answers = await openAnswers(join(order.shared, `${name}.json`));
  await answers.follow(page);
  const isSite = !to.startsWith('/staff');
  const shot = { page, folder: order.folder, name };
  try {
    await page.setViewportSize({ width: 1280, height: 1400 });
    await page.goto(`${order.address}${to}`);
    await page.locator('h1').first().waitFor({ state: 'attached', timeout: 10_000 });
    await settle(page);
    const links = await linksOf(page);
    for (const width of order.widths) await shoot(shot, width, isSite);
    await shootScanned(shot);
    await shootOpened(shot, isSite);
    return links;
  } catch (error) {
    console.log(`${name}: ${String(error).split('\n')[0] ?? ''}`);
    return [];
  } finally {
    await answers.keep();
    await page.close();
  }
}

/** Follows the links of each screen of a person; notes the screens in `person.screens`. */
async function walk(order: DrawOrder, plan: Plan, person: Plan['people'][number], seen: Set<string>) {
  const context = await openContext(order, person, plan.at);
  const list = openScreenList(seen, mostScreensOfPerson);
  list.add(person.starts);
  for (let to = list.next(); to !== undefined; to = list.next()) {
    person.screens.push(to);
    list.add(await drawScreen(order, context, person.name, to));
  }
  await context.close();
}

async function redraw(order: DrawOrder, plan: Plan, person: Plan['people'][number]): Promise<void> {
  const wanted = person.screens.filter(
    (to) => order.words.length === 0 || order.words.some((word) => to.includes(word)),
  );
  if (wanted.length === 0) return;
  const context = await openContext(order, person, plan.at);
  for (const to of wanted) await drawScreen(order, context, person.name, to);
  await context.close();
}

/**
 * Draws every screen into the folder. The first set asks the service and notes people, screens and answers for those
 * that follow.
 */
export async function drawSet(order: DrawOrder): Promise<void> {
  const { folder, shared, address, starts } = order;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await mkdir(shared, { recursive: true });
  const planFile = join(shared, 'plan.json');
  const recorded = await readFile(planFile, 'utf8').catch(() => undefined);
  const people = recorded === undefined ? await gatherPeople(address, starts) : [];
  const plan =
    recorded === undefined
      ? { at: Date.now(), people: people.map((person) => ({ ...person, screens: [] as string[] })) }
      : (JSON.parse(recorded) as Plan);
  const seen = new Set<string>();
  const work = [...plan.people];
  const draw = async (): Promise<void> => {
    const person = work.shift();
    if (person === undefined) return;
    await (recorded === undefined ? walk(order, plan, person, seen) : redraw(order, plan, person));
    await draw();
  };
  await Promise.all([draw(), draw()]);
  if (recorded === undefined) await writeFile(planFile, JSON.stringify(plan));
}
