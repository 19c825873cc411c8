import { Image } from 'lucide-react';
import { useState } from 'react';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { claimsTexts } from '../orders-words.ts';
import { fetchPicture } from '../../../shared/api/fetch-picture.ts';
import { PictureCanvas } from '../../../shared/ui/picture-canvas.tsx';
import css from './own-claims.module.css';

/** Shows the own picture in a window of the page. */
export function ClaimPicture({ code }: { code: string }) {
  const { own } = claimsTexts.read();
  const [picture, setPicture] = useState<ImageBitmap>();
  const [isOpen, setOpen] = useState(false);
  const { run } = useSubmit();
  const show = () =>
    void run(async () => {
      const found =
        picture ?? (await fetchPicture('GET /profile/claims/{code}/picture', { params: { code } }));
      setPicture(found);
      setOpen(found !== undefined);
      if (found === undefined) showMessage('error', own.pictureFailed);
    });
  return (
    <>
      <Button kind="outline" onClick={show} aria-label={`${own.showPicture}: ${code}`}>
        <Icon of={Image} />
        {own.showPicture}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={own.pictureOf(code)} width={640}>
        {picture && <PictureCanvas picture={picture} label={own.pictureOf(code)} className={css.picture} />}
      </Dialog>
    </>
  );
}
