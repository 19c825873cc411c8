import { call } from '../../shared/api/call.ts';
import { ApiError } from '../../shared/api/exchange.ts';
import { newRequestId } from '../../shared/api/request-id.ts';
import type { ShownVerdict } from '../stations/verdict/verdict-banner.tsx';
import type { Visit } from './counter-queries.ts';
import { refusalOf } from './counter-verdicts.ts';
import { counterDeviceId } from './own-device.ts';

/** Request ids of hand-overs that were not answered: the same is sent again, to the letter. */
const unanswered = new Map<string, string>();

/** Each by its own call: one that is refused stops no other. */
export async function giveAll(visit: Visit, codes: readonly string[]) {
  const deviceId = await counterDeviceId();
  const given: string[] = [];
  let refusal: ShownVerdict | undefined;
  for (const trackingCode of codes) {
    const key = `${visit.id}:${trackingCode}`;
    const requestId = unanswered.get(key) ?? newRequestId();
    unanswered.set(key, requestId);
    try {
      await call('POST /hand-over/visits/{id}/give', {
        ...{
          params: { id: visit.id },
          body: { requestId, deviceId, trackingCode },
          quiet: true,
        },
      });
      given.push(trackingCode);
      unanswered.delete(key);
    } catch (error) {
      // Refused, so nothing is stored under the id; after a lost answer the same is asked again.
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) unanswered.delete(key);
      refusal = refusalOf(error, trackingCode);
    }
  }
  return { given, refusal };
}
