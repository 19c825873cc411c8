import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { tripCode } from '../linehaul/trip-list.contract.ts';
import { wireText } from '../wire-text.ts';
import { hiddenPart, hiddenSaid } from './hidden-shapes.ts';
import { askedColumn, columnAnswers } from './asked-shapes.ts';
import { manifestLimits } from './manifest-limits.ts';

const nullableText = z.nullable(z.string());

/**
 * What a manifest says otherwise than the trip; weights in kilograms. The first of each, how many there are stands in
 * `counts`.
 */
const manifestDifferences = {
  /** Of the trip, and not in the file. */
  missing: z.array(z.object({ trackingCode: z.string(), weightKg: nullableText })),
  /**
   * In the file, and not of the trip; `elsewhere` is the trip that it is of, `isKnown` says that there is such a
   * parcel.
   */
  surplus: z.array(
    z.object({
      row: z.int(),
      trackingCode: z.string(),
      recipient: nullableText,
      weightKg: nullableText,
      elsewhere: nullableText,
      isKnown: z.boolean(),
    }),
  ),
  /** In both, with another weight. */
  weights: z.array(
    z.object({ row: z.int(), trackingCode: z.string(), oursKg: z.string(), theirsKg: z.string() }),
  ),
};

const counts = z.object({
  matching: z.int(),
  missing: z.int(),
  surplus: z.int(),
  weights: z.int(),
  /** Rows that could not be read. */
  unreadable: z.int(),
});

const sentManifest = z.object({
  id: z.string(),
  fileName: z.string(),
  uploadedAt: z.string(),
  /** When it was noted with the trip; null until then. */
  confirmedAt: nullableText,
  /** Tracking codes in the file, each once. */
  parcels: z.int(),
  counts,
  ...manifestDifferences,
  /** Rows with an unreadable code or weight, and why. */
  unreadable: z.array(z.object({ row: z.int(), text: z.string(), why: z.string() })),
  /** What is hidden in the file, and what was said of it; nothing once it is noted. */
  hidden: z.array(hiddenPart),
  /** What is asked of its columns, and what was said of it; nothing once it is noted. */
  asked: z.array(askedColumn),
  /** Headings of columns that are understood and not compared. */
  notCompared: z.array(z.string()),
});

const access = { kind: 'staff', authority: 'trip:depart' } as const;
const params = z.object({ id: tripCode, importId: z.uuid() });

/** The id of a file is made by the client: sending and confirming may be repeated. */
export const sendManifest = endpoint({
  method: 'PUT',
  path: '/trips/{id}/manifests/{importId}',
  summary: "Read a partner's manifest and compare it with the trip; nothing is noted yet",
  access,
  params,
  query: z.object({ name: z.optional(wireText({ max: 200 })) }),
  upload: { mediaTypes: ['application/octet-stream'], maxBytes: manifestLimits.maxBytes },
  data: sentManifest,
  errors: [
    'list.notFound',
    'imports.fileRefused',
    'imports.otherFile',
    'imports.manifestOfOtherTrip',
    'server.busy',
  ],
});

export const readManifest = endpoint({
  method: 'GET',
  path: '/trips/{id}/manifests/{importId}',
  summary: 'An own manifest: what it says otherwise than the trip, or said when it was noted',
  access,
  params,
  data: sentManifest,
  errors: ['list.notFound', 'imports.fileNotFound'],
});

export const chooseForManifest = endpoint({
  method: 'PUT',
  path: '/trips/{id}/manifests/{importId}/choices',
  summary:
    'Say whether what is hidden in an own manifest counts and what its columns are, and compare it anew. It is remembered for manifests with the same headings',
  access,
  params,
  /** What is left out stays as it was said. */
  body: z.strictObject({ hidden: z.optional(hiddenSaid), answers: z.optional(columnAnswers) }),
  data: sentManifest,
  errors: ['list.notFound', 'imports.fileNotFound', 'imports.notWaiting'],
});

export const confirmManifest = endpoint({
  method: 'POST',
  path: '/trips/{id}/manifests/{importId}/confirm',
  summary:
    'Note the differences of an own manifest with the trip; no parcel is moved or changed. Repeated, it notes nothing again',
  access,
  params,
  data: sentManifest,
  errors: [
    'list.notFound',
    'imports.fileNotFound',
    'imports.hiddenUnanswered',
    'imports.columnsUnanswered',
    'server.busy',
  ],
});

export const listManifests = endpoint({
  method: 'GET',
  path: '/trips/{id}/manifests',
  summary: 'The manifests of partners that were noted with a trip, the newest first',
  access: { kind: 'staff', authority: 'trip:read' },
  params: z.object({ id: tripCode }),
  data: z.object({
    list: z.array(
      z.object({
        id: z.string(),
        fileName: z.string(),
        at: z.string(),
        by: z.string(),
        counts,
        ...manifestDifferences,
      }),
    ),
  }),
  errors: ['list.notFound'],
});

export const manifestEndpoints = [
  sendManifest,
  readManifest,
  chooseForManifest,
  confirmManifest,
  listManifests,
] as const;

export type SentManifest = z.output<typeof sentManifest>;
