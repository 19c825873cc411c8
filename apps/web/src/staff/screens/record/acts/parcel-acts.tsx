import { useState } from 'react';
import { Button } from '../../../kit/ui/button.tsx';
import { recordTexts } from '../record-words.ts';
import { ActDialog } from './act-dialog.tsx';
import { actKinds, type ActKind, type ParcelVerdicts } from './act-kinds.ts';
import { useVerdicts } from './use-verdicts.ts';

type ParcelActsProps = { ids: readonly string[]; onDone?: () => void };

/** What can be done with one parcel, or with all that are ticked; how many an act fits is said before it is pressed. */
export function ParcelActs({ ids, onDone }: ParcelActsProps) {
  const { data } = useVerdicts(ids);
  const [open, setOpen] = useState<ActKind>();
  if (data === undefined) return null;
  return (
    <>
      {actKinds.map((kind) => (
        <ActButton key={kind} kind={kind} parcels={data} onPress={() => setOpen(kind)} />
      ))}
      {open && (
        <ActDialog
          kind={open}
          parcels={data}
          onClose={() => setOpen(undefined)}
          onDone={() => {
            setOpen(undefined);
            onDone?.();
          }}
        />
      )}
    </>
  );
}

type ActButtonProps = { kind: ActKind; parcels: readonly ParcelVerdicts[]; onPress: () => void };

/** An act that none of them may have says why when it is pressed; one that all have had already is left out. */
function ActButton({ kind, parcels, onPress }: ActButtonProps) {
  const { acts } = recordTexts.read();
  const fitting = parcels.filter((parcel) => parcel[kind].fits).length;
  if (fitting === 0 && parcels.every((parcel) => parcel[kind].why === null)) return null;
  return (
    <Button kind={fitting === 0 ? 'quiet' : 'outline'} onPress={onPress}>
      {acts[kind].button}
      {parcels.length > 1 && ` · ${acts.ofMany(fitting, parcels.length)}`}
    </Button>
  );
}
