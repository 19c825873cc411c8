/** The code of our own reader, among the files of the build. */
const zxingCode = new URL('zxing-wasm/reader/zxing_reader.wasm', import.meta.url).href;

/** Gives the texts of the codes that a picture shows. */
export type CodeReader = (picture: HTMLVideoElement) => Promise<string[]>;

type Detector = { detect: (picture: HTMLVideoElement) => Promise<{ rawValue: string }[]> };
type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
};

/** What stands on labels of couriers and on ours. */
const formats = ['code_128', 'code_39', 'ean_13', 'itf', 'qr_code', 'data_matrix'];
const needed = ['code_128', 'qr_code'];

/** The reader of the browser where it has one, else our own, which is loaded now. Rejects where that cannot be had. */
export async function openCodeReader(): Promise<CodeReader> {
  return (await openDetector().catch(() => undefined)) ?? openOwnReader();
}

async function openDetector(): Promise<CodeReader | undefined> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  if (BarcodeDetector === undefined) return undefined;
  const supported = await BarcodeDetector.getSupportedFormats();
  if (!needed.every((format) => supported.includes(format))) return undefined;
  const detector = new BarcodeDetector({ formats: formats.filter((format) => supported.includes(format)) });
  return async (picture) => (await detector.detect(picture)).map(({ rawValue }) => rawValue);
}

/** Longer sides cost time and show no more of a label. */
const longestPx = 1_280;

async function openOwnReader(): Promise<CodeReader> {
  const { prepareZXingModule, readBarcodes } = await import('zxing-wasm/reader');
  // Left to itself it would fetch its code from elsewhere.
  await prepareZXingModule({ overrides: { locateFile: () => zxingCode }, fireImmediately: true });
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  return async (picture) => {
    const { videoWidth, videoHeight } = picture;
    const scale = Math.min(1, longestPx / Math.max(videoWidth, videoHeight, 1));
    canvas.width = Math.round(videoWidth * scale);
    canvas.height = Math.round(videoHeight * scale);
    if (pen === null || canvas.width === 0) return [];
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const pixels = pen.getImageData(0, 0, canvas.width, canvas.height);
    const found = await readBarcodes(pixels, {
      formats: ['Code128', 'Code39', 'EAN13', 'ITF', 'QRCode', 'DataMatrix'],
      tryDownscale: true,
      maxNumberOfSymbols: 4,
    });
    return found.filter(({ isValid }) => isValid).map(({ text }) => text);
  };
}
