/** Makes a picture that somebody has sent anew, and says in the words of the service why it cannot be one. */
import type { ErrorName } from '@rohi/contract/errors';
import { mostPicturePixels } from '@rohi/contract/orders/claim-rules';
import { longestPhotoPx, mostPhotoPixels } from '@rohi/contract/tracking/photo-rules';
import { AppError } from '../../errors.ts';
import {
  PictureError,
  remakePicture,
  type PictureFault,
  type RemadePicture,
} from '../../platform/pictures.ts';

type Rules = {
  mostPixels: number;
  mostOutputPixels: number;
  names: Record<PictureFault, ErrorName>;
};

const rulesOf = {
  /** Of a thing that stands before somebody. */
  photo: {
    mostPixels: mostPhotoPixels,
    mostOutputPixels: longestPhotoPx ** 2,
    names: {
      kind: 'stations.photoKind',
      broken: 'stations.photoBroken',
      tooLarge: 'stations.photoTooLarge',
      animated: 'stations.photoKind',
      busy: 'server.busy',
    },
  },
  /** Of a screen. Four million pixels: it stays readable and weighs some 300 KB. */
  screenshot: {
    mostPixels: mostPicturePixels,
    mostOutputPixels: 4_000_000,
    names: {
      kind: 'claims.pictureKind',
      broken: 'claims.pictureBroken',
      tooLarge: 'claims.pictureTooLarge',
      animated: 'claims.pictureAnimated',
      busy: 'server.busy',
    },
  },
} satisfies Record<string, Rules>;

/**
 * A sent picture without anything that its maker wrote beside it. Throws the name of what is wrong with it, and
 * `server.busy`.
 */
export async function remakeSent(bytes: Buffer, kind: keyof typeof rulesOf): Promise<RemadePicture> {
  const { names, ...limits }: Rules = rulesOf[kind];
  try {
    return await remakePicture(bytes, limits);
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    throw new AppError(names[error.fault], {
      params: { max: limits.mostPixels / 1_000_000 },
      headers: error.fault === 'busy' ? { 'retry-after': '2' } : {},
      cause: error,
    });
  }
}
