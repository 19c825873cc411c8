import { useAnswer } from '../../../shared/api/use-answer.ts';
import { Missing } from '../../../shared/ui/card.tsx';
import { StepBar } from './step-bar.tsx';
import { Timeline } from './timeline.tsx';
import { Grid } from '../../../shared/ui/primitives.tsx';

/** Where one parcel stands and what happened to it, for the page of its order. */
export function ParcelHistory({ trackingCode }: { trackingCode: string }) {
  const answer = useAnswer('POST /track/query', { body: { trackingCodeList: [trackingCode] } });
  const parcel = answer.data?.detailList[0];
  if (parcel === undefined)
    return <Missing answer={answer.state === 'ready' ? { ...answer, state: 'failed' } : answer} />;
  return (
    <Grid columns={1} gap={16} paddingX={0} paddingTop={4} paddingBottom={8}>
      <StepBar parcel={parcel} />
      <Timeline days={parcel.dailyTrackInfoList} />
    </Grid>
  );
}
