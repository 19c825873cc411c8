import { useQuery } from '@tanstack/react-query';
import type { PhotoKind } from '@rohi/contract/tracking/photo-rules';
import { useState } from 'react';
import { fetchPicture } from '../../../shared/api/fetch-picture.ts';
import { PictureCanvas } from '../../../shared/ui/picture-canvas.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { recordTexts } from './record-words.ts';
import css from './parcel-photo.module.css';

type PhotoProps = { code: string; photo: { photoId: string; kind: PhotoKind } };

/** A photo of a parcel, small; pressed, it opens large. */
export function ParcelPhoto({ code, photo }: PhotoProps) {
  const { photos: words } = recordTexts.read();
  const [isOpen, setOpen] = useState(false);
  const name = words.kinds[photo.kind];
  return (
    <>
      <button
        type="button"
        className={css.button}
        aria-label={words.open(name)}
        onClick={() => setOpen(true)}
      >
        <Picture code={code} photo={photo} className={css.thumb} />
      </button>
      {isOpen && (
        <Dialog title={name} onClose={() => setOpen(false)} wide>
          <Picture code={code} photo={photo} className={css.large} />
        </Dialog>
      )}
    </>
  );
}

function Picture({ code, photo, className }: PhotoProps & { className: string | undefined }) {
  const { photos: words } = recordTexts.read();
  const { photoId, kind } = photo;
  const found = useQuery({
    queryKey: ['/staff/parcels', 'photo', code, photoId],
    queryFn: async () =>
      (await fetchPicture('GET /staff/parcels/{id}/photos/{photoId}', { params: { id: code, photoId } })) ??
      null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (found.data === null) return <span className={className}>{words.gone}</span>;
  if (found.data === undefined) return <span className={className} />;
  return <PictureCanvas picture={found.data} label={words.kinds[kind]} className={className} />;
}
