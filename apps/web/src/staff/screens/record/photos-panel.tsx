import { useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { momentText } from '../../kit/list/moment-text.ts';
import { Panel } from '../../kit/ui/panel.tsx';
import { ParcelPhoto } from './parcel-photo.tsx';
import { recordTexts } from '../screen-words.ts';
import { Grid } from '../../../shared/ui/primitives.tsx';
import css from './photos-panel.module.css';

/** The photos of a parcel, each with who made it, where and when; nothing where there is none. */
export function PhotosPanel({ code }: { code: string }) {
  const { photos: words } = recordTexts.read();
  const found = useQuery({
    queryKey: ['/staff/parcels', 'photos', code],
    queryFn: ({ signal }) =>
      call('GET /staff/parcels/{id}/photos', { params: { id: code }, quiet: true, signal }),
  });
  const list = found.data?.list ?? [];
  if (list.length === 0) return null;
  return (
    <Panel title={words.title}>
      <Grid as="ul" gap={14} paddingX={20} paddingTop={4} paddingBottom={20} className={css.list}>
        {list.map((photo) => (
          <li key={photo.photoId}>
            <ParcelPhoto code={code} photo={photo} />
            <b>{words.kinds[photo.kind]}</b>
            <span>{momentText(photo.takenAt)}</span>
            <span>{[photo.place, photo.device, photo.takenBy].filter(Boolean).join(', ')}</span>
          </li>
        ))}
      </Grid>
    </Panel>
  );
}
