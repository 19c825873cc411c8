import type { StaffTrip } from '@rohi/contract/linehaul/trip-list.contract';
import { isBeforeDeparture, isOnTheRoad } from '@rohi/contract/trips/trip-words';
import { useUser } from '../../../kit/session/user-info.ts';
import { loadTexts } from '../../../kit/kit-words.ts';
import { SealPhotos } from '../../../kit/trips/seal-photos.tsx';
import { useSealPhotos } from '../../../kit/trips/seal-queries.ts';
import { Panel } from '../../../kit/ui/panel.tsx';
import css from './trip-page.module.css';

/** Photos of the seals of a trip; nothing where there is none and nobody here may add one. */
export function SealsPanel({ trip: { id, state } }: { trip: StaffTrip }) {
  const isWaiting = isBeforeDeparture(state);
  const mayAdd = useUser().authorities.includes('trip:depart') && (isWaiting || isOnTheRoad(state));
  const { data: photos = [] } = useSealPhotos(id);
  if (photos.length === 0 && !mayAdd) return null;
  return (
    <Panel title={loadTexts.read().seals.title}>
      <div className={css.seals}>
        <SealPhotos code={id} mayAdd={mayAdd} mayRemove={mayAdd && isWaiting} />
      </div>
    </Panel>
  );
}
