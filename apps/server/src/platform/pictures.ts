/** Pictures from outside, made anew: nothing of the bytes that came is stored. */
import type makeSharp from 'sharp';
import type { Sharp } from 'sharp';
import { GateFullError, openGate } from './concurrency.ts';

export type PictureFault = 'kind' | 'broken' | 'tooLarge' | 'animated' | 'busy';

/** A picture that is not taken. */
export class PictureError extends Error {
  readonly fault: PictureFault;

  constructor(fault: PictureFault, options?: ErrorOptions) {
    super(`the picture is not taken: ${fault}`, options);
    this.fault = fault;
  }
}

export type RemadePicture = { bytes: Buffer; widthPx: number; heightPx: number };

/** Pictures of these limits; the new one has at most `mostOutputPixels`. */
export type PictureLimits = { mostPixels: number; mostOutputPixels: number };

/** What a file of each kind has at which place. */
const signatures = [
  { kind: 'jpeg', parts: [{ at: 0, bytes: Buffer.from([0xff, 0xd8, 0xff]) }] },
  { kind: 'png', parts: [{ at: 0, bytes: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) }] },
  {
    kind: 'webp',
    parts: [
      { at: 0, bytes: Buffer.from('RIFF') },
      { at: 8, bytes: Buffer.from('WEBP') },
    ],
  },
] as const;

function kindOf(file: Buffer): string | undefined {
  return signatures.find(({ parts }) =>
    parts.every(({ at, bytes }) => file.subarray(at, at + bytes.length).equals(bytes)),
  )?.kind;
}

/** A JPEG has no side longer than this. */
const longestSidePx = 16_000;
/** One at a time: a picture takes a core and some hundred megabytes. */
const gate = openGate({ mostAtOnce: 1, mostWaiting: 7 });

/** Decodes a JPEG, PNG or WebP and writes it as a new JPEG without any metadata, upright, on white. Throws PictureError. */
export async function remakePicture(bytes: Buffer, limits: PictureLimits): Promise<RemadePicture> {
  const kind = kindOf(bytes);
  if (kind === undefined) throw new PictureError('kind');
  try {
    return await gate.run(() => remake(bytes, kind, limits));
  } catch (error) {
    throw error instanceof GateFullError ? new PictureError('busy', { cause: error }) : error;
  }
}

async function remake(bytes: Buffer, kind: string, limits: PictureLimits): Promise<RemadePicture> {
  const sharp = await loadSharp();
  try {
    const picture = sharp(bytes, { failOn: 'warning', limitInputPixels: limits.mostPixels, pages: 1 });
    const { format, pages = 1, width, height } = await picture.metadata();
    if (format !== kind) throw new PictureError('kind');
    if (pages > 1) throw new PictureError('animated');
    if (width * height > limits.mostPixels || Math.max(width, height) > longestSidePx)
      throw new PictureError('tooLarge');
    const { data, info } = await shrink(picture, width * height, width, height, limits.mostOutputPixels)
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: 82, chromaSubsampling: '4:4:4' })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, widthPx: info.width, heightPx: info.height };
  } catch (error) {
    if (error instanceof PictureError) throw error;
    const isTooLarge = error instanceof Error && /pixel limit|too large/i.test(error.message);
    throw new PictureError(isTooLarge ? 'tooLarge' : 'broken', { cause: error });
  }
}

/** By area: a screenshot of a long page is narrow, and its text must stay readable. */
function shrink(
  picture: Sharp,
  pixels: number,
  width: number,
  height: number,
  mostOutputPixels: number,
): Sharp {
  const upright = picture.autoOrient();
  if (pixels <= mostOutputPixels) return upright;
  const scale = Math.sqrt(mostOutputPixels / pixels);
  return upright.resize({
    width: Math.ceil(Math.max(width, height) * scale),
    height: Math.ceil(Math.max(width, height) * scale),
    fit: 'inside',
  });
}

type MakeSharp = typeof makeSharp;

let loaded: Promise<MakeSharp> | undefined;

/** Loaded with the first picture. Only the three decoders that are wanted exist from then on, whatever the bytes say. */
function loadSharp(): Promise<MakeSharp> {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.concurrency(1);
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({
      operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
    });
    return sharp;
  });
  return loaded;
}
