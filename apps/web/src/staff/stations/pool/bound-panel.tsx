import { CircleCheck, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../../../shared/ui/icon.tsx';
import { RecordLink } from '../../kit/record/record-link.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { DialogFoot } from '../../kit/ui/dialog-foot.tsx';
import { DialogText } from '../../kit/ui/dialog-text.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { momentHere } from '../bar/time-of-day.ts';
import type { PoolParcel } from './pool-queries.ts';
import { poolTexts } from '../station-words.ts';
import { useBinding } from './use-binding.ts';
import css from './candidates-panel.module.css';
import { personName } from '../../kit/people.ts';

type BoundPanelProps = { parcel: PoolParcel; binding: NonNullable<PoolParcel['binding']> };

/** What a parcel was bound to, by whom, and the way back. */
export function BoundPanel({ parcel, binding }: BoundPanelProps) {
  const { binding: words } = poolTexts.read();
  const [asks, setAsks] = useState(false);
  const { unbind, busy } = useBinding(parcel.trackingCode);
  const { customerCode, declaredCode, boundBy, boundAt } = binding;
  return (
    <div className={css.bound}>
      <Icon of={CircleCheck} size={32} />
      <h2>{words.done(customerCode)}</h2>
      <p>{words.text(customerCode, declaredCode)}</p>
      <p className={css.by}>{words.who(personName(boundBy), momentHere(boundAt))}</p>
      <RecordLink to="parcels" id={declaredCode}>
        {words.next}
      </RecordLink>
      <Button isDisabled={busy} onPress={() => setAsks(true)}>
        <Icon of={Undo2} size={18} />
        {words.undo}
      </Button>
      {asks && (
        <Dialog alert title={words.ask.title} onClose={() => setAsks(false)}>
          <DialogText>{words.ask.text(customerCode)}</DialogText>
          <DialogFoot>
            <Button onPress={() => setAsks(false)}>{words.ask.no}</Button>
            <Button
              kind="danger"
              isDisabled={busy}
              onPress={() => {
                setAsks(false);
                void unbind();
              }}
            >
              {words.ask.yes}
            </Button>
          </DialogFoot>
        </Dialog>
      )}
    </div>
  );
}
