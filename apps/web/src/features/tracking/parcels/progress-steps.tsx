import { goesBack } from '@rohi/contract/tracking/parcel-headline';
import { ParcelStatus, progressSteps } from '@rohi/contract/tracking/parcel-status';
import type { TrackedParcel } from '@rohi/contract/tracking/tracking.contract';
import {
  Ban,
  Check,
  ClipboardCheck,
  FileText,
  HandHelping,
  type LucideIcon,
  Package,
  Store,
  Truck,
  Undo2,
  Warehouse,
} from 'lucide-react';
import { formatDateTime } from '../../../shared/format/dates.ts';
import { comma } from '../../../shared/i18n/list-signs.ts';
import { classNames } from '../../../shared/ui/class-names.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { toneOfStatus } from '@rohi/contract/tracking/status-tone';
import { headlineOf, isStopped } from '../rules/parcel-headline.ts';
import { stepNumberOf, stepStatesOf } from '../rules/step-states.ts';
import { useTrackingTexts } from '../texts/tracking-texts.ts';
import css from './progress-steps.module.css';

/** One icon a step (specification, section 2). */
const stepIcons: Record<ParcelStatus, LucideIcon> = {
  [ParcelStatus.AwaitingSubmission]: FileText,
  [ParcelStatus.AwaitingDeclaration]: ClipboardCheck,
  [ParcelStatus.AwaitingDeparture]: Package,
  [ParcelStatus.AwaitingHubIn]: Warehouse,
  [ParcelStatus.AwaitingHubOut]: Truck,
  [ParcelStatus.AwaitingPickupPoint]: Store,
  [ParcelStatus.AwaitingCustomer]: HandHelping,
  [ParcelStatus.Received]: Check,
  [ParcelStatus.Cancelled]: Ban,
};

/**
 * The eight steps with an icon each; a cancelled parcel says under them where it stopped, one that turned round that it
 * goes back.
 */
export function ProgressSteps({ parcel }: { parcel: TrackedParcel }) {
  const { progress, words } = useTrackingTexts();
  const states = stepStatesOf(parcel);
  return (
    <>
      <ol
        className={css.steps}
        aria-label={progress.label}
        data-tone={isStopped(headlineOf(parcel)) ? 'grey' : toneOfStatus(parcel.status)}
      >
        {progressSteps.map((step, index) => (
          <li
            key={step}
            className={css.step}
            data-state={states[index]}
            aria-current={states[index] === 'current' ? 'step' : undefined}
          >
            <span className={css.icon}>
              <Icon of={stepIcons[step]} />
            </span>
            <span className={css.name}>
              {words.stepNames[step]}
              {states[index] === 'done' && (
                <span className="visually-hidden">
                  {comma}
                  {progress.done}
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
      {parcel.status === ParcelStatus.Cancelled && <CancelledLine parcel={parcel} />}
      {goesBack(parcel) && (
        <p className={classNames(css.cancelled, css.wideOnly)}>
          <Icon of={Undo2} />
          {progress.goesBack}
        </p>
      )}
    </>
  );
}

function CancelledLine({ parcel }: { parcel: TrackedParcel }) {
  const { progress } = useTrackingTexts();
  const when = parcel.lastEventTime === null ? undefined : formatDateTime(parcel.lastEventTime);
  return (
    <p className={css.cancelled}>
      <Icon of={stepIcons[ParcelStatus.Cancelled]} />
      {progress.cancelled(progressSteps.length, stepNumberOf(parcel), when)}
    </p>
  );
}
