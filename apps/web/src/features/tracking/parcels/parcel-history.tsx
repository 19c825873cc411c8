import type { TrackedParcel, TrackingAnswer } from '@rohi/contract/tracking/tracking.contract';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { Missing } from '../../../shared/ui/card.tsx';
import { StepBar } from './step-bar.tsx';
import { Timeline } from './timeline.tsx';
import css from './parcel-history.module.css';

type Found =
  | { state: 'loading' }
  | { state: 'failed'; again: () => void }
  | { state: 'ready'; parcel: TrackedParcel };

function useTracked(trackingCode: string): Found {
  const [found, setFound] = useState<TrackedParcel | 'failed'>();
  const ask = useCallback(() => {
    const body = { trackingCodeList: [trackingCode] };
    call<TrackingAnswer>('POST', '/track/query', { body, quiet: true }).then(
      ({ detailList: [parcel] }) => setFound(parcel ?? 'failed'),
      () => setFound('failed'),
    );
  }, [trackingCode]);
  useEffect(ask, [ask]);
  if (found === undefined) return { state: 'loading' };
  return found === 'failed' ? { state: 'failed', again: ask } : { state: 'ready', parcel: found };
}

/** Where one parcel stands and what happened to it, for the page of its order. */
export function ParcelHistory({ trackingCode }: { trackingCode: string }) {
  const found = useTracked(trackingCode);
  if (found.state !== 'ready') return <Missing answer={found} />;
  return (
    <div className={css.history}>
      <StepBar parcel={found.parcel} />
      <Timeline days={found.parcel.dailyTrackInfoList} />
    </div>
  );
}
