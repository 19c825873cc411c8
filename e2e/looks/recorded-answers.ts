import { readFile, writeFile } from 'node:fs/promises';
import type { Page, Route } from '@playwright/test';

/** What the service said to one call; the body in base64. */
type Answer = { status: number; headers: Record<string, string>; body: string };

/**
 * Answers of the service to the calls of one screen, recorded in a file: the first set of pictures asks the service,
 * those after it are drawn from what it said then. A call is known by its method, its path and how many of the same
 * came before it.
 */
export type RecordedAnswers = { follow: (page: Page) => Promise<void>; keep: () => Promise<void> };

export async function openAnswers(file: string): Promise<RecordedAnswers> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  const answers = JSON.parse(text) as Record<string, Answer | undefined>;
  const counts = new Map<string, number>();
  let isChanged = false;

  async function answer(route: Route): Promise<void> {
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    const call = `${request.method()} ${pathname}${search}`;
    const count = counts.get(call) ?? 0;
    counts.set(call, count + 1);
    const recorded =
      answers[`${call} ${count}`] ?? (request.method() === 'GET' ? answers[`${call} 0`] : undefined);
    if (recorded !== undefined)
      return route.fulfill({ ...recorded, body: Buffer.from(recorded.body, 'base64') });
    const response = await route.fetch();
    const body = await response.body();
    const recording = {
      status: response.status(),
      headers: response.headers(),
      body: body.toString('base64'),
    };
    answers[`${call} ${count}`] = recording;
    isChanged = true;
    return route.fulfill({ ...recording, body });
  }

  return {
    // What is still under way when a screen has been left has no page to answer.
    follow: async (page) => {
      await page.route(/\/api\//, (route) => answer(route).catch(() => undefined));
    },
    keep: async () => {
      if (isChanged) await writeFile(file, JSON.stringify(answers));
    },
  };
}
