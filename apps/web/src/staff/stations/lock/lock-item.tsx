import { Lock, LockOpen } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { classNames } from '../../../shared/ui/class-names.ts';
import { createStore } from '../../../shared/ui/store.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { lockStation } from '../../kit/session/station-lock.ts';
import { useUser } from '../../kit/session/user-info.ts';
import { readOwnDevice } from '../device/device-store.ts';
import { LockDialog } from './lock-dialog.tsx';
import { lockTexts } from '../station-words.ts';
import { pinOf } from './pin-database.ts';
import { renewAndSee } from './station-gate.ts';
import css from './lock.module.css';

/** After so long without a key a passer-by finds the station locked. */
const idleMs = 15 * 60_000;
const lookEveryMs = 15_000;

/** The person who has set a PIN here. */
const hasPin = createStore<string | undefined>(undefined);

/** Whether the station can be locked, in the bar at the foot; a press locks it, or sets the PIN. */
export function LockItem({ className, line }: { className: string | undefined; line: string }) {
  const { id: owner } = useUser();
  const { bar } = lockTexts.read();
  const [isOpen, setOpen] = useState(false);
  const isSet = hasPin.useValue() === owner;
  useEffect(() => {
    pinOf(owner)
      .read()
      .then((stored) => hasPin.write(stored && owner))
      .catch(() => undefined);
  }, [owner]);
  useRenewal(owner, line);
  useIdleLock(owner, isSet);
  return (
    <>
      <button type="button" className={classNames(className, css.item)} onClick={() => setOpen(true)}>
        <Icon of={isSet ? Lock : LockOpen} size={16} />
        <span>{isSet ? bar.lock : bar.none}</span>
      </button>
      {isOpen && (
        <LockDialog
          owner={owner}
          isSet={isSet}
          onSet={() => hasPin.write(owner)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** When the line comes back the permit is asked for again: somebody may have logged in without one. */
function useRenewal(owner: string, line: string): void {
  const wasDown = useRef(false);
  useEffect(() => {
    if (line === 'up' && wasDown.current)
      void readOwnDevice()
        .then((device) => device && renewAndSee(owner, device.id))
        .catch(() => undefined);
    wasDown.current = line === 'down';
  }, [owner, line]);
}

function useIdleLock(owner: string, isSet: boolean): void {
  useEffect(() => {
    if (!isSet) return undefined;
    let lastAt = Date.now();
    const see = () => {
      lastAt = Date.now();
    };
    const timer = setInterval(() => {
      if (Date.now() - lastAt >= idleMs) lockStation(owner);
    }, lookEveryMs);
    for (const event of ['keydown', 'pointerdown', 'paste']) addEventListener(event, see, true);
    return () => {
      clearInterval(timer);
      for (const event of ['keydown', 'pointerdown', 'paste']) removeEventListener(event, see, true);
    };
  }, [owner, isSet]);
}
