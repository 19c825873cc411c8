import type { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { toneOfStatus } from '@rohi/contract/tracking/status-tone';
import css from './stage-label.module.css';

/** Dot and words: the colour only repeats what is written. */
export function StageLabel({ status, name }: { status: ParcelStatus; name: string }) {
  return (
    <span className={css.label} data-tone={toneOfStatus(status)}>
      {name}
    </span>
  );
}
