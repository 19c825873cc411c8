import { apiBasePath, tokenHeader } from '@rohi/contract/envelope';
import { Image } from 'lucide-react';
import { useState } from 'react';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { readToken } from '../../../shared/session/session-storage.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { claimsTexts } from './claims-words.ts';
import { PictureCanvas } from './picture-canvas.tsx';
import css from './own-claims.module.css';

/** The picture that was sent with a claim; an address alone would not bring it, the call wants the token. */
async function fetchPicture(code: string): Promise<ImageBitmap | undefined> {
  const { careForSession } = await import('../../../shared/session/refresh-session.ts');
  await careForSession();
  const path = `${apiBasePath}/profile/claims/${encodeURIComponent(code)}/picture`;
  try {
    const response = await fetch(path, { headers: { [tokenHeader]: readToken() ?? '' } });
    return response.ok ? await createImageBitmap(await response.blob()) : undefined;
  } catch {
    // Out of reach, or no picture after all: the visitor is told that it did not open.
    return undefined;
  }
}

/** Shows the own picture in a window of the page. */
export function ClaimPicture({ code }: { code: string }) {
  const { own } = claimsTexts.read();
  const [picture, setPicture] = useState<ImageBitmap>();
  const [isOpen, setOpen] = useState(false);
  const { run } = useSubmit();
  const show = () =>
    void run(async () => {
      const found = picture ?? (await fetchPicture(code));
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
