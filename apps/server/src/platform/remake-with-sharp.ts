/** Runs in the process for pictures alone: a decoder that fails takes that process with it, and no other. */
import sharp, { type Sharp } from 'sharp';
import type { PictureJob, PictureLimits, PictureOutcome } from './picture-words.ts';

/** A JPEG has no side longer than this. */
const longestSidePx = 16_000;

sharp.cache(false);
sharp.concurrency(1);
// Only the three decoders that are wanted exist from here on, whatever the bytes say.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});

/** Decodes a picture and writes it as a new JPEG without any metadata, upright, on white. */
export async function remakeWithSharp({ bytes, kind, limits }: PictureJob): Promise<PictureOutcome> {
  try {
    const picture = sharp(bytes, { failOn: 'warning', limitInputPixels: limits.mostPixels, pages: 1 });
    const { format, pages = 1, width, height } = await picture.metadata();
    if (format !== kind) return { fault: 'kind', reason: `it is ${format}` };
    if (pages > 1) return { fault: 'animated', reason: `it has ${pages} pages` };
    if (width * height > limits.mostPixels || Math.max(width, height) > longestSidePx)
      return { fault: 'tooLarge', reason: `it is ${width} by ${height}` };
    const { data, info } = await shrink(picture, { width, height }, limits)
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: 82, chromaSubsampling: '4:4:4' })
      .toBuffer({ resolveWithObject: true });
    return { picture: { bytes: data, widthPx: info.width, heightPx: info.height } };
  } catch (error) {
    const reason = String(error);
    return { fault: /pixel limit|too large/i.test(reason) ? 'tooLarge' : 'broken', reason };
  }
}

/** By area: a screenshot of a long page is narrow, and its text must stay readable. */
function shrink(
  picture: Sharp,
  { width, height }: { width: number; height: number },
  { mostOutputPixels }: PictureLimits,
): Sharp {
  const upright = picture.autoOrient();
  const pixels = width * height;
  if (pixels <= mostOutputPixels) return upright;
  const side = Math.ceil(Math.max(width, height) * Math.sqrt(mostOutputPixels / pixels));
  return upright.resize({ width: side, height: side, fit: 'inside' });
}
