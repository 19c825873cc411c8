import type { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { toneOfStatus } from '@rohi/contract/tracking/status-tone';
import { ToneLabel } from '../../../shared/ui/tone-label.tsx';
import { useTrackingTexts } from '../texts/tracking-texts.ts';
import css from './status-label.module.css';

/** The full label of a status. */
export function StatusLabel({ status }: { status: ParcelStatus }) {
  const { words } = useTrackingTexts();
  return (
    <ToneLabel tone={toneOfStatus(status)} className={css.label}>
      {words.statusNames[status]}
    </ToneLabel>
  );
}
