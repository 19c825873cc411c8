import { LockKeyhole } from 'lucide-react';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { logOut } from '../../../shared/session/log-out.ts';
import { serverNow } from '../../../shared/session/session-state.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { unlockStation } from '../../kit/session/station-lock.ts';
import { useUser } from '../../kit/session/user-info.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Loading } from '../../kit/ui/states.tsx';
import { readOwnDevice } from '../device/device-store.ts';
import { findPermit } from '../permit/station-permit.ts';
import { useStationQueue } from '../scan-queue/browser-queue.ts';
import { lockTexts } from '../station-words.ts';
import { pinOf } from './pin-database.ts';
import { isPin, pinDigits, tryPin } from './pin.ts';
import { noteOpened, renewAndSee } from './station-gate.ts';
import { Grid } from '../../../shared/ui/primitives.tsx';
import css from './lock.module.css';

const askAgainMs = 10_000;

/** In the place of the whole console while it is locked. What waits is sent meanwhile. */
export function LockScreen() {
  const { id, name } = useUser();
  const { screen: words } = lockTexts.read();
  const { status } = useStationQueue(id);
  const { way, look } = useWay(id);
  return (
    <Grid
      as="main"
      gap={12}
      justifyItems="start"
      alignContent="start"
      fill="surface"
      border="all"
      radius="card"
      className={css.lock}
      data-lock
    >
      <Icon of={LockKeyhole} size={32} />
      <h1>{words.title}</h1>
      <p>{words.lead(name)}</p>
      {status.waiting > 0 && <p>{words.waiting(status.waiting)}</p>}
      {way === undefined ? (
        <Loading />
      ) : (
        <>
          {way.opens === 'pin' ? (
            <PinForm person={id} onFailed={look} />
          ) : (
            <p role="alert" className={css.refusal}>
              {words[way.opens]}
            </p>
          )}
          {!way.line && <p>{way.opens === 'pin' ? words.noLine : words.needsLine}</p>}
          <Button isDisabled={!way.line} onPress={() => void logOut()}>
            {words.logIn}
          </Button>
        </>
      )}
    </Grid>
  );
}

type Way = { line: boolean; opens: 'pin' | 'noTries' | 'noPin' | 'ended' };

/** By what the lock can be opened; asked again now and then, since the line comes back. */
function useWay(person: string): { way: Way | undefined; look: () => void } {
  const [way, setWay] = useState<Way>();
  const isGone = useRef(false);
  const look = useCallback(() => {
    void findWay(person).then((found) => {
      if (!isGone.current) setWay(found);
    });
  }, [person]);
  useEffect(() => {
    isGone.current = false;
    look();
    const timer = setInterval(look, askAgainMs);
    addEventListener('online', look);
    return () => {
      isGone.current = true;
      clearInterval(timer);
      removeEventListener('online', look);
    };
  }, [look]);
  return { way, look };
}

async function findWay(person: string): Promise<Way> {
  const device = await readOwnDevice().catch(() => undefined);
  const line = device !== undefined && (await renewAndSee(person, device.id));
  const permit = device && (await findPermit(person, device.id));
  const pin = await pinOf(person)
    .read()
    .catch(() => undefined);
  if (!line && permit !== undefined && permit.endsAt <= serverNow()) return { line, opens: 'ended' };
  if (pin === undefined) return { line, opens: 'noPin' };
  return { line, opens: pin.triesLeft > 0 ? 'pin' : 'noTries' };
}

function PinForm({ person, onFailed }: { person: string; onFailed: () => void }) {
  const { screen: words, setUp } = lockTexts.read();
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => field.current?.focus(), []);
  const open = async (pin: string) => {
    setBusy(true);
    const result = await tryPin(pinOf(person), pin);
    setBusy(false);
    if (result.kind === 'right') {
      noteOpened(person);
      unlockStation();
      return;
    }
    setFailure(result.kind === 'wrong' ? words.wrong(result.left) : '');
    if (result.kind === 'none' || result.left === 0) onFailed();
    field.current?.focus();
  };
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        const pin = field.current?.value ?? '';
        if (field.current) field.current.value = '';
        // A code that somebody has scanned is no try.
        if (!isPin(pin)) setFailure(setUp.notSix);
        else if (!isBusy) open(pin).catch(() => setFailure(setUp.notStored));
      }}
    >
      <Grid as="label" gap={4} tone="soft" size={13} htmlFor={id}>
        {words.pin}
      </Grid>
      <input
        ref={field}
        id={id}
        className={css.pin}
        type="password"
        inputMode="numeric"
        autoComplete="off"
        maxLength={pinDigits}
        aria-describedby={`${id}-failure`}
      />
      <p id={`${id}-failure`} role="alert" className={css.refusal}>
        {failure}
      </p>
      <Button type="submit" kind="primary" isDisabled={isBusy}>
        {words.open}
      </Button>
    </form>
  );
}
