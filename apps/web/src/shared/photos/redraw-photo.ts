import { heaviestPhotoBytes, longestPhotoPx } from '@rohi/contract/tracking/photo-rules';

/** From fine to coarse; the last ones also smaller. */
const steps = [
  { quality: 0.85, scale: 1 },
  { quality: 0.7, scale: 1 },
  { quality: 0.55, scale: 1 },
  { quality: 0.6, scale: 0.7 },
  { quality: 0.5, scale: 0.5 },
] as const;

/** What a photo is drawn from: a file that the camera has made, or the picture that it shows. */
type Source = ImageBitmap | HTMLVideoElement;

function sizeOf(source: Source): { width: number; height: number } {
  return source instanceof HTMLVideoElement
    ? { width: source.videoWidth, height: source.videoHeight }
    : source;
}

/**
 * Draws a photo anew: upright, no side longer than 1600 px, no heavier than 300 KB, and without what the camera has
 * written beside it (the place, above all). Undefined when the browser cannot.
 */
export async function redrawPhoto(source: Source): Promise<Blob | undefined> {
  const { width, height } = sizeOf(source);
  const fit = Math.min(1, longestPhotoPx / Math.max(width, height, 1));
  let drawn: Blob | undefined;
  for (const { quality, scale } of steps) {
    drawn = await draw(source, Math.round(width * fit * scale), Math.round(height * fit * scale), quality);
    if (drawn === undefined || drawn.size <= heaviestPhotoBytes) return drawn;
  }
  return drawn;
}

function draw(source: Source, width: number, height: number, quality: number): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, width);
  canvas.height = Math.max(1, height);
  const pen = canvas.getContext('2d');
  if (pen === null) return Promise.resolve(undefined);
  // What is clear in a picture would become black.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(source, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', quality);
  });
}

/** A chosen file, drawn anew; undefined for what the browser takes for no picture. */
export async function redrawFile(file: Blob): Promise<Blob | undefined> {
  try {
    const picture = await createImageBitmap(file);
    const drawn = await redrawPhoto(picture);
    picture.close();
    return drawn;
  } catch {
    return undefined;
  }
}
