import type { Page } from '@playwright/test';
import { closePlaces, openPlaces } from '../cabinet.ts';
import { cutLine } from '../cut-line.ts';
import { expect, test } from '../fixtures.ts';
import { banner, bar, declareParcels, newCodes, openReceiving, scan, scanField } from '../stations.ts';
import { inTurn } from '../../tools/turns.ts';

const desktop = { width: 1280, height: 800 };
type Signal = { signal: { from: number; seconds: number; isSound: boolean }[] };

test.beforeEach(({ service }) => openPlaces(service));
test.afterEach(({ service }) => closePlaces(service));

/** Writes down which part of the words is played, and whether something can be signal in it. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const signal: Signal['signal'] = [];
    const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function play(when = 0, from = 0, seconds = 0) {
      const { buffer } = this;
      const rate = buffer?.sampleRate ?? 1;
      const part = buffer?.getChannelData(0).subarray(from * rate, (from + seconds) * rate);
      signal.push({ from, seconds, isSound: part?.some((sample) => Math.abs(sample) > 0.05) === true });
      start.call(this, when, from, seconds);
    };
    Object.assign(globalThis, { signal });
  });
}

const playedOf = (page: Page) => page.evaluate(() => (globalThis as unknown as Signal).signal);

for (const [locale, label] of inTurn([
  ['ru', 'Звук'],
  ['zh', '声音'],
  // In Russian words, once somebody has chosen them.
  ['tg', 'Овоз'],
]))
  test(`${locale}: a word is said behind the tone, another for each verdict, remembered on the device, and offline too`, async ({
    page,
    service,
  }) => {
    await page.setViewportSize(desktop);
    await listen(page);
    const [declared = '', undeclared = ''] = newCodes(2);
    await declareParcels(service, [declared]);
    await openReceiving(page, service, locale);
    await scan(page, declared);
    await expect(banner(page)).toHaveAttribute('data-verdict', 'OK');
    await expect.poll(() => playedOf(page)).toEqual([]);
    const words = page.waitForResponse((answer) => answer.url().endsWith('.opus'));
    await bar(page).getByLabel(label).selectOption('voice');
    expect((await words).ok()).toBe(true);
    await page.keyboard.press('Escape');
    await scan(page, undeclared);
    await expect.poll(async () => (await playedOf(page)).length).toBe(1);

    // The page is loaded anew: the choice stands, and the words are brought before they are needed.
    const again = page.waitForResponse((answer) => answer.url().endsWith('.opus'));
    await page.reload();
    await expect(scanField(page)).toBeFocused();
    await again;
    await cutLine(page);
    await scan(page, 'https://example.com/shop');
    await expect(banner(page)).toHaveAttribute('data-verdict', 'BLOCKED');
    await expect.poll(async () => (await playedOf(page)).length).toBe(1);
    await scan(page, undeclared);
    await expect.poll(async () => (await playedOf(page)).length).toBe(2);
    const [wrong, unknown] = await playedOf(page);
    expect(wrong?.isSound && unknown?.isSound).toBe(true);
    expect(wrong?.from).not.toBe(unknown?.from);
  });
