import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { cardStations } from '../stations/command-cards.ts';
import { maxTrackingCodeLength } from '../tracking/tracking-codes.ts';
import { wireText } from '../wire-text.ts';
import {
  labelSizes,
  mostCopies,
  mostPrintedParcels,
  printedDocuments,
  printFormats,
  type PrintFormat,
} from './print-rules.ts';

/** The media type of each format; that of TSPL is registered nowhere. */
export const printTypes = {
  pdf: 'application/pdf',
  zpl: 'application/vnd.zebra-zpl',
  tspl: 'application/x-tspl',
} as const satisfies Record<PrintFormat, string>;

/**
 * Labels as a file. A parcel is named by its tracking code here as everywhere; a code asked for twice is printed once.
 * What is unknown, or beyond the caller's unit, is named in the refusal, and nothing is printed then.
 */
export const batchPrint = endpoint({
  method: 'POST',
  path: '/common/batchprint',
  leaves: 'little',
  summary:
    'Labels of parcels (`parcel-label` 100x150, `shelf-label` 58x40) as PDF, ZPL or TSPL; `ids` are tracking codes',
  access: { kind: 'staff', authority: 'label:print' },
  body: z.strictObject({
    ids: z
      .array(wireText({ max: maxTrackingCodeLength, min: 1 }))
      .check(z.minLength(1), z.maxLength(mostPrintedParcels)),
    docType: wireText({ max: 40, min: 1 }).check(z.meta({ examples: Object.keys(printedDocuments) })),
    format: z._default(z.enum(printFormats), 'pdf'),
    /** The paper of the document unless it is named; another one is refused. */
    size: z.optional(z.enum(labelSizes)),
    copies: z._default(z.int().check(z.gte(1), z.lte(mostCopies)), 1),
  }),
  data: z.unknown(),
  download: [printTypes.pdf, printTypes.zpl, printTypes.tspl],
  errors: [
    'documents.parcelsNotFound',
    'documents.typeNotPrinted',
    'documents.otherSize',
    'documents.codeNotScannable',
    'server.busy',
  ],
});

/** How a label will look, as a picture for the screen: the dots of a 203 dpi printer as PNG in base64. */
export const previewLabel = endpoint({
  method: 'POST',
  path: '/staff/labels/preview',
  leaves: 'nothing',
  summary: 'The picture of one parcel label, as a label printer burns it',
  access: { kind: 'staff', authority: 'label:print' },
  body: z.strictObject({
    id: wireText({ max: maxTrackingCodeLength, min: 1 }),
    docType: wireText({ max: 40, min: 1 }),
  }),
  data: z.object({ png: z.string(), widthMm: z.int(), heightMm: z.int() }),
  errors: [
    'documents.parcelsNotFound',
    'documents.typeNotPrinted',
    'documents.codeNotScannable',
    'server.busy',
  ],
});

/**
 * The local label print call: the console sends what it has printed as JSON `{labelSize, format, copies, data}` to this
 * address on the station's own machine, without its token; `data` is ZPL as text, or TSPL in base64. `GET` of the same
 * address says what the printer speaks (docs/operations.md, Label printers).
 */
export const printAgent = endpoint({
  method: 'GET',
  path: '/print-agent',
  summary:
    'Where labels can be handed to a printer without a dialogue; `url` is null when there is no such place',
  access: { kind: 'staff', authority: 'label:print' },
  data: z.object({ url: z.nullable(z.string()), timeoutMs: z.int() }),
  errors: [],
});

const longestStationName = 60;

/**
 * The sheet of command cards that a station is worked with: A4, Chinese and Russian beside each other whatever the
 * language, Code 128.
 */
export const printCommandCards = endpoint({
  method: 'GET',
  path: '/stations/command-cards',
  summary: 'The command cards of a kind of station, as a PDF on A4',
  access: { kind: 'staff', authority: 'station:scan' },
  query: z.object({
    station: z.enum(cardStations),
    /** What the station is called; it stands on the sheet. */
    name: z.optional(wireText({ max: longestStationName, min: 1 })),
  }),
  data: z.unknown(),
  download: [printTypes.pdf],
  errors: ['request.invalid', 'server.busy'],
});

/** A label of the size of a parcel's that shows whether a printer prints, and asks nothing about a parcel. */
export const printTestLabel = endpoint({
  method: 'GET',
  path: '/stations/test-label',
  summary: 'A test label for the printer of a station as PDF, ZPL or TSPL',
  access: { kind: 'staff', authority: 'label:print' },
  query: z.object({
    format: z.enum(printFormats),
    name: z.optional(wireText({ max: longestStationName, min: 1 })),
  }),
  data: z.unknown(),
  download: [printTypes.pdf, printTypes.zpl, printTypes.tspl],
  errors: ['request.invalid', 'server.busy'],
});

export const documentEndpoints = [
  batchPrint,
  previewLabel,
  printAgent,
  printCommandCards,
  printTestLabel,
] as const;
