import type { Page } from '@playwright/test';

/** The document alone: its scripts of other files never come. */
export async function holdBackTheClient(page: Page): Promise<void> {
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
}

/** The client comes when the answer is called. */
export async function holdBackTheEntry(page: Page): Promise<() => void> {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/assets\/index-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return () => letGo();
}

/** From the next document on, what the browser calls its largest paint is written down in it. */
export async function watchLargestPaint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Paint = PerformanceEntry & { element: Element | null; size: number };
    const paints: string[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const { element, size } of list.getEntries() as Paint[])
        paints.push(`${size}: ${element?.textContent.slice(0, 40)}`);
    });
    observer.observe({ type: 'largest-contentful-paint', buffered: true });
    Object.assign(globalThis, { paints });
  });
}

/** After the next two frames, in which what is there now is drawn. */
export async function largestPaints(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const { paints } = globalThis as unknown as { paints: string[] };
        requestAnimationFrame(() => requestAnimationFrame(() => resolve([...paints])));
      }),
  );
}
