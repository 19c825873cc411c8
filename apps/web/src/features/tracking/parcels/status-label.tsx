import type { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { toneOfStatus } from '@rohi/contract/tracking/status-tone';
import { ToneLabel } from '../../../shared/ui/tone-label.tsx';
import css from './status-label.module.css';

type StatusLabelProps = {
  status: ParcelStatus;
  name: string;
  /** It is searched for, held or goes back: no colour says that all is well with it. */
  isStopped: boolean;
};

/** The full label of a status, in the words of the answer: the office may say it otherwise than the program. */
export function StatusLabel({ status, name, isStopped }: StatusLabelProps) {
  return (
    <ToneLabel tone={isStopped ? 'grey' : toneOfStatus(status)} className={css.label}>
      {name}
    </ToneLabel>
  );
}
