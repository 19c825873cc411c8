import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fetchPicture } from '../../../shared/api/fetch-picture.ts';
import { PictureCanvas } from '../../../shared/ui/picture-canvas.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { recordTexts } from '../screen-words.ts';
import { Box } from '../../../shared/ui/primitives.tsx';
import css from './parcel-photo.module.css';

/** Which picture of a parcel, and by which call. */
type PictureAsked =
  | { call: 'GET /staff/parcels/{id}/photos/{photoId}'; id: string; picture: string }
  | { call: 'GET /staff/parcels/{id}/hand-overs/{evidenceId}'; id: string; picture: string };

type PictureProps = { name: string; asked: PictureAsked };

/** A picture of a parcel, small; pressed, it opens large. */
export function RecordPicture({ name, asked }: PictureProps) {
  const { photos: words } = recordTexts.read();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Box
        as="button"
        type="button"
        display="block"
        wide
        padding={0}
        radius="control"
        className={css.button}
        aria-label={words.open(name)}
        onClick={() => setOpen(true)}
      >
        <Picture name={name} asked={asked} className={css.thumb} />
      </Box>
      {isOpen && (
        <Dialog title={name} onClose={() => setOpen(false)} wide>
          <Picture name={name} asked={asked} className={css.large} />
        </Dialog>
      )}
    </>
  );
}

function fetchAsked({ call, id, picture }: PictureAsked): Promise<ImageBitmap | undefined> {
  return call === 'GET /staff/parcels/{id}/photos/{photoId}'
    ? fetchPicture(call, { params: { id, photoId: picture } })
    : fetchPicture(call, { params: { id, evidenceId: picture } });
}

function Picture({ name, asked, className }: PictureProps & { className: string | undefined }) {
  const { photos: words } = recordTexts.read();
  const found = useQuery({
    queryKey: ['/staff/parcels', 'picture', asked.call, asked.id, asked.picture],
    queryFn: async () => (await fetchAsked(asked)) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (found.data === null) return <span className={className}>{words.gone}</span>;
  if (found.data === undefined) return <span className={className} />;
  return <PictureCanvas picture={found.data} label={name} className={className} />;
}
