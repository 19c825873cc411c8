import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { newBoxRow, type BoxRow } from '../../../shared/cargo-boxes/cargo-boxes.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { Part } from '../form/form-parts.tsx';
import type { Order } from '../order.ts';
import { boxesOf, problemOfBoxes, rowsOfBoxes } from './box-rules.ts';
import { BoxesField } from './boxes-field.tsx';
import { cargoTexts } from '../orders-words.ts';
import { lookOf } from '../../../shared/ui/primitives.tsx';

type BoxesFormProps = {
  order: Order & { cargo: NonNullable<Order['cargo']> };
  onSaved: () => void;
  /** The order is another one by now: it is to be read anew. */
  onRefused: () => void;
};

/** Other boxes for cargo that waits for the office. */
export function BoxesForm({ order, onSaved, onRefused }: BoxesFormProps) {
  const texts = cargoTexts.read();
  const [rows, setRows] = useState<readonly BoxRow[]>(() => rowsOfBoxes(order.cargo.boxes, newBoxRow));
  const [isChecked, setIsChecked] = useState(false);
  const { run, busy } = useSubmit();
  const save = () => {
    setIsChecked(true);
    if (problemOfBoxes(rows, texts.wrong) !== undefined) return;
    void run(
      async () => {
        const body = { version: order.version, boxes: boxesOf(rows) };
        await call('PUT /orders/{code}/boxes', {
          params: { code: order.code },
          body,
          quiet: true,
          loading: true,
        });
        showMessage('success', texts.boxes.saved);
        onSaved();
      },
      ({ status }) => {
        if (status === 409) onRefused();
      },
    );
  };
  return (
    <Part title={texts.boxes.title} hint={texts.boxes.hint}>
      <BoxesField rows={rows} onChange={setRows} isChecked={isChecked} />
      <Button
        kind="outline"
        className={lookOf({ justifySelf: 'start' })}
        aria-disabled={busy || undefined}
        onClick={save}
      >
        {texts.boxes.save}
      </Button>
    </Part>
  );
}
