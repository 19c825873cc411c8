import { notMetReasons } from '@rohi/contract/hand-over/courier-rules';
import { useState } from 'react';
import { newRequestId } from '../../../shared/api/request-id.ts';
import { SelectField } from '../../../shared/forms/select-field.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { ownDeviceId } from '../own-device.ts';
import { courierTexts } from '../counter-words.ts';
import type { Stop } from './own-round.ts';
import type { RoundState } from './own-round.ts';
import css from './courier.module.css';

type Props = { stop: Stop; state: RoundState; onBack: () => void };

/** The parcels were not taken: why, and when they come again. */
export function NotMetPanel({ stop, state, onBack }: Props) {
  const { round: words, reasons } = courierTexts.read();
  const [reason, setReason] = useState<string>('NOT_AT_HOME');
  const [againOn, setAgainOn] = useState('');
  const [hasFailed, setFailed] = useState(false);
  const save = async () => {
    const requestId = newRequestId();
    const body = {
      requestId,
      at: new Date().toISOString(),
      reason: notMetReasons.find((each) => each === reason) ?? 'NOT_AT_HOME',
      ...(againOn === '' ? {} : { againOn }),
    };
    try {
      await state.queue.add({
        scanId: requestId,
        deviceId: ownDeviceId(),
        facts: { kind: 'NOT_MET', stopId: stop.id, body },
      });
    } catch {
      setFailed(true);
    }
  };
  return (
    <div className={css.form}>
      <SelectField name="reason" label={words.reason} value={reason} onText={setReason}>
        {notMetReasons.map((each) => (
          <option key={each} value={each}>
            {reasons[each]}
          </option>
        ))}
      </SelectField>
      <TextField
        name="againOn"
        type="date"
        label={words.again}
        hint={words.againHint}
        value={againOn}
        onText={setAgainOn}
      />
      {hasFailed && <p role="alert">{words.notStored}</p>}
      <div className={css.acts}>
        <Button onPress={onBack}>{words.back}</Button>
        <Button kind="primary" onPress={() => void save()}>
          {words.saveNotMet}
        </Button>
      </div>
    </div>
  );
}
