import { Button } from '../../../kit/ui/button.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { recordTexts } from '../../screen-words.ts';
import type { AnyAct, ParcelVerdicts } from './act-kinds.ts';
import css from './act-dialog.module.css';

/** An act that fits none of the parcels, and what stands against it. */
export type RefusedAct = { act: AnyAct; why: readonly string[] };

/** The acts that fit none of these parcels, each with the reasons there are; one that all have had already is left out. */
export function refusedFor(parcels: readonly ParcelVerdicts[], acts: readonly AnyAct[]): RefusedAct[] {
  return acts.flatMap((act) => {
    if (parcels.some((parcel) => parcel[act].fits)) return [];
    const why = [...new Set(parcels.flatMap((parcel) => parcel[act].why ?? []))];
    return why.length === 0 ? [] : [{ act, why }];
  });
}

/** Says of each act that cannot be done now why not. */
export function RefusedActs({ refused, onClose }: { refused: readonly RefusedAct[]; onClose: () => void }) {
  const { acts } = recordTexts.read();
  return (
    <Dialog title={acts.refused.title} onClose={onClose}>
      <div className={css.act}>
        <dl className={css.refused}>
          {refused.map(({ act, why }) => (
            <div key={act}>
              <dt>{acts[act].button}</dt>
              <dd>{why.join(' ')}</dd>
            </div>
          ))}
        </dl>
        <div className={css.answers}>
          <Button onPress={onClose}>{acts.close}</Button>
        </div>
      </div>
    </Dialog>
  );
}
