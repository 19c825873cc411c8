import sharp from 'sharp';

/** A picture as a phone would send it. */
export function screenshot(
  widthPx = 360,
  heightPx = 780,
  format: 'jpeg' | 'png' | 'webp' = 'png',
): Promise<Buffer> {
  return sharp({ create: { width: widthPx, height: heightPx, channels: 3, background: '#dce6ff' } })
    .toFormat(format)
    .toBuffer();
}
