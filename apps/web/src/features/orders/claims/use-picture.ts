import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../shared/api/exchange.ts';
import { claimsTexts } from '../orders-words.ts';
import { sendPicture } from './send-picture.ts';
import { isTakenAsItIs, planPicture } from '../rules/picture-plan.ts';

/** What goes out, and the picture itself to be shown; there is none when the browser cannot read it. */
type PreparedPicture = { file: Blob; shown: ImageBitmap | undefined };

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
 * Makes a chosen file ready for a slow line, in the phone itself. Undefined when it is no picture that the service
 * could take.
 */
async function preparePicture(file: File): Promise<PreparedPicture | undefined> {
  const preview = await readPicture(file);
  const chosen = { type: file.type, bytes: file.size };
  const asItIs = isTakenAsItIs(chosen) ? { file, shown: preview } : undefined;
  if (preview === undefined) return asItIs;
  const plan = planPicture({ ...chosen, widthPx: preview.width, heightPx: preview.height });
  if (plan.send === 'asItIs') return asItIs;
  const smaller = await drawSmaller(preview, plan.widthPx, plan.heightPx);
  return smaller === undefined ? asItIs : { file: smaller, shown: preview };
}

export type PictureState =
  | { step: 'none' | 'preparing' }
  | { step: 'sending'; share: number; shown: ImageBitmap | undefined }
  | { step: 'sent'; pictureId: string; shown: ImageBitmap | undefined }
  | { step: 'failed'; text: string; shown: ImageBitmap | undefined; again: (() => void) | undefined };

export type PictureHolder = {
  state: PictureState;
  choose: (file: File) => void;
  /** The id of the picture once it has gone out; undefined when there is none or it did not. */
  whenSent: () => Promise<string | undefined>;
  reset: () => void;
};

/** A picture on its way: it goes out while the rest of the form is filled in. */
export function usePicture(): PictureHolder {
  const texts = claimsTexts.read().picture;
  const [state, setState] = useState<PictureState>({ step: 'none' });
  const underWay = useRef<AbortController>(undefined);
  const sent = useRef<Promise<string | undefined>>(Promise.resolve(undefined));
  useEffect(() => () => underWay.current?.abort(), []);

  const begin = (): AbortSignal => {
    underWay.current?.abort();
    underWay.current = new AbortController();
    return underWay.current.signal;
  };
  const failed = (text: string, prepared: PreparedPicture | undefined) => {
    const again = prepared && (() => void (sent.current = send(prepared, begin())));
    setState({ step: 'failed', text, shown: prepared?.shown, again });
    return undefined;
  };
  const send = async (prepared: PreparedPicture, signal: AbortSignal): Promise<string | undefined> => {
    const { file, shown } = prepared;
    setState({ step: 'sending', share: 0, shown });
    try {
      const { pictureId } = await sendPicture(
        file,
        (share) => signal.aborted || setState({ step: 'sending', share, shown }),
        signal,
      );
      setState({ step: 'sent', pictureId, shown });
      return pictureId;
    } catch (error) {
      if (signal.aborted) return undefined;
      const refusal = error instanceof ApiError ? error.msg : '';
      // The same bytes would be refused again; a lost connection may come back.
      const mayTryAgain = !(error instanceof ApiError) || error.status === 0 || error.status >= 429;
      return failed(refusal || texts.failed, mayTryAgain ? prepared : undefined);
    }
  };
  const prepareAndSend = async (file: File, signal: AbortSignal): Promise<string | undefined> => {
    setState({ step: 'preparing' });
    const prepared = await preparePicture(file);
    if (signal.aborted) return undefined;
    return prepared === undefined ? failed(texts.wrongKind, undefined) : send(prepared, signal);
  };
  return {
    state,
    choose: (file) => void (sent.current = prepareAndSend(file, begin())),
    whenSent: () => sent.current,
    reset: () => {
      begin();
      sent.current = Promise.resolve(undefined);
      setState({ step: 'none' });
    },
  };
}
