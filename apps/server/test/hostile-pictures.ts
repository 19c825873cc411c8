import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { screenshot } from './pictures.ts';

/** What a page that took one of these files for its own would run. */
export const script = '<script>alert(document.domain)</script>';
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90" onload="alert(1)">${script}</svg>`;

/** A chunk of a PNG. The check sum is wrong on purpose where a test says so. */
function pngChunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

function crc32(bytes: Buffer): number {
  let crc = 0xff_ff_ff_ff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xed_b8_83_20 : crc >>> 1;
  }
  return (crc ^ 0xff_ff_ff_ff) >>> 0;
}

const pngHead = Buffer.from('\x89PNG\r\n\x1A\n', 'latin1');

/** A PNG that says it is so large and holds next to nothing. */
function boastfulPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc(1_000_000));
  return Buffer.concat([
    pngHead,
    pngChunk('IHDR', header),
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A PNG, or any other bytes, with something put in. */
const after = (bytes: Buffer, tail: string) => Buffer.concat([bytes, Buffer.from(tail)]);

function animatedWebp(): Promise<Buffer> {
  const frames = Array.from({ length: 3 }, (_, index) => ({
    create: { width: 40, height: 40, channels: 3 as const, background: { r: index * 80, g: 0, b: 0 } },
  }));
  return Promise.all(frames.map((frame) => sharp(frame).png().toBuffer())).then((pictures) =>
    sharp(pictures, { join: { animated: true } })
      .webp()
      .toBuffer(),
  );
}

export type HostilePicture = [
  name: string,
  make: () => Buffer | Promise<Buffer>,
  mediaType: string,
  error: string,
];

const png = 'image/png';
const jpeg = 'image/jpeg';
const webp = 'image/webp';
const kind = 'claims.pictureKind';
const broken = 'claims.pictureBroken';
const tooLarge = 'claims.pictureTooLarge';
const otherType = 'request.unsupportedMediaType';

/** Files that are no picture of ours, each with what it calls itself and why it is refused. */
export const refusedPictures: readonly HostilePicture[] = [
  ['an SVG with a script', () => Buffer.from(svg), 'image/svg+xml', otherType],
  ['an SVG that says it is a PNG', () => Buffer.from(svg), png, kind],
  ['an SVG behind a byte order mark', () => Buffer.from(`\uFEFF${svg}`), jpeg, kind],
  [
    'an SVG with an XML head and entities',
    () => Buffer.from(`<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg}`),
    png,
    kind,
  ],
  ['a packed SVG', () => deflateSync(svg), png, kind],
  ['HTML', () => Buffer.from(`<!doctype html>${script}`), 'text/html', otherType],
  ['HTML that says it is a JPEG', () => Buffer.from(`<!doctype html>${script}`), jpeg, kind],
  [
    'HTML after the first two bytes of a JPEG',
    () => Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.from(script)]),
    jpeg,
    kind,
  ],
  [
    'HTML after the first bytes of a JPEG',
    () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(script)]),
    jpeg,
    broken,
  ],
  ['HTML after the head of a PNG', () => Buffer.concat([pngHead, Buffer.from(script)]), png, broken],
  [
    'HTML within the head of a WebP',
    () => Buffer.from(`RIFF\x10\0\0\0WEBP${script}`, 'latin1'),
    webp,
    broken,
  ],
  ['JavaScript that begins as a GIF', () => Buffer.from('GIF89a=1;alert(1)//'), 'image/gif', otherType],
  [
    'a GIF that says it is a PNG',
    () =>
      sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
        .gif()
        .toBuffer(),
    png,
    kind,
  ],
  [
    'a TIFF',
    () =>
      sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
        .tiff()
        .toBuffer(),
    png,
    kind,
  ],
  [
    'an AVIF',
    () =>
      sharp({ create: { width: 64, height: 64, channels: 3, background: 'red' } })
        .avif()
        .toBuffer(),
    png,
    kind,
  ],
  [
    'a PDF',
    () => Buffer.from('%PDF-1.7\n1 0 obj<</S/JavaScript/JS(app.alert(1))>>endobj'),
    'application/pdf',
    otherType,
  ],
  ['a PDF that says it is a JPEG', () => Buffer.from('%PDF-1.7\n'), jpeg, kind],
  ['a ZIP', () => Buffer.from('PK\x03\x04'), 'application/zip', otherType],
  ['a ZIP that says it is a WebP', () => Buffer.from('PK\x03\x04'), webp, kind],
  ['a program', () => Buffer.from('\x7FELF\x02\x01\x01'), png, kind],
  [
    'a shell script of ImageMagick',
    () => Buffer.from('push graphic-context\nfill \'url(https://127.0.0.1/"|id")\''),
    png,
    kind,
  ],
  ['a PostScript file', () => Buffer.from('%!PS\n(%pipe%id) (w) file'), jpeg, kind],
  [
    'a multipart form',
    () => Buffer.from('--x\r\ncontent-disposition: form-data\r\n\r\n--x--'),
    'multipart/form-data; boundary=x',
    otherType,
  ],
  ['JSON', () => Buffer.from('{"pictureId":"x"}'), 'application/json', otherType],
  ['text', () => Buffer.from('hello'), 'text/plain', otherType],
  ['bytes of no kind', () => Buffer.from([1, 2, 3]), 'application/octet-stream', otherType],
  ['nothing', () => Buffer.alloc(0), png, kind],
  ['only the head of a PNG', () => pngHead, png, broken],
  ['half a JPEG', async () => (await screenshot(900, 900, 'jpeg')).subarray(0, 3_000), jpeg, broken],
  [
    'half a PNG',
    async () =>
      (
        await sharp({
          create: {
            width: 500,
            height: 500,
            channels: 3,
            background: 'red',
            noise: { type: 'gaussian', mean: 90, sigma: 40 },
          },
        })
          .png()
          .toBuffer()
      ).subarray(0, 100_000),
    png,
    broken,
  ],
  [
    'half a WebP',
    async () =>
      (
        await sharp({
          create: {
            width: 500,
            height: 500,
            channels: 3,
            background: 'red',
            noise: { type: 'gaussian', mean: 90, sigma: 40 },
          },
        })
          .webp()
          .toBuffer()
      ).subarray(0, 9_000),
    webp,
    broken,
  ],
  [
    'a PNG whose check sum is wrong',
    async () => {
      const bytes = await screenshot();
      bytes.writeUInt8((bytes[31] ?? 0) ^ 0xff, 31);
      return bytes;
    },
    png,
    broken,
  ],
  ['a PNG of 50,000 by 50,000', () => boastfulPng(50_000, 50_000), png, tooLarge],
  ['a PNG of 2,147,483,647 by 1', () => boastfulPng(2_147_483_647, 1), png, broken],
  ['a PNG of 20,000 by 4', () => boastfulPng(20_000, 4), png, tooLarge],
  ['a PNG of 0 by 0', () => boastfulPng(0, 0), png, broken],
  ['a JPEG of 64 million points', () => screenshot(8_000, 8_000, 'jpeg'), jpeg, tooLarge],
  ['a WebP that moves', animatedWebp, webp, 'claims.pictureAnimated'],
  [
    'more than 8 MB',
    async () => after(await screenshot(), ' '.repeat(8 * 1024 * 1024)),
    png,
    'request.tooLarge',
  ],
  ['a script as the name of the type', () => Buffer.from(svg), 'image/png<script>', otherType],
];

/** Pictures that are something else besides, each with what it calls itself. */
export async function polyglotPictures(): Promise<[bytes: Buffer, mediaType: string][]> {
  const exif = {
    IFD0: { ImageDescription: script, Copyright: '<?php system("id");?>' },
    IFD3: { GPSLatitude: '38/1 32/1 9/1' },
  };
  return [
    [after(await screenshot(), script), png],
    [after(await screenshot(200, 200, 'jpeg'), `<?php echo 1;?>${script}`), jpeg],
    [after(await screenshot(200, 200, 'webp'), `PK\x03\x04${script}`), webp],
    [
      await sharp(await screenshot())
        .jpeg()
        .withExif(exif)
        .toBuffer(),
      jpeg,
    ],
    [
      await sharp(await screenshot())
        .png()
        .withExif(exif)
        .toBuffer(),
      png,
    ],
    [
      await sharp(await screenshot())
        .webp()
        .withExif(exif)
        .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${script}</x:xmpmeta>`)
        .toBuffer(),
      webp,
    ],
    // The bytes decide, not what the sender calls them.
    [await screenshot(200, 200, 'webp'), png],
  ];
}
