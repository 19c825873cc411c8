import type { ParcelPhoto } from '@rohi/contract/tracking/parcel-photos.contract';
import { ImageOff, Maximize2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { fetchPicture } from '../api/fetch-picture.ts';
import { formatShortDecimal } from '../format/numbers.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { PictureCanvas } from '../ui/picture-canvas.tsx';
import { receiptTexts } from './receipt-words.ts';
import { Grid } from '../ui/primitives.tsx';
import css from './parcel-receipt.module.css';

type Pictures = Readonly<Record<string, ImageBitmap | null>>;

/** The photo on the scale first: it is what people look for. */
function inOrder(photos: readonly ParcelPhoto[]): ParcelPhoto[] {
  const rank = ({ kind }: ParcelPhoto) => ['DAMAGE', 'SCALE', 'LABEL', 'BOX'].indexOf(kind);
  return photos.toSorted((a, b) => rank(a) - rank(b));
}

/** Fetches the photos one after another, that which is shown large first; null is one that does not come. */
function usePictures(code: string, wanted: readonly string[]): Pictures {
  const [pictures, setPictures] = useState<Pictures>({});
  const next = wanted.find((id) => pictures[id] === undefined);
  useEffect(() => {
    if (next === undefined) return undefined;
    let isOver = false;
    void fetchPicture('GET /profile/parcels/{code}/photos/{photoId}', {
      params: { code, photoId: next },
    }).then((picture) => {
      if (!isOver) setPictures((before) => ({ ...before, [next]: picture ?? null }));
    });
    return () => {
      isOver = true;
    };
  }, [code, next]);
  return pictures;
}

/** A user who pays for every byte gets a photo on request. */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

type PhotosProps = { code: string; photos: readonly ParcelPhoto[]; weightKg: string | null };

/** The photos of the receipt: one large, with the weight on it, the others below it. */
export function ReceiptPhotos({ code, photos, weightKg }: PhotosProps) {
  const { photos: words, kg } = receiptTexts.read();
  const [chosen, setChosen] = useState(0);
  const [isLarge, setLarge] = useState(false);
  const ordered = inOrder(photos);
  const main = ordered[chosen] ?? ordered[0];
  const others = savesData() ? [] : ordered.map(({ photoId }) => photoId);
  const pictures = usePictures(code, main === undefined ? [] : [main.photoId, ...others]);
  if (main === undefined) return <p className={css.small}>{words.none}</p>;
  const label = words.label(words.kinds[main.kind]);
  const picture = pictures[main.photoId];
  return (
    <Grid gap={8}>
      <div className={css.main}>
        {picture && <PictureCanvas picture={picture} label={label} className={css.picture} />}
        {picture === null && (
          <p className={css.gone}>
            <Icon of={ImageOff} size={24} />
            {words.gone}
          </p>
        )}
        {weightKg !== null && <span className={css.tag}>{kg(formatShortDecimal(weightKg))}</span>}
        {picture && (
          <button
            type="button"
            className={css.enlarge}
            aria-label={words.enlarge}
            onClick={() => setLarge(true)}
          >
            <Icon of={Maximize2} size={20} />
          </button>
        )}
      </div>
      {ordered.length > 1 && (
        <ul className={css.thumbs}>
          {ordered.map(({ photoId, kind }, at) => {
            const small = pictures[photoId];
            return (
              <li key={photoId}>
                <button type="button" aria-pressed={photoId === main.photoId} onClick={() => setChosen(at)}>
                  <span className={css.thumb}>
                    {small && (
                      <PictureCanvas
                        picture={small}
                        label={words.label(words.kinds[kind])}
                        className={css.picture}
                      />
                    )}
                  </span>
                  {words.kinds[kind]}
                </button>
              </li>
            );
          })}
        </ul>
      )}
      <Dialog open={isLarge} onClose={() => setLarge(false)} title={label} width={960} phoneWidth={95}>
        {isLarge && picture && <PictureCanvas picture={picture} label={label} className={css.large} />}
      </Dialog>
    </Grid>
  );
}
