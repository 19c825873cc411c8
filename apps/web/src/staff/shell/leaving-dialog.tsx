import { useEffect } from 'react';
import { useUser } from '../kit/session/user-info.ts';
import { countBeforeLeaving, leave, leaving } from '../kit/session/leaving.ts';
import { staffTexts } from '../kit/kit-words.ts';
import { Button } from '../kit/ui/button.tsx';
import { DialogFoot } from '../kit/ui/dialog-foot.tsx';
import { DialogText } from '../kit/ui/dialog-text.tsx';
import { Dialog } from '../kit/ui/dialog.tsx';

/** Before somebody logs out of whom something waits on this device: it stays there, and their next log-in sends it. */
export function LeavingDialog() {
  const { id } = useUser();
  const asked = leaving.useValue();
  useEffect(() => {
    countBeforeLeaving(async () => {
      const { countWaiting } = await import('../stations/scan-queue/queue-database.ts');
      const { countPhotos } = await import('../stations/photos/photo-database.ts');
      const [scans, photos, pictures, stops] = await Promise.all([
        countWaiting(id),
        countPhotos(id),
        countWaiting(id, 'evidence'),
        countWaiting(id, 'courier'),
      ]);
      return { scans, photos: photos + pictures, stops };
    });
  }, [id]);
  if (asked === undefined) return null;
  const { title, text, stay, go } = staffTexts.read().leaving;
  const close = () => leaving.write(undefined);
  return (
    <Dialog title={title} onClose={close} alert>
      <DialogText>{text(asked)}</DialogText>
      <DialogFoot>
        <Button onPress={() => void leave()}>{go}</Button>
        <Button kind="primary" onPress={close}>
          {stay}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
