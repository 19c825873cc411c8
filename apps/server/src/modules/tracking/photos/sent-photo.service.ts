/** Makes a photo that somebody has sent anew, and says in the words of the service why it cannot be one. */
import type { ErrorName } from '@rohi/contract/errors';
import { mostPhotoPixels } from '@rohi/contract/tracking/photo-rules';
import { AppError } from '../../../errors.ts';
import { PictureError, type PictureFault, type RemadePicture } from '../../../platform/pictures.ts';
import { remakePhoto } from './parcel-photos.service.ts';

/**
 * A sent photo without anything that the camera wrote beside it. Throws `stations.photoKind`, `…photoBroken`,
 * `…photoTooLarge` and `server.busy`.
 */
export async function remakeSentPhoto(bytes: Buffer): Promise<RemadePicture> {
  try {
    return await remakePhoto(bytes);
  } catch (error) {
    throw error instanceof PictureError ? refusalOf(error) : error;
  }
}

const namesOfFaults: Record<PictureFault, ErrorName> = {
  kind: 'stations.photoKind',
  broken: 'stations.photoBroken',
  tooLarge: 'stations.photoTooLarge',
  animated: 'stations.photoKind',
  busy: 'server.busy',
};

function refusalOf(error: PictureError): AppError {
  return new AppError(namesOfFaults[error.fault], {
    params: { max: mostPhotoPixels / 1_000_000 },
    headers: error.fault === 'busy' ? { 'retry-after': '2' } : {},
    cause: error,
  });
}
