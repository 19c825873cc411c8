import { useEffect } from 'react';
import { clearStorage } from '../../shared/session/session-changes.ts';
import { endedSession } from '../../shared/session/session-end.ts';
import { useToken } from '../../shared/session/session-storage.ts';
import { staffTexts } from '../staff-words.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import css from './session-ended.module.css';

/** Clears what is stored (specification, section 8); the log-in then stands at the same address. */
function leave(): void {
  clearStorage();
  endedSession.write(undefined);
}

/** Says that the session of this token is over. */
export function SessionEnded({ token }: { token: string | undefined }) {
  const { ended } = staffTexts.read();
  const stored = useToken();
  useEffect(() => {
    if (stored === token) return;
    // Another tab has answered the dialog, or logged in again: this one follows.
    if (stored === undefined) leave();
    else location.reload();
  }, [stored, token]);
  return (
    <Dialog title={ended.title} onClose={leave} alert>
      <p className={css.text}>{ended.text}</p>
      <div className={css.buttons}>
        <Button kind="primary" onPress={leave}>
          {ended.ok}
        </Button>
      </div>
    </Dialog>
  );
}
