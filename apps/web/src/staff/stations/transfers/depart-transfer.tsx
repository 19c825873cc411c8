import { Truck } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { newRequestId } from '../../../shared/api/request-id.ts';
import { ownSubmit } from '../../../shared/forms/own-submit.ts';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { putAside } from '../filling/filling-table.ts';
import { transferTexts, type TransfersAtWork } from './transfer-kind.ts';
import { Grid, Row } from '../../../shared/ui/primitives.tsx';

const longestDriver = 100;
const longestVehicle = 40;
const untouched = () => {};

type DepartProps = { code: string; at: TransfersAtWork; onClose: () => void };

/** A transfer is closed and leaves, with its car and driver. */
export function DepartTransfer({ code, at, onClose }: DepartProps) {
  const { depart: words } = transferTexts.read();
  const { run, busy } = useSubmit();
  const [vehicle, setVehicle] = useState('');
  const [driver, setDriver] = useState('');
  const [isAsked, setAsked] = useState(false);
  // One request a dialog: sent again after an answer that was lost it is the same.
  const [requestId] = useState(newRequestId);
  const { device, refresh, table } = at;
  const missing = (typed: string) => (isAsked && typed.trim() === '' ? words.needed : undefined);
  const send = () => {
    setAsked(true);
    if (vehicle.trim() === '' || driver.trim() === '') return;
    void run(async () => {
      const body = { requestId, deviceId: device.id, driver: driver.trim(), vehicle: vehicle.trim() };
      const sent = await call('POST /stations/transfers/{code}/depart', {
        params: { code },
        body,
        quiet: true,
      });
      showMessage('success', words.done(sent.scanned + sent.implied));
      onClose();
      refresh();
      putAside(table, 'DONE');
    }, refresh);
  };
  return (
    <Dialog title={words.title} onClose={onClose}>
      <Grid as="form" gap={12} noValidate onSubmit={ownSubmit(send)}>
        <p>{words.will}</p>
        <TextField
          name="vehicle"
          label={words.vehicle}
          maxLength={longestVehicle}
          value={vehicle}
          error={missing(vehicle)}
          onText={setVehicle}
          onBlur={untouched}
        />
        <TextField
          name="driver"
          label={words.driver}
          maxLength={longestDriver}
          value={driver}
          error={missing(driver)}
          onText={setDriver}
          onBlur={untouched}
        />
        <Row wrap gap={8} justify="end">
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button kind="primary" type="submit" isDisabled={busy}>
            <Icon of={Truck} />
            {words.yes}
          </Button>
        </Row>
      </Grid>
    </Dialog>
  );
}
