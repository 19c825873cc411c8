import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { undoableActions } from './undo-reasons.ts';

/** So many scans of colleagues are listed. */
export const mostColleagueScans = 20;

export const colleagueScans = endpoint({
  method: 'GET',
  path: '/stations/scans',
  summary:
    'What colleagues have scanned last with a device and what a scan can take back, the newest first: for whoever may undo what others did',
  access: { kind: 'staff', authority: 'parcel:undo' },
  query: z.object({ deviceId: z.uuid() }),
  data: z.object({
    list: z.array(
      z.object({
        scanId: z.string(),
        action: z.enum(undoableActions),
        /** Of the parcel, or of the bag. */
        code: z.string(),
        /** When it was read, by the clock of the device. */
        at: z.string(),
        /** The user who scanned. */
        by: z.string(),
      }),
    ),
  }),
  errors: ['request.invalid', 'stations.deviceNotFound'],
});
