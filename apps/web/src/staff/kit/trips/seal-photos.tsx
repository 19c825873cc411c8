import { mostSealPhotos } from '@rohi/contract/linehaul/seal-photos.contract';
import { Camera, RotateCw, TriangleAlert, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { ApiError } from '../../../shared/api/exchange.ts';
import { newRequestId } from '../../../shared/api/request-id.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { redrawFile } from '../../../shared/photos/redraw-photo.ts';
import { Button } from '../ui/button.tsx';
import { loadTexts } from '../kit-words.ts';
import { SealPicture } from './seal-picture.tsx';
import { useSealPhotos } from './seal-queries.ts';
import type { SealPhoto } from './seal-queries.ts';
import { Box, Grid, Row } from '../../../shared/ui/primitives.tsx';
import css from './seal-photos.module.css';

/** A photo that has not gone, to be sent again as the same one. */
type Unsent = { photoId: string; takenAt: string; file: Blob };

/** Sends photos of a trip one by one, and removes those that wait. */
function useSealSending(code: string) {
  const { seals } = loadTexts.read();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [unsent, setUnsent] = useState<Unsent>();
  const step = async (ask: () => Promise<unknown>): Promise<ApiError | undefined> => {
    setRefusal(undefined);
    setBusy(true);
    try {
      await ask();
      await queries.invalidateQueries({ queryKey: ['trips'] });
      return undefined;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(error.msg || seals.failed);
      return error;
    } finally {
      setBusy(false);
    }
  };
  const send = async (photo: Unsent) => {
    const { photoId, takenAt, file } = photo;
    setUnsent(undefined);
    const error = await step(() =>
      call('PUT /trips/{id}/seal-photos/{photoId}', {
        params: { id: code, photoId },
        query: { takenAt },
        file,
        quiet: true,
      }),
    );
    // A lost connection may come back; the same bytes would be refused again.
    if (error !== undefined && (error.status === 0 || error.status >= 429)) setUnsent(photo);
  };
  return {
    busy,
    refusal,
    again: unsent && (() => void send(unsent)),
    take: async (chosen: Blob) => {
      const file = await redrawFile(chosen);
      if (file === undefined) return setRefusal(seals.noPicture);
      return send({ photoId: newRequestId(), takenAt: new Date().toISOString(), file });
    },
    remove: (photoId: string) =>
      step(() =>
        call('DELETE /trips/{id}/seal-photos/{photoId}', { params: { id: code, photoId }, quiet: true }),
      ),
  };
}

type SealPhotosProps = {
  code: string;
  /** Users who depart the trip add photos. */
  mayAdd: boolean;
  /** Photos that wait for the departure are removed too. */
  mayRemove: boolean;
};

/** Photos of the seals: those that wait for the departure, or those of the departure that stands. */
export function SealPhotos({ code, mayAdd, mayRemove }: SealPhotosProps) {
  const { seals } = loadTexts.read();
  const { data: list = [] } = useSealPhotos(code);
  const { busy, refusal, again, take, remove } = useSealSending(code);
  return (
    <Grid gap={8}>
      <Grid as="ul" gap={8} className={css.list}>
        {list.map((photo) => (
          <Taken
            key={photo.photoId}
            code={code}
            photo={photo}
            onRemove={mayRemove && !busy ? () => void remove(photo.photoId) : undefined}
          />
        ))}
        {mayAdd && list.length < mostSealPhotos && (
          <li>
            <Take busy={busy} onTaken={(file) => void take(file)} />
          </li>
        )}
      </Grid>
      {refusal !== undefined && (
        <Row as="p" wrap gap={6} align="center" tone="danger" size={13} role="alert">
          <Icon of={TriangleAlert} size={18} />
          {refusal}
          {again && (
            <Button kind="quiet" onPress={again} isDisabled={busy}>
              <Icon of={RotateCw} size={18} />
              {seals.again}
            </Button>
          )}
        </Row>
      )}
    </Grid>
  );
}

type TakenProps = { code: string; photo: SealPhoto; onRemove: (() => void) | undefined };

function Taken({ code, photo, onRemove }: TakenProps) {
  const { seals } = loadTexts.read();
  return (
    <li>
      <SealPicture code={code} photo={photo} />
      {onRemove && (
        <Grid
          as="button"
          type="button"
          place="center"
          padding={0}
          fill="surface"
          radius="round"
          tone="ink"
          className={css.remove}
          aria-label={seals.remove}
          onClick={onRemove}
        >
          <Icon of={X} size={16} />
        </Grid>
      )}
    </li>
  );
}

/** Takes one: a phone opens its camera, other machines ask for a file. */
function Take({ busy, onTaken }: { busy: boolean; onTaken: (file: Blob) => void }) {
  const { seals } = loadTexts.read();
  const files = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={files}
        type="file"
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden
        accept="image/*"
        capture="environment"
        data-seal-file
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          // The same file can be chosen again.
          event.currentTarget.value = '';
          if (file) onTaken(file);
        }}
      />
      <Box
        as="button"
        type="button"
        gap={4}
        paddingX={4}
        paddingY={0}
        className={css.take}
        disabled={busy}
        onClick={() => files.current?.click()}
      >
        <Icon of={Camera} size={24} />
        {busy ? seals.sending : seals.take}
      </Box>
    </>
  );
}
