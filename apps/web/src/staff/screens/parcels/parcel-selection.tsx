import { Printer } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../../../shared/ui/icon.tsx';
import { useUser } from '../../kit/session/user-info.ts';
import { Button } from '../../kit/ui/button.tsx';
import { ParcelActs } from '../record/acts/parcel-acts.tsx';
import { TalkActs, type Ticked } from '../record/acts/talk-acts.tsx';
import type { StaffParcel } from './staff-parcel.ts';
import { parcelsListTexts } from '../screen-words.ts';
import { PrintLabels } from './print-labels.tsx';
import css from './parcels-list.module.css';

function tickedOf({ id, customerCode }: StaffParcel): Ticked {
  return { of: { kind: 'parcel', id }, code: id, customerCode };
}

/** What can be done with all selected parcels. */
export function ParcelSelection({ rows, onDone }: { rows: readonly StaffParcel[]; onDone: () => void }) {
  const texts = parcelsListTexts.read();
  const [isPrinting, setPrinting] = useState(false);
  const mayPrint = useUser().authorities.includes('label:print');
  return (
    <div className={css.bar}>
      <span className={css.count} role="status">
        {texts.selected(rows.length)}
      </span>
      <ParcelActs of={{ ids: rows.map(({ id }) => id) }} onDone={onDone} />
      <TalkActs records={rows.map(tickedOf)} onDone={onDone} />
      {mayPrint && (
        <Button kind="primary" onPress={() => setPrinting(true)}>
          <Icon of={Printer} size={18} />
          {texts.print}
        </Button>
      )}
      <Button kind="quiet" onPress={onDone}>
        {texts.clear}
      </Button>
      {isPrinting && <PrintLabels codes={rows.map(({ id }) => id)} onClose={() => setPrinting(false)} />}
    </div>
  );
}
