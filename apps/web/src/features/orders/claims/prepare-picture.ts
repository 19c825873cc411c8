import { isTakenAsItIs, planPicture } from '../rules/picture-plan.ts';

/** What goes out, and the picture itself to be shown; there is none when the browser cannot read it. */
export type PreparedPicture = { file: Blob; shown: ImageBitmap | undefined };

/** Upright, as the camera meant it. Undefined for what the browser takes for no picture. */
async function readPicture(file: Blob): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(file);
  } catch {
    return undefined;
  }
}

function drawSmaller(picture: ImageBitmap, widthPx: number, heightPx: number): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = widthPx;
  canvas.height = heightPx;
  const pen = canvas.getContext('2d');
  if (!pen) return Promise.resolve(undefined);
  // What is clear in a screenshot would become black.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, widthPx, heightPx);
  pen.drawImage(picture, 0, 0, widthPx, heightPx);
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', 0.85);
  });
}

/**
 * Makes a chosen file ready for a slow line, in the phone itself. Undefined when it is no picture that the service could take.
 */
export async function preparePicture(file: File): Promise<PreparedPicture | undefined> {
  const shown = await readPicture(file);
  const chosen = { type: file.type, bytes: file.size };
  const asItIs = isTakenAsItIs(chosen) ? { file, shown } : undefined;
  if (shown === undefined) return asItIs;
  const plan = planPicture({ ...chosen, widthPx: shown.width, heightPx: shown.height });
  if (plan.send === 'asItIs') return asItIs;
  const smaller = await drawSmaller(shown, plan.widthPx, plan.heightPx);
  return smaller === undefined ? asItIs : { file: smaller, shown };
}
