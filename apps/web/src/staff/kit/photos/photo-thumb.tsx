import { useEffect, useState } from 'react';
import { PictureCanvas } from '../../../shared/ui/picture-canvas.tsx';

/** Twice the size in which it is shown. */
const thumbWidthPx = 224;

type ThumbProps = { file: Blob; label: string; className: string | undefined };

/** A stored photo, small. */
export function PhotoThumb({ file, label, className }: ThumbProps) {
  const [picture, setPicture] = useState<ImageBitmap>();
  useEffect(() => {
    let isOver = false;
    createImageBitmap(file, { resizeWidth: thumbWidthPx, resizeQuality: 'medium' })
      .then((made) => (isOver ? made.close() : setPicture(made)))
      .catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [file]);
  if (picture === undefined) return <span className={className} role="img" aria-label={label} />;
  return <PictureCanvas picture={picture} label={label} className={className} />;
}
