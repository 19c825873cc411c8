import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { tripCode } from '../linehaul/trip-list.contract.ts';
import { money } from '../pricing/pricing.contract.ts';
import { printTypes } from './documents.contract.ts';
import { paperFormats, paperGaps, paperLanguages, tripGaps, tripPapers } from './trip-papers.ts';

export const readTripPapers = endpoint({
  method: 'GET',
  path: '/trips/{id}/papers',
  summary:
    'What the papers of a trip add up to, and what is missing for them: of the trip and of its parcels',
  access: { kind: 'staff', authority: 'trip:read' },
  params: z.object({ id: tripCode }),
  data: z.object({
    /** Before the departure: what is planned for it or aboard. */
    parcels: z.int(),
    bags: z.int(),
    /** Parcels that lie in no bag. */
    loose: z.int(),
    persons: z.int(),
    pieces: z.int(),
    weightKg: z.string(),
    /** By currency, each once: nothing is converted. */
    values: z.array(money),
    tripGaps: z.array(z.enum(tripGaps)),
    gaps: z.array(
      z.object({
        gap: z.enum(paperGaps),
        parcels: z.int(),
        /** The first hundred, by bag and code. */
        list: z.array(z.object({ trackingCode: z.string(), orderCode: z.nullable(z.string()) })),
      }),
    ),
  }),
  errors: ['list.notFound', 'documents.tripTooLarge'],
});

const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Papers of a trip require the right to depart trips: they name every owner aboard, with whole phones. */
export const drawTripPaper = endpoint({
  method: 'GET',
  path: '/trips/{id}/papers/{paper}',
  summary:
    'A paper of a trip: `manifest` (PDF or workbook), `invoice` and `packing-list` by person, `cmr` (PDF). In Russian, Chinese or English',
  access: { kind: 'staff', authority: 'trip:depart' },
  params: z.object({ id: tripCode, paper: z.enum(tripPapers) }),
  query: z.object({
    language: z._default(z.enum(paperLanguages), 'ru'),
    format: z._default(z.enum(paperFormats), 'pdf'),
  }),
  data: z.unknown(),
  download: [printTypes.pdf, workbook],
  errors: [
    'request.invalid',
    'list.notFound',
    'documents.tripEmpty',
    'documents.tripTooLarge',
    'server.busy',
  ],
});

export const tripPaperEndpoints = [readTripPapers, drawTripPaper] as const;
