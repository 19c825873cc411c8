import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { listHouseFiles } from './house-files.ts';
import { findReadOnce } from './read-once.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Functions that are handed a page and are about a moment or a time that is over: asked again they would say something
 * else, or nothing.
 */
const measures = ['handOverMonth', 'largestPaints', 'placesOf', 'readShifts'];

test('no journey judges what it has read once from a page that may still be changing', () => {
  const files = listHouseFiles(root).filter((path) => /^e2e\/.*\.ts$/.test(path));
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((path) =>
    findReadOnce(readFileSync(join(root, path), 'utf8'), measures).map((each) => `${path}:${each}`),
  );
  // `await expect(place).toHave…` waits, and so does `await expect.poll(() => …)`.
  expect(found).toEqual([]);
});

test.each([
  ['expect((await page.getByRole("list").boundingBox())?.width).toBe(9);', true],
  ['expect(await links.allInnerTexts()).toEqual([]);', true],
  ['expect(\n  await page.evaluate(() => f(1)),\n).toBe(2);', true],
  ['const box = await place.boundingBox();\nexpect(box?.width).toBe(9);', true],
  ['const [first] = await rows.allTextContents();\nexpect(first).toBe("A");', true],
  ['expect(await countOpen(page)).toBeLessThan(9);', true],
  ['expect(new URL(page.url()).search).toBe("");', true],
  ['expect(await readShifts(page)).toBe(0);', false],
  ['await expect.poll(() => countOpen(page)).toBeLessThan(9);', false],
  ['await expect.poll(async () => (await place.boundingBox())?.width).toBe(9);', false],
  ['await expect(async () => { await place.count(); }).toPass();', false],
  ['const code = await heading.innerText();\nawait expect(row).toContainText(code);', false],
  ['expect(await receiptsOf(service, codes)).toBe(0);', false],
  ['expect((await saved).suggestedFilename()).toBe("a");', false],
])('%s', (source, isFound) => {
  expect(findReadOnce(source, measures)).toHaveLength(isFound ? 1 : 0);
});
