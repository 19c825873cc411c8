import { useQuery } from '@tanstack/react-query';
import { Camera, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { fetchPicture } from '../../../shared/api/fetch-picture.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { PictureCanvas } from '../../../shared/ui/picture-canvas.tsx';
import { poolTexts } from '../station-words.ts';
import css from './parcel-panel.module.css';

/** The photos that were made of a box, one at a time. */
export function PoolPhotos({ code }: { code: string }) {
  const { parcel: words } = poolTexts.read();
  const [at, setAt] = useState(0);
  const params = { id: code };
  const photos = useQuery({
    queryKey: ['pool', 'photos', code],
    queryFn: ({ signal }) => call('GET /staff/parcels/{id}/photos', { params, quiet: true, signal }),
  });
  const list = photos.data?.list ?? [];
  const photoId = list[at]?.photoId;
  const picture = useQuery({
    queryKey: ['photo', code, photoId],
    queryFn: async () =>
      photoId === undefined
        ? null
        : ((await fetchPicture('GET /staff/parcels/{id}/photos/{photoId}', {
            params: { ...params, photoId },
          })) ?? null),
    enabled: photoId !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (photoId === undefined)
    return (
      <div className={css.photo}>
        <Icon of={Camera} size={28} />
        <span>{words.noPhoto}</span>
      </div>
    );
  const label = words.photo(at + 1, list.length);
  return (
    <div className={css.pictures}>
      {picture.data && <PictureCanvas picture={picture.data} label={label} className={css.picture} />}
      <button
        type="button"
        className={css.turn}
        disabled={list.length < 2}
        onClick={() => setAt((at + 1) % list.length)}
      >
        {label}
        {list.length > 1 && <Icon of={ChevronRight} size={16} />}
      </button>
    </div>
  );
}
