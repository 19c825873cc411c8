import type { ReportingDevice } from '@rohi/contract/stations/devices.contract';
import { worksOfUnit } from '@rohi/contract/stations/station-words';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { ownSubmit } from '../../../shared/forms/own-submit.ts';
import { SelectField } from '../../../shared/forms/select-field.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { devicesTexts } from '../screen-words.ts';
import { useUnits } from './use-units.ts';
import { Row, Stack, Text } from '../../../shared/ui/primitives.tsx';

type DialogProps = { device: ReportingDevice; onClose: () => void };

const untouched = () => {};

/** Another name, or another place. */
export function ChangeDevice({ device, onClose }: DialogProps) {
  const texts = devicesTexts.read();
  const units = useUnits(device);
  const { run, busy } = useSubmit();
  const [name, setName] = useState(device.name);
  const [unitId, setUnitId] = useState(device.unitId);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const send = () =>
    void run(
      async () => {
        const unit = units.find(({ id }) => id === unitId);
        const works = unitId === device.unitId ? device.works : worksOfUnit(unit?.type);
        const was = { name: device.name, unitId: device.unitId };
        const body = { name: name.trim(), unitId, works, was };
        await call('PUT /stations/devices/{id}', { params: { id: device.id }, body, quiet: true });
        showMessage('success', texts.changed);
        onClose();
      },
      ({ fields }, keepSilent) => {
        setErrors(Object.fromEntries(fields.map(({ field, msg }) => [field, msg])));
        if (fields.length > 0) keepSilent();
      },
    );
  return (
    <Dialog title={texts.changeOf(device.name)} onClose={onClose}>
      <Stack
        as="form"
        gap={16}
        paddingX={24}
        paddingTop={0}
        paddingBottom={24}
        noValidate
        onSubmit={ownSubmit(send)}
      >
        <TextField
          name="name"
          label={texts.name}
          value={name}
          maxLength={60}
          error={errors['name']}
          onText={setName}
          onBlur={untouched}
        />
        <SelectField
          name="unitId"
          label={texts.unit}
          below={<Text tone="soft">{texts.moveHint}</Text>}
          value={String(unitId)}
          error={errors['unitId']}
          onText={(text) => setUnitId(Number(text))}
          onBlur={untouched}
        >
          {units.map((unit) => (
            <option key={unit.id} value={unit.id}>
              {unit.name}
            </option>
          ))}
        </SelectField>
        <Row wrap gap={8} justify="end">
          <Button onPress={onClose}>{texts.cancel}</Button>
          <Button kind="primary" type="submit" isDisabled={busy || name.trim() === ''}>
            {texts.save}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  );
}

/** The last question before a device is ended: what waits on it does not come any more. */
export function EndDevice({ device, onClose }: DialogProps) {
  const { ask, done, cancel } = devicesTexts.read();
  const { run, busy } = useSubmit();
  const { id, name, waiting } = device;
  const end = () =>
    void run(async () => {
      await call('POST /stations/devices/{id}/end', { params: { id }, quiet: true });
      showMessage('success', done);
      onClose();
    });
  return (
    <Dialog title={ask.title(name)} onClose={onClose} alert>
      <Stack gap={16} paddingX={24} paddingTop={0} paddingBottom={24}>
        <p>{ask.text}</p>
        {waiting !== null && waiting > 0 && (
          <Text tone="gold" weight={600}>
            {ask.waiting(waiting)}
          </Text>
        )}
        <Row wrap gap={8} justify="end">
          <Button onPress={onClose}>{cancel}</Button>
          <Button kind="danger" isDisabled={busy} onPress={end}>
            {ask.yes}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  );
}
