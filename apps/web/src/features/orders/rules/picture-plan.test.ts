import { describe, expect, test } from 'vitest';
import { isTakenAsItIs, planPicture } from './picture-plan.ts';

describe('a picture that somebody has chosen', () => {
  test('goes out as it is when it is small and of a kind that is taken', () => {
    const screenshot = { type: 'image/png', bytes: 400_000, widthPx: 1_080, heightPx: 2_400 };
    expect(planPicture(screenshot)).toEqual({ send: 'asItIs' });
  });

  test.each([
    ['a photo of 12 million points', 'image/jpeg', 4_000_000, 4_000, 3_000, 2_309, 1_732],
    ['a photo of a kind that only the phone reads', 'image/heic', 900_000, 1_000, 1_000, 1_000, 1_000],
    ['a heavy screenshot', 'image/png', 3_000_000, 1_080, 2_400, 1_080, 2_400],
    ['a long screenshot, which stays readable', 'image/png', 900_000, 1_080, 12_000, 600, 6_667],
    ['one longer than a browser can draw', 'image/png', 900_000, 100, 30_000, 27, 8_000],
  ])('%s is drawn anew', (_name, type, bytes, widthPx, heightPx, width, height) => {
    const plan = planPicture({ type, bytes, widthPx, heightPx });
    expect(plan).toEqual({ send: 'smaller', widthPx: width, heightPx: height });
  });

  test('that the browser cannot read is sent only when the service may take it', () => {
    expect(isTakenAsItIs({ type: 'image/webp', bytes: 8 * 1024 * 1024 })).toBe(true);
    expect(isTakenAsItIs({ type: 'image/webp', bytes: 8 * 1024 * 1024 + 1 })).toBe(false);
    expect(isTakenAsItIs({ type: 'image/svg+xml', bytes: 10 })).toBe(false);
  });
});
