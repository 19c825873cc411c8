import * as z from 'zod/mini';
import { publicAccess } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { headingTemplateNames, importTemplateNames } from './import-templates.ts';

/** A workbook to be filled in, as a download. A name that is none of ours is `request.notFound`. */
export const importTemplate = endpoint({
  method: 'GET',
  path: '/common/template/{name}',
  summary:
    'An empty workbook to be filled in and read: parcels, events, lorry positions, declarations, a manifest, rates, prices agreed with customers',
  access: publicAccess,
  params: z.object({
    name: z.string().check(z.meta({ examples: [...importTemplateNames, ...headingTemplateNames] })),
  }),
  query: z.object({ lang: z.optional(z.string()) }),
  data: z.unknown(),
  download: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  errors: ['request.notFound'],
});
