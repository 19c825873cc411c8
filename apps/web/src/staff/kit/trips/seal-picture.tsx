import { useState } from 'react';
import { PictureCanvas } from '../../../shared/ui/picture-canvas.tsx';
import { momentText } from '../list/moment-text.ts';
import { Dialog } from '../ui/dialog.tsx';
import { loadTexts } from '../kit-words.ts';
import { useSealPicture } from './seal-queries.ts';
import type { SealPhoto } from './seal-queries.ts';
import { Box } from '../../../shared/ui/primitives.tsx';
import css from './seal-photos.module.css';
import { personName } from '../people.ts';

type PictureProps = { code: string; photo: SealPhoto };

/** A photo of a seal, small; pressed, it opens large with who took it and when. */
export function SealPicture({ code, photo }: PictureProps) {
  const { seals } = loadTexts.read();
  const [isOpen, setOpen] = useState(false);
  const name = seals.photo(momentText(photo.takenAt), personName(photo.takenBy));
  return (
    <>
      <Box
        as="button"
        type="button"
        display="block"
        wide
        padding={0}
        radius="control"
        className={css.open}
        aria-label={`${seals.open}: ${name}`}
        onClick={() => setOpen(true)}
      >
        <Shown code={code} photo={photo} name={name} className={css.thumb} />
      </Box>
      {isOpen && (
        <Dialog title={name} onClose={() => setOpen(false)} wide>
          <Shown code={code} photo={photo} name={name} className={css.large} />
        </Dialog>
      )}
    </>
  );
}

function Shown({
  code,
  photo: { photoId },
  name,
  className,
}: PictureProps & { name: string; className: string | undefined }) {
  const { data } = useSealPicture(code, photoId);
  if (data === null) return <span className={className}>{loadTexts.read().seals.gone}</span>;
  if (data === undefined) return <span className={className} />;
  return <PictureCanvas picture={data} label={name} className={className} />;
}
