import { useEffect, useId, useState } from 'react';
import { serverNow } from '../../../shared/session/session-state.ts';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { lockStation } from '../../kit/session/station-lock.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { timeOfDay } from '../bar/time-of-day.ts';
import { readOwnDevice } from '../device/device-store.ts';
import { findPermit, renewPermit } from '../permit/station-permit.ts';
import type { StoredPermit } from '../permit/station-permit.ts';
import { lockTexts } from '../station-words.ts';
import { pinOf } from './pin-database.ts';
import { isPin, isWeakPin, pinDigits, setPin } from './pin.ts';
import { Box, Grid, Row } from '../../../shared/ui/primitives.tsx';
import css from './lock.module.css';

type Props = { owner: string; isSet: boolean; onSet: () => void; onClose: () => void };

/** Locks the station, sets or changes the PIN, and says until when there may be work offline. */
export function LockDialog({ owner, isSet, onSet, onClose }: Props) {
  const { setUp: words } = lockTexts.read();
  const [isChanging, setChanging] = useState(!isSet);
  const permit = useStoredPermit(owner);
  const isOver = permit !== undefined && permit.endsAt <= serverNow();
  return (
    <Dialog title={words.title} onClose={onClose}>
      <Box paddingX={24} paddingTop={4} paddingBottom={24} className={css.dialog}>
        {permit && (
          <p>{isOver ? words.permitEnded : words.permitUntil(timeOfDay(permit.endsAt).slice(0, 5))}</p>
        )}
        {isChanging ? (
          <SetPin
            owner={owner}
            onSet={() => {
              onSet();
              onClose();
            }}
          />
        ) : (
          <Row wrap gap={8}>
            <Button kind="primary" onPress={() => lockStation(owner)}>
              {words.lockNow}
            </Button>
            <Button onPress={() => setChanging(true)}>{words.change}</Button>
          </Row>
        )}
      </Box>
    </Dialog>
  );
}

function useStoredPermit(owner: string): StoredPermit | undefined {
  const [permit, setPermit] = useState<StoredPermit>();
  useEffect(() => {
    let isGone = false;
    readOwnDevice()
      .then((device) => device && findPermit(owner, device.id))
      .then((found) => !isGone && setPermit(found))
      .catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [owner]);
  return permit;
}

function SetPin({ owner, onSet }: { owner: string; onSet: () => void }) {
  const { setUp: words } = lockTexts.read();
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [pin, setTyped] = useState('');
  const [again, setAgain] = useState('');
  const id = useId();
  const save = async () => {
    const wrong = wrongWith(pin, again);
    setFailure(wrong ?? '');
    if (wrong !== undefined || isBusy) return;
    setBusy(true);
    const refusal = await storePin(owner, pin).catch(() => words.notStored);
    setBusy(false);
    if (refusal !== undefined) {
      setFailure(refusal);
      return;
    }
    showMessage('success', words.saved);
    onSet();
  };
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <p id={`${id}-hint`}>{words.hint}</p>
      <PinField label={words.pin} describedBy={`${id}-hint`} value={pin} onChange={setTyped} />
      <PinField label={words.again} describedBy={`${id}-failure`} value={again} onChange={setAgain} />
      <p id={`${id}-failure`} role="alert" className={css.refusal}>
        {failure}
      </p>
      <Button type="submit" kind="primary" isDisabled={isBusy}>
        {words.save}
      </Button>
    </form>
  );
}

type FieldProps = { label: string; describedBy: string; value: string; onChange: (value: string) => void };

function PinField({ label, describedBy, value, onChange }: FieldProps) {
  return (
    <Grid as="label" gap={4} tone="soft" size={13}>
      {label}
      <input
        className={css.pin}
        type="password"
        inputMode="numeric"
        autoComplete="off"
        maxLength={pinDigits}
        aria-describedby={describedBy}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Grid>
  );
}

/** What speaks against a PIN, in words; undefined for a good one. */
function wrongWith(pin: string, again: string): string | undefined {
  const { setUp: words } = lockTexts.read();
  if (!isPin(pin)) return words.notSix;
  if (isWeakPin(pin)) return words.weak;
  return pin === again ? undefined : words.different;
}

/**
 * Stores the PIN with the permit of this log-in, which the service has to give now. What stands against it, in words.
 */
async function storePin(owner: string, pin: string): Promise<string | undefined> {
  const { setUp: words } = lockTexts.read();
  // Over plain http there is none.
  if (!('subtle' in crypto) || (crypto as Partial<Crypto>).subtle === undefined) return words.noCrypto;
  const device = await readOwnDevice();
  const outcome = device && (await renewPermit(owner, device.id));
  if (outcome?.kind !== 'given') return words.needsLine;
  await setPin(pinOf(owner), pin, outcome.permit.permit);
  return undefined;
}
