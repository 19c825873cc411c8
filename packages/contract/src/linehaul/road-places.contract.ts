import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

/** What a place on the road is: a warehouse where trips begin, a hub where they end, a city or a checkpoint between. */
export const roadPlaceKinds = ['WAREHOUSE', 'HUB', 'CITY', 'CHECKPOINT'] as const;

export const roadPlaces = endpoint({
  method: 'GET',
  path: '/trips/places',
  summary: "The places where a trip begins, stops and ends, by their names in the caller's language",
  access: { kind: 'staff', authority: 'trip:read' },
  data: z.object({
    list: z.array(z.object({ id: z.int(), kind: z.enum(roadPlaceKinds), name: z.string() })),
  }),
  errors: [],
});
