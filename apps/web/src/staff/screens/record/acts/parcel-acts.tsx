import { useState } from 'react';
import { Button } from '../../../kit/ui/button.tsx';
import { recordTexts } from '../../screen-words.ts';
import { ActDialog } from './act-dialog.tsx';
import { allActs, type AnyAct, type ParcelVerdicts } from './act-kinds.ts';
import { AssignDialog } from './assign-act.tsx';
import { RefusedActs, refusedFor } from './refused-acts.tsx';
import { useVerdicts, type Judged } from './use-verdicts.ts';

type ParcelActsProps = { of: Judged; onDone?: () => void };

/**
 * What can be done with one parcel, or with all that are ticked; how many an act fits is said before it is pressed. An act that the service would
 * refuse to all of them is not offered: why not stands behind a button of its own.
 */
export function ParcelActs({ of, onDone }: ParcelActsProps) {
  const { data } = useVerdicts(of);
  const [open, setOpen] = useState<AnyAct | 'refused'>();
  if (data === undefined || data.length === 0) return null;
  const { acts } = recordTexts.read();
  const offered = allActs.filter((act) => data.some((parcel) => parcel[act].fits));
  const refused = refusedFor(data, allActs);
  const close = () => setOpen(undefined);
  const finish = () => {
    close();
    onDone?.();
  };
  return (
    <>
      {offered.map((act) => (
        <Button key={act} onPress={() => setOpen(act)}>
          {acts[act].button}
          {data.length > 1 && ` · ${acts.ofMany(countOf(data, act), data.length)}`}
        </Button>
      ))}
      {refused.length > 0 && (
        <Button kind="quiet" onPress={() => setOpen('refused')}>
          {acts.refused.button(refused.length)}
        </Button>
      )}
      {open === 'refused' && <RefusedActs refused={refused} onClose={close} />}
      {open === 'assign' && <AssignDialog parcels={data} onClose={close} onDone={finish} />}
      {open !== undefined && open !== 'refused' && open !== 'assign' && (
        <ActDialog kind={open} parcels={data} onClose={close} onDone={finish} />
      )}
    </>
  );
}

function countOf(parcels: readonly ParcelVerdicts[], act: AnyAct): number {
  return parcels.filter((parcel) => parcel[act].fits).length;
}
