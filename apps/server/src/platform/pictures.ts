/** Pictures from outside, made anew: nothing of the bytes that came is stored. */
import { GateFullError, openGate } from './concurrency.ts';
import { openPictureProcess } from './picture-process.ts';
import type {
  PictureFault,
  PictureJob,
  PictureLimits,
  PictureOutcome,
  RemadePicture,
} from './picture-words.ts';

export type { PictureFault, RemadePicture } from './picture-words.ts';

/** A picture that is not taken. */
export class PictureError extends Error {
  readonly fault: PictureFault;

  constructor(fault: PictureFault, options?: ErrorOptions) {
    super(`the picture is not taken: ${fault}`, options);
    this.fault = fault;
  }
}

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

/** One at a time: a picture takes a core and some hundred megabytes. */
const gate = openGate({ mostAtOnce: 1, mostWaiting: 7 });
/** The largest that are taken need two seconds and 400 MB; a machine may be busy. */
const pictureProcess = openPictureProcess({ deadlineMs: 30_000, idleMs: 60_000, mostBytes: 800_000_000 });

/**
 * Decodes a JPEG, PNG or WebP and writes it as a new JPEG without any metadata, upright, on white. Throws PictureError.
 */
export async function remakePicture(bytes: Buffer, limits: PictureLimits): Promise<RemadePicture> {
  const kind = kindOf(bytes);
  if (kind === undefined) throw new PictureError('kind');
  const outcome = await remakeInTurn({ bytes, kind, limits });
  if ('picture' in outcome) return outcome.picture;
  throw new PictureError(outcome.fault, { cause: new Error(outcome.reason) });
}

async function remakeInTurn(job: PictureJob): Promise<PictureOutcome> {
  try {
    return await gate.run(() => pictureProcess.remake(job));
  } catch (error) {
    throw error instanceof GateFullError ? new PictureError('busy', { cause: error }) : error;
  }
}
