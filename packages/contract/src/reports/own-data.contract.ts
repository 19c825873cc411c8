import * as z from 'zod/mini';
import { customerAccess } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { zipType } from './move-out.contract.ts';

export const ownDataFile = endpoint({
  method: 'GET',
  path: '/profile/data/file',
  leaves: 'little',
  summary:
    'All that is on record of the customer who asks, as tables in one archive: profile, codes, recipients, orders, parcels with their histories, claims, charges, payments, transfers, accounts, messages. Headings in the language of the call',
  access: customerAccess,
  data: z.unknown(),
  download: zipType,
  errors: ['server.busy'],
});
