import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import type { ReplyTo } from '../../../shared/api/calls.ts';
import { fetchPicture } from '../../../shared/api/fetch-picture.ts';
import { PictureCanvas } from '../../../shared/ui/picture-canvas.tsx';
import { momentText } from '../../kit/list/moment-text.ts';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { Panel } from '../../kit/ui/panel.tsx';
import { recordTexts } from './record-words.ts';
import css from './photos-panel.module.css';

type Photo = ReplyTo<'GET /staff/parcels/{id}/photos'>['list'][number];

/** The photos of a parcel, each with who made it, where and when; nothing where there is none. */
export function PhotosPanel({ code }: { code: string }) {
  const { photos: words } = recordTexts.read();
  const [open, setOpen] = useState<Photo>();
  const found = useQuery({
    queryKey: ['/staff/parcels', 'photos', code],
    queryFn: ({ signal }) =>
      call('GET /staff/parcels/{id}/photos', { params: { id: code }, quiet: true, signal }),
  });
  const list = found.data?.list ?? [];
  if (list.length === 0) return null;
  return (
    <Panel title={words.title}>
      <ul className={css.list}>
        {list.map((photo) => (
          <li key={photo.photoId}>
            <button
              type="button"
              aria-label={words.open(words.kinds[photo.kind])}
              onClick={() => setOpen(photo)}
            >
              <Picture code={code} photo={photo} className={css.thumb} />
            </button>
            <b>{words.kinds[photo.kind]}</b>
            <span>{momentText(photo.takenAt)}</span>
            <span>{[photo.place, photo.device, photo.takenBy].filter(Boolean).join(', ')}</span>
          </li>
        ))}
      </ul>
      {open && (
        <Dialog title={words.kinds[open.kind]} onClose={() => setOpen(undefined)} wide>
          <Picture code={code} photo={open} className={css.large} />
        </Dialog>
      )}
    </Panel>
  );
}

function Picture({ code, photo, className }: { code: string; photo: Photo; className: string | undefined }) {
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
