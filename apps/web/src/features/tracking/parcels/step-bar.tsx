import { goesBack } from '@rohi/contract/tracking/parcel-headline';
import { ParcelStatus, progressSteps } from '@rohi/contract/tracking/parcel-status';
import type { TrackedParcel } from '@rohi/contract/tracking/tracking.contract';
import { toneOfStatus } from '@rohi/contract/tracking/status-tone';
import { stepNumberOf, stepStatesOf } from '../rules/step-states.ts';
import { useTrackingTexts } from '../texts/tracking-texts.ts';
import { Row } from '../../../shared/ui/primitives.tsx';
import css from './step-bar.module.css';

/** The narrow progress bar: segments for the eye, "step 4 of 8" for everybody. */
export function StepBar({ parcel }: { parcel: TrackedParcel }) {
  const { progress, words } = useTrackingTexts();
  const total = progressSteps.length;
  const step = stepNumberOf(parcel);
  const cancelled = parcel.status === ParcelStatus.Cancelled;
  const states = stepStatesOf(parcel);
  const isBack = goesBack(parcel);
  return (
    <div className={css.bar}>
      <Row
        gap={4}
        className={css.segments}
        data-tone={toneOfStatus(parcel.status)}
        data-cancelled={cancelled || isBack || undefined}
      >
        {progressSteps.map((name, index) => (
          <span key={name} data-state={states[index]} />
        ))}
      </Row>
      {isBack ? (
        <p className={css.cancelled}>{progress.goesBack}</p>
      ) : cancelled || step === undefined ? (
        <p className={css.cancelled}>{progress.cancelled(total, step)}</p>
      ) : (
        <p className={css.words}>
          <b>{progress.stepOf(step, total)}</b> <span>{words.stepNames[parcel.status]}</span>
        </p>
      )}
    </div>
  );
}
