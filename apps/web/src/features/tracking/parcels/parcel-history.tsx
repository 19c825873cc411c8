import { useAnswer } from '../../../shared/api/use-answer.ts';
import { Missing } from '../../../shared/ui/card.tsx';
import { StepBar } from './step-bar.tsx';
import { Timeline } from './timeline.tsx';
import css from './parcel-history.module.css';

/** Where one parcel stands and what happened to it, for the page of its order. */
export function ParcelHistory({ trackingCode }: { trackingCode: string }) {
  const answer = useAnswer('POST /track/query', { body: { trackingCodeList: [trackingCode] } });
  const parcel = answer.data?.detailList[0];
  if (parcel === undefined)
    return <Missing answer={answer.state === 'ready' ? { ...answer, state: 'failed' } : answer} />;
  return (
    <div className={css.history}>
      <StepBar parcel={parcel} />
      <Timeline days={parcel.dailyTrackInfoList} />
    </div>
  );
}
