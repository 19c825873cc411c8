import type { PhotoKind } from '@rohi/contract/tracking/photo-rules';

/**
 * `draft`: of a box that is not received yet. `waiting`: its scan is stored, and it goes behind it. `refused`: the
 * service does not take it, and somebody has to look.
 */
export type PhotoState = 'draft' | 'waiting' | 'refused';

/** A photo as it is stored on the device. */
export type PhotoRow = {
  /** Made here, once; the same each time that it is sent. */
  photoId: string;
  deviceId: string;
  /**
   * Id of the account that took it. Any user who is logged in sends it; the service names the user who made its scan.
   */
  owner: string;
  code: string;
  /** The scan that it goes behind; a draft has none. */
  scanId?: string | undefined;
  kind: PhotoKind;
  /** Epoch milliseconds by this device's clock. */
  takenAt: number;
  file: Blob;
  state: PhotoState;
  tries: number;
  /** Not sent before this moment. */
  nextAt: number;
  /** Why the service does not take it, in the clerk's language. */
  refusal?: string | undefined;
};

/** Where photos are stored. What a call has written is durable when it resolves. */
export type PhotoStore = {
  /** Those of a person, and what waits of all others who have used this device. */
  all: (owner: string) => Promise<PhotoRow[]>;
  put: (row: PhotoRow) => Promise<void>;
  remove: (photoId: string) => Promise<void>;
};

/**
 * What became of one: the service has it, could not be reached, waits for the receipt, waits for a log-in, or refuses
 * it.
 */
export type PhotoOutcome =
  | { kind: 'stored' | 'silent' | 'early' | 'locked' }
  | { kind: 'refused'; refusal: string };

/**
 * The kind of the next photo of a box: each is made once, then the box again; of a box with a problem, what is wrong
 * with it comes first.
 */
export function nextKind(taken: readonly PhotoKind[], isProblem: boolean): PhotoKind {
  if (isProblem && !taken.includes('DAMAGE')) return 'DAMAGE';
  return (['SCALE', 'LABEL', 'BOX'] as const).find((kind) => !taken.includes(kind)) ?? 'BOX';
}
