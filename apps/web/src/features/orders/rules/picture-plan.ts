import { mostPictureBytes, pictureMediaTypes } from '@rohi/contract/orders/claim-rules';

/** Four million points are enough to read a screenshot, and what the service keeps. */
const enoughPixels = 4_000_000;
/** A file of this size is not worth the work of making it smaller. */
const smallBytes = 700_000;
/** Browsers draw nothing larger than this on a side. */
const longestSidePx = 8_000;

/** A picture as somebody has chosen it. */
export type ChosenPicture = { type: string; bytes: number; widthPx: number; heightPx: number };

/** What goes out: the file as it is, or a new picture of this size. */
export type PicturePlan = { send: 'asItIs' } | { send: 'smaller'; widthPx: number; heightPx: number };

/** True for a file that the service takes without our having looked into it. */
export function isTakenAsItIs({ type, bytes }: Pick<ChosenPicture, 'type' | 'bytes'>): boolean {
  return pictureMediaTypes.some((each) => each === type) && bytes <= mostPictureBytes;
}

/**
 * Makes large pictures smaller by area, so that a long screenshot stays readable, and others into a kind that is taken.
 */
export function planPicture(chosen: ChosenPicture): PicturePlan {
  const { bytes, widthPx, heightPx } = chosen;
  const scale = Math.min(
    1,
    Math.sqrt(enoughPixels / (widthPx * heightPx)),
    longestSidePx / Math.max(widthPx, heightPx),
  );
  if (scale === 1 && bytes <= smallBytes && isTakenAsItIs(chosen)) return { send: 'asItIs' };
  return {
    send: 'smaller',
    widthPx: Math.max(1, Math.round(widthPx * scale)),
    heightPx: Math.max(1, Math.round(heightPx * scale)),
  };
}
