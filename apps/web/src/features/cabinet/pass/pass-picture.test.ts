import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { packPass, writePassText } from '@rohi/contract/collection/passes/pass-text';
import { encode } from 'uqr';
import { beforeAll, expect, test } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { barsOf } from './code-128.ts';
import { correctionOf } from './pass-qr.ts';

beforeAll(() => {
  const code = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(code)).buffer } });
});

/** A picture of `width` × `height` units with a white border, four pixels a unit. */
async function readBack(width: number, height: number, isDark: (x: number, y: number) => boolean) {
  const [scale, border] = [4, 12];
  const [w, h] = [(width + 2 * border) * scale, (height + 2 * border) * scale];
  const data = new Uint8ClampedArray(w * h * 4).fill(255);
  for (let y = 0; y < h; y += 1)
    for (let x = 0; x < w; x += 1)
      if (isDark(Math.floor(x / scale) - border, Math.floor(y / scale) - border))
        data.fill(0, (y * w + x) * 4, (y * w + x) * 4 + 3);
  const found = await readBarcodes({ width: w, height: h, data, colorSpace: 'srgb' } as ImageData);
  return found.map(({ format, text }) => [format, text]);
}

test.each([null, 'Раҷабов Фирӯз', 'Ӣ'.repeat(40)])(
  'the QR of a pass for %s is read, of version 8 at most',
  async (delegate) => {
    const head = {
      keyId: 'fedcba98',
      customerCode: 'TJ-104829',
      pickupPointId: 7,
      notAfter: 1_800_000_000_000,
    };
    const signed = packPass({ ...head, serial: '7K4M2X9H', parcelLimit: delegate && 2, delegate } as never);
    const text = writePassText(
      signed,
      Uint8Array.from({ length: 64 }, (_, index) => (index * 37) % 256),
    );
    const { data, version } = encode(text, { ecc: correctionOf(text), border: 0 });
    expect(version).toBeLessThanOrEqual(8);
    expect(await readBack(data.length, data.length, (x, y) => data[y]?.[x] ?? false)).toEqual([
      ['QRCode', text],
    ]);
  },
);

test('the bars of a short number are read', async () => {
  const { bars, width } = barsOf('7K4M2X9H');
  const isDark = (x: number, y: number) =>
    y >= 0 && y < 30 && bars.some(([from, wide]) => x >= from && x < from + wide);
  expect(await readBack(width, 30, isDark)).toEqual([['Code128', '7K4M2X9H']]);
});
