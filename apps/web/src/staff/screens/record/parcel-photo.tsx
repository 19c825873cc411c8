import type { PhotoKind } from '@rohi/contract/tracking/photo-rules';
import { RecordPicture } from './record-picture.tsx';
import { recordTexts } from '../screen-words.ts';

type PhotoProps = { code: string; photo: { photoId: string; kind: PhotoKind } };

/** A photo of a parcel. */
export function ParcelPhoto({ code, photo: { photoId: picture, kind } }: PhotoProps) {
  const { photos: words } = recordTexts.read();
  const call = 'GET /staff/parcels/{id}/photos/{photoId}';
  return <RecordPicture name={words.kinds[kind]} asked={{ call, id: code, picture }} />;
}
