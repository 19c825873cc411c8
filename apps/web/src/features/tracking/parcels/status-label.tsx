import type { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { toneOfStatus } from '@rohi/contract/tracking/status-tone';
import { useTrackingTexts } from '../texts/tracking-texts.ts';
import css from './status-label.module.css';

/** Dot and words: the colour only repeats what is written. */
export function StatusLabel({ status }: { status: ParcelStatus }) {
  const { words } = useTrackingTexts();
  return (
    <span className={css.label} data-tone={toneOfStatus(status)}>
      {words.statusNames[status]}
    </span>
  );
}
