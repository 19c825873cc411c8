import { useRef } from 'react';
import { call } from '../../../shared/api/call.ts';
import { newRequestId } from '../../../shared/api/request-id.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { readOwnDevice } from '../device/device-store.ts';
import { usePoolRefresh } from './pool-queries.ts';
import type { Candidate } from './pool-queries.ts';
import { poolTexts } from '../station-words.ts';

const sending = { quiet: true, loading: true } as const;

/**
 * Binds a parcel, or takes that back, once however often it is pressed; whatever stands against it is shown, and what
 * stands now is asked for.
 */
export function useBinding(code: string) {
  const requestId = useRef(newRequestId());
  const { run, busy } = useSubmit();
  const { show, refresh } = usePoolRefresh();
  const params = { code };
  const act = (send: () => ReturnType<typeof bindIt>, text: string) =>
    run(
      async () => {
        show(await send());
        requestId.current = newRequestId();
        showMessage('success', text);
        await refresh();
      },
      // An answer ends the request; silence does not, and the same one may go again.
      ({ status }) => {
        if (status !== 0) requestId.current = newRequestId();
        void refresh();
      },
    );
  const bindIt = (declaredCode: string) =>
    call('POST /pool/{code}/bind', {
      params,
      body: { requestId: requestId.current, declaredCode },
      ...sending,
    });
  const unbindIt = async () => {
    // At a station of the warehouse the timeline names it; the office has none.
    const device = await readOwnDevice().catch(() => undefined);
    const station = device === undefined ? {} : { deviceId: device.id };
    const body = { requestId: requestId.current, ...station };
    return call('POST /pool/{code}/unbind', { params, body, ...sending });
  };
  return {
    busy,
    bind: ({ trackingCode, customerCode }: Candidate) =>
      act(() => bindIt(trackingCode), poolTexts.read().binding.done(customerCode)),
    unbind: () => act(unbindIt, poolTexts.read().binding.undone),
  };
}
