import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

// Left to itself it would fetch its code from elsewhere.
const zxingCode = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(zxingCode)).buffer } });

/** A page as somebody with a scanner and a pair of eyes has it before them: grey values, black on white. */
export type Picture = { width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> };

export type ReadPage = { text: string; widthMm: number; heightMm: number; picture: Picture };

const pointsPerMm = 72 / 25.4;

/** Reads a PDF with PDFium, at 203 dpi as a label printer sees it. `pictures: false` reads the texts alone. */
export async function readPdf(bytes: Uint8Array, { pictures = true } = {}): Promise<ReadPage[]> {
  const library = await PDFiumLibrary.init();
  const file = await library.loadDocument(bytes);
  const pages: ReadPage[] = [];
  for (const page of file.pages()) {
    const { originalWidth, originalHeight } = page.getOriginalSize();
    // The text first: a page that was drawn is closed.
    const text = page.getText().normalize('NFC');
    const picture = pictures ? await pictureOf(page) : newPicture(1, 1);
    pages.push({
      text,
      widthMm: originalWidth / pointsPerMm,
      heightMm: originalHeight / pointsPerMm,
      picture,
    });
  }
  file.destroy();
  library.destroy();
  return pages;
}

type Page = ReturnType<Awaited<ReturnType<PDFiumLibrary['loadDocument']>>['getPage']>;

async function pictureOf(page: Page): Promise<Picture> {
  const { width, height, data } = await page.render({
    scale: 203.2 / 72,
    render: (drawn) => Promise.resolve(drawn.data),
  });
  return { width, height, data: new Uint8ClampedArray(data) };
}

/** A white picture. */
export function newPicture(width: number, height: number): Picture {
  return { width, height, data: new Uint8ClampedArray(width * height * 4).fill(255) };
}

export type ReadCode = { format: string; text: string };

/** Every barcode that ZXing finds in a picture, by format. */
export function readCodes(picture: Picture): Promise<ReadCode[]> {
  return findCodes(picture as unknown as Parameters<typeof readBarcodes>[0]);
}

/** The same for the bytes of a PNG. */
export function readPngCodes(png: Buffer): Promise<ReadCode[]> {
  return findCodes(new Uint8Array(png));
}

/** The picture that a PNG is: a grey value a dot. */
export async function readPngPicture(png: Buffer): Promise<{ width: number; height: number; grey: Buffer }> {
  const { data, info } = await sharp(png).toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, grey: data };
}

async function findCodes(picture: Parameters<typeof readBarcodes>[0]): Promise<ReadCode[]> {
  const found = await readBarcodes(picture, {
    formats: ['Code128', 'QRCode'],
    tryHarder: true,
    maxNumberOfSymbols: 255,
  });
  return found
    .map(({ format, text }) => ({ format, text }))
    .toSorted((a, b) => (a.format < b.format ? -1 : 1));
}
