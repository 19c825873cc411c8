import { Plus } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { newRequestId } from '../../../shared/api/request-id.ts';
import { ownSubmit } from '../../../shared/forms/own-submit.ts';
import { SelectField } from '../../../shared/forms/select-field.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { useCashRefresh } from './cash-queries.ts';
import { cashTexts } from '../screen-words.ts';
import { useDrawerPoints } from './drawer-name.ts';
import { Grid, Row } from '../../../shared/ui/primitives.tsx';
import css from './cash.module.css';

const untouched = () => {};

/** Gives a point another drawer. */
export function AddDrawer() {
  const { open } = cashTexts.read();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>
        <Icon of={Plus} size={18} />
        {open.add}
      </Button>
      {isOpen && <DrawerDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function DrawerDialog({ onClose }: { onClose: () => void }) {
  const { open } = cashTexts.read();
  const { data: points = [] } = useDrawerPoints();
  const refresh = useCashRefresh();
  const { run, busy } = useSubmit();
  const [requestId] = useState(newRequestId);
  const [unit, setUnit] = useState('');
  const [name, setName] = useState('');
  // Of several none is taken for the one that was meant.
  const unitId = unit === '' && points.length === 1 ? points[0]?.value : unit;
  const send = () =>
    void run(async () => {
      const body = { requestId, unitId: Number(unitId), name: name.trim() };
      await call('POST /staff/drawers', { body, quiet: true });
      showMessage('success', open.added);
      await refresh();
      onClose();
    });
  return (
    <Dialog title={open.add} onClose={onClose}>
      <Grid
        as="form"
        gap={14}
        overflow="auto"
        paddingX={24}
        paddingTop={0}
        paddingBottom={20}
        className={css.dialog}
        noValidate
        onSubmit={ownSubmit(send)}
      >
        <SelectField
          name="unit"
          label={open.addPoint}
          value={unitId ?? ''}
          error={undefined}
          onText={setUnit}
          onBlur={untouched}
        >
          <option value="">{open.choosePoint}</option>
          {points.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <TextField
          name="name"
          label={open.addName}
          hint={open.addHint}
          value={name}
          maxLength={60}
          error={undefined}
          onText={setName}
          onBlur={untouched}
        />
        <Row wrap gap={8} justify="end">
          <Button onPress={onClose}>{open.cancel}</Button>
          <Button kind="primary" type="submit" isDisabled={busy || name.trim() === '' || !unitId}>
            {open.add}
          </Button>
        </Row>
      </Grid>
    </Dialog>
  );
}
