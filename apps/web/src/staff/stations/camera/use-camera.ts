import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { withPicture } from './seen-codes.ts';
import type { SeenCodes } from './seen-codes.ts';

/** The code of our own reader, among the files of the build. */
const zxingCode = new URL('zxing-wasm/reader/zxing_reader.wasm', import.meta.url).href;

/** Gives the texts of the codes that a picture shows. */
type CodeReader = (picture: HTMLVideoElement) => Promise<string[]>;

type Detector = { detect: (picture: HTMLVideoElement) => Promise<{ rawValue: string }[]> };
type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
};

/** What stands on labels of couriers and on ours. */
const formats = ['code_128', 'code_39', 'ean_13', 'itf', 'qr_code', 'data_matrix'];
const needed = ['code_128', 'qr_code'];

/** The reader of the browser where it has one, else our own, which is loaded now. Rejects where that cannot be had. */
async function openCodeReader(): Promise<CodeReader> {
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

/**
 * `insecure`: browsers give no page a camera that came over plain http. `refused`: the person or a rule of the machine
 * refuses the camera. `noReader`: what reads codes could not be loaded.
 */
export type ScanCameraState = 'asking' | 'on' | 'insecure' | 'refused' | 'none' | 'noReader';

/** Between two looks: a phone stays cool, and the delay is not noticed. */
const pauseMs = 120;

type Torch = { canLight: boolean; light: (isOn: boolean) => void };

/** Shows the camera in the picture while it stands, and hands over each code that comes before it. */
export function useCamera(
  picture: RefObject<HTMLVideoElement | null>,
  onCode: (raw: string) => void,
): { state: ScanCameraState } & Torch {
  const [state, setState] = useState<ScanCameraState>('asking');
  const [track, setTrack] = useState<MediaStreamTrack>();
  const latest = useRef(onCode);
  useEffect(() => {
    latest.current = onCode;
  });
  useEffect(() => {
    const over = new AbortController();
    const show = (next: ScanCameraState) => !over.signal.aborted && setState(next);
    void open(picture, over.signal, (code) => latest.current(code), {
      show,
      onTrack: (opened) => !over.signal.aborted && setTrack(opened),
    });
    return () => over.abort();
  }, [picture]);
  return { state, ...torchOf(track) };
}

type Shown = {
  show: (state: ScanCameraState) => void;
  onTrack: (track: MediaStreamTrack | undefined) => void;
};

async function open(
  picture: RefObject<HTMLVideoElement | null>,
  over: AbortSignal,
  onCode: (raw: string) => void,
  { show, onTrack }: Shown,
): Promise<void> {
  const stream = await openStream().catch((error: unknown) => show(nameOf(error)));
  if (typeof stream !== 'object') return;
  const close = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  over.addEventListener('abort', close);
  const video = picture.current;
  if (over.aborted || video === null) return close();
  video.srcObject = stream;
  onTrack(stream.getVideoTracks()[0]);
  try {
    await video.play();
    const read = await openCodeReader();
    show('on');
    await look(video, over, read, onCode);
  } catch {
    close();
    show('noReader');
  }
}

async function openStream(): Promise<MediaStream> {
  const { mediaDevices } = navigator as { mediaDevices?: MediaDevices };
  if (!isSecureContext) throw insecure;
  if (mediaDevices === undefined) throw new DOMException('no camera', 'NotFoundError');
  const video = { facingMode: 'environment', width: { ideal: 1_280 }, height: { ideal: 720 } };
  return mediaDevices.getUserMedia({ video });
}

const insecure = new DOMException('plain http', 'NotSupportedError');

function nameOf(error: unknown): ScanCameraState {
  if (error === insecure) return 'insecure';
  return error instanceof DOMException && ['NotAllowedError', 'SecurityError'].includes(error.name)
    ? 'refused'
    : 'none';
}

async function look(
  video: HTMLVideoElement,
  over: AbortSignal,
  read: CodeReader,
  onCode: (raw: string) => void,
): Promise<void> {
  let seen: SeenCodes = new Map();
  while (!over.aborted) {
    // A picture that cannot be read is followed by the next.
    const codes = await read(video).catch(() => []);
    if (over.aborted) return;
    const next = withPicture(seen, codes, performance.now());
    ({ seen } = next);
    for (const code of next.fresh) onCode(code);
    await new Promise((resolve) => {
      setTimeout(resolve, pauseMs);
    });
  }
}

function torchOf(track: MediaStreamTrack | undefined): Torch {
  const capabilities = track?.getCapabilities() as { torch?: boolean } | undefined;
  return {
    canLight: capabilities?.torch === true,
    light: (isOn) => {
      const advanced = [{ torch: isOn } as MediaTrackConstraintSet];
      track?.applyConstraints({ advanced }).catch(() => undefined);
    },
  };
}
