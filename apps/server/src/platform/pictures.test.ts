import sharp from 'sharp';
import { expect, test } from 'vitest';
import { remakePicture } from './pictures.ts';
import { remakeWithSharp } from './remake-with-sharp.ts';

const limits = { mostPixels: 40_000_000, mostOutputPixels: 1_000_000 };
const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
);
const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** The smallest TIFF there is: one grey point. */
function tiff(): Buffer {
  const tags = [
    [256, 1],
    [257, 1],
    [258, 8],
    [259, 1],
    [262, 1],
    [273, 8],
    [277, 1],
    [278, 1],
    [279, 1],
  ] as const;
  const file = Buffer.alloc(9 + 2 + tags.length * 12 + 4);
  file.write('II*\0', 'latin1');
  file.writeUInt32LE(9, 4);
  file.writeUInt16LE(tags.length, 9);
  tags.forEach(([tag, value], index) => {
    const at = 11 + index * 12;
    file.writeUInt16LE(tag, at);
    file.writeUInt16LE(4, at + 2);
    file.writeUInt32LE(1, at + 4);
    file.writeUInt32LE(value, at + 8);
  });
  return file;
}

// The first bytes of a file are looked at before: this is the net behind that look, for a file that passes for another.
test.each([
  ['SVG', svg],
  ['GIF', gif],
  ['TIFF', tiff()],
  ['PPM', Buffer.from('P6\n1 1\n255\n\0\0\0', 'latin1')],
])('T15: where pictures are made anew, the library itself reads no %s', async (_name, file) => {
  expect(await remakeWithSharp({ bytes: file, kind: 'svg', limits })).toMatchObject({
    fault: 'broken',
    reason: expect.stringContaining('unsupported image format'),
  });
  await expect(sharp(file).metadata()).rejects.toThrow(/unsupported image format/);
});

test('JPEG, PNG and WebP it reads', async () => {
  const picture = sharp({ create: { width: 3, height: 2, channels: 3, background: 'red' } });
  for (const file of [
    await picture.jpeg().toBuffer(),
    await picture.png().toBuffer(),
    await picture.webp().toBuffer(),
  ])
    expect(await remakePicture(file, limits)).toMatchObject({ widthPx: 3, heightPx: 2 });
});
