import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';

/** Fewer pixels are the edge of a letter that was drawn at another part of a pixel. */
const fewestSeen = 24;

type Difference = { pixels: number; picture: string };

/**
 * Compares two pictures in a page: how many pixels differ, and both beside each other with a frame around what does.
 */
function comparePictures(page: Page, before: Buffer, after: Buffer): Promise<Difference> {
  return page.evaluate(
    async ([first, second]) => {
      const read = async (base64: string) => {
        const answer = await fetch(`data:image/png;base64,${base64}`);
        return createImageBitmap(await answer.blob());
      };
      const [one, other] = await Promise.all([read(first), read(second)]);
      const width = Math.max(one.width, other.width);
      const height = Math.max(one.height, other.height);
      const pixelsOf = (image: ImageBitmap) => {
        const context = new OffscreenCanvas(width, height).getContext('2d');
        context?.drawImage(image, 0, 0);
        return context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
      };
      const [a, b] = [pixelsOf(one), pixelsOf(other)];
      // Edges of letters may differ by a shade from one drawing to the next.
      const isSeen = (at: number) =>
        [0, 1, 2].some((channel) => Math.abs((a[at + channel] ?? 0) - (b[at + channel] ?? 0)) > 16);
      let pixels = 0;
      let [left, top, right, bottom] = [width, height, 0, 0];
      for (let at = 0; at < a.length; at += 4) {
        if (!isSeen(at)) continue;
        pixels += 1;
        const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)];
        [left, top, right, bottom] = [
          Math.min(left, x),
          Math.min(top, y),
          Math.max(right, x),
          Math.max(bottom, y),
        ];
      }
      if (pixels === 0) return { pixels, picture: '' };
      const canvas = document.createElement('canvas');
      canvas.width = width * 2 + 20;
      canvas.height = height;
      const context = canvas.getContext('2d');
      context?.drawImage(one, 0, 0);
      context?.drawImage(other, width + 20, 0);
      for (const x of [0, width + 20]) {
        if (context) context.strokeStyle = '#f0f';
        context?.strokeRect(x + left - 4, top - 4, right - left + 8, bottom - top + 8);
      }
      return { pixels, picture: canvas.toDataURL('image/png').split(',')[1] ?? '' };
    },
    [before.toString('base64'), after.toString('base64')] as const,
  );
}

/**
 * Says which pictures of two sets differ and writes both of each into `to`; returns how many. A picture that only one
 * set has differs, too, unless the second is of some words alone.
 */
export async function compareSets(
  browser: Browser,
  before: string,
  after: string,
  to: string,
): Promise<number> {
  await rm(to, { recursive: true, force: true });
  await mkdir(to, { recursive: true });
  const [first, second] = await Promise.all([before, after].map((folder) => readdir(folder)));
  const page = await browser.newPage();
  let differing = 0;
  for (const name of second ?? []) {
    if (first?.includes(name) !== true) {
      console.log(`only after: ${name}`);
      differing += 1;
      continue;
    }
    const [one, other] = await Promise.all([readFile(join(before, name)), readFile(join(after, name))]);
    if (one.equals(other)) continue;
    const { pixels, picture } = await comparePictures(page, one, other);
    if (pixels < fewestSeen) continue;
    differing += 1;
    await writeFile(join(to, name), Buffer.from(picture, 'base64'));
    console.log(`${pixels} pixels: ${name}`);
  }
  const missing = (first ?? []).filter((name) => second?.includes(name) !== true);
  console.log(
    `${differing} of ${second?.length ?? 0} pictures differ; ${missing.length} stand in the first set alone`,
  );
  await page.close();
  return differing;
}
