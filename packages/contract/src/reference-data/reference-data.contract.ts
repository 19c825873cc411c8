import * as z from 'zod/mini';
import { publicAccess } from '../access.ts';
import { endpoint } from '../endpoint.ts';

const link = z.object({ kind: z.string(), name: z.string(), url: z.nullable(z.string()) });

export const sysinfo = endpoint({
  method: 'GET',
  path: '/common/sysinfo',
  summary: 'Name, contacts, languages and limits of this installation',
  access: publicAccess,
  query: z.object({ languageType: z.optional(z.string()) }),
  data: z.object({
    siteName: z.string(),
    hotline: z.string(),
    messengers: z.array(link),
    appLinks: z.array(link),
    languages: z.array(z.string()),
    defaultLocale: z.string(),
    currency: z.string(),
    timezone: z.string(),
    limits: z.object({
      maxTrackingCodes: z.int(),
      trackingCodeLength: z.int(),
      pasteParseDelayMs: z.int(),
      errorMessageMs: z.int(),
    }),
    version: z.string(),
    serverTime: z.string(),
  }),
  errors: [],
});
