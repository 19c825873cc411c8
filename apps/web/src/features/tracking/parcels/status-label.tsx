import type { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { toneOfStatus } from '@rohi/contract/tracking/status-tone';
import { ToneLabel } from '../../../shared/ui/tone-label.tsx';
import css from './status-label.module.css';

/** The full label of a status, in the words of the answer: the office may say it otherwise than the program. */
export function StatusLabel({ status, name }: { status: ParcelStatus; name: string }) {
  return (
    <ToneLabel tone={toneOfStatus(status)} className={css.label}>
      {name}
    </ToneLabel>
  );
}
