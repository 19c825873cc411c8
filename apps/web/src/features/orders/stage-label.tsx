import type { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { toneOfStatus } from '@rohi/contract/tracking/status-tone';
import { ToneLabel } from '../../shared/ui/tone-label.tsx';

/** Where an order or a parcel stands, in the words given. */
export function StageLabel({ status, name }: { status: ParcelStatus; name: string }) {
  return <ToneLabel tone={toneOfStatus(status)}>{name}</ToneLabel>;
}
