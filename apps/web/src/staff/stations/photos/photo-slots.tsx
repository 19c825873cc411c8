import { mostPhotosOfParcel, photoKinds } from '@rohi/contract/tracking/photo-rules';
import type { PhotoKind } from '@rohi/contract/tracking/photo-rules';
import { Camera, Check, CloudOff, TriangleAlert, X } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { newRequestId } from '../../../shared/api/request-id.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import type { Photos } from './browser-photos.ts';
import { camera, openCamera } from './camera.ts';
import { answerPhotoCard } from './photo-button.ts';
import type { PhotoQueue, ShownPhoto } from './photo-queue.ts';
import { nextKind } from './photo-row.ts';
import { PhotoThumb } from '../../kit/photos/photo-thumb.tsx';
import { photoTexts } from '../station-words.ts';
import { redrawFile, redrawPhoto } from '../../../shared/photos/redraw-photo.ts';
import { isCovered } from '../scan-input/covered-scans.ts';
import { Box, Grid, Row, Text } from '../../../shared/ui/primitives.tsx';
import css from './photo-slots.module.css';

type SlotsProps = {
  photos: Photos;
  code: string;
  deviceId: string;
  /** The scan that has received the box already. */
  scanId: string | undefined;
  /** A problem of the box is being reported: that is what the next one shows. */
  isProblem: boolean;
  /** The focus goes back where it was wanted. */
  onDone: () => void;
};

/** The photos of the parcel on the table. They are stored at once and go behind its scan; none holds anything up. */
export function PhotoSlots({ photos, code, deviceId, scanId, isProblem, onDone }: SlotsProps) {
  const words = photoTexts.read();
  const own = photos.photos.filter((photo) => photo.code === code);
  const [failure, setFailure] = useState<string>();
  const store = async (drawn: Blob | undefined) => {
    onDone();
    if (drawn === undefined) return setFailure(words.noPicture);
    const kind = nextKind(
      own.map((photo) => photo.kind),
      isProblem,
    );
    try {
      await photos.queue.add({ photoId: newRequestId(), deviceId, code, scanId, kind, file: drawn });
      return setFailure(undefined);
    } catch {
      return setFailure(words.notStored);
    }
  };
  return (
    <Row as="section" wrap rowGap={8} columnGap={16} align="center" aria-label={words.title}>
      <Row as="ul" gap={8} minWidth={0} className={css.list}>
        {own.map((photo) => (
          <PhotoSlot key={photo.photoId} photo={photo} queue={photos.queue} onDone={onDone} />
        ))}
        {own.length < mostPhotosOfParcel && (
          <li>
            <TakeSlot taken={own.length} onTaken={(drawn) => void store(drawn)} />
          </li>
        )}
      </Row>
      {failure !== undefined ? (
        <Row as="p" gap={6} align="center" className={css.failure} role="alert">
          <Icon of={TriangleAlert} size={18} />
          {failure}
        </Row>
      ) : (
        own.length === 0 && (
          <Text tone="soft" size={13} className={css.note}>
            {words.note}
          </Text>
        )
      )}
      {own.length === mostPhotosOfParcel && <p className="visually-hidden">{words.full(own.length)}</p>}
    </Row>
  );
}

type SlotProps = { photo: ShownPhoto; queue: PhotoQueue; onDone: () => void };

const signs = { draft: undefined, waiting: CloudOff, refused: TriangleAlert, sent: Check } as const;

function PhotoSlot({ photo, queue, onDone }: SlotProps) {
  const words = photoTexts.read();
  const { photoId, kind, state, file } = photo;
  const sign = signs[state];
  const name = `${words.kinds[kind]}: ${words.states[state]}`;
  return (
    <li className={css.slot} data-state={state}>
      <PhotoThumb file={file} label={name} className={css.thumb} />
      {state !== 'sent' && (
        <Grid
          as="button"
          type="button"
          place="center"
          padding={0}
          fill="surface"
          radius="round"
          tone="ink"
          className={css.remove}
          aria-label={`${words.remove}: ${words.kinds[kind]}`}
          onClick={() => {
            void queue.remove(photoId);
            onDone();
          }}
        >
          <Icon of={X} size={16} />
        </Grid>
      )}
      <Row
        as="span"
        gap={4}
        align="center"
        justify="center"
        minWidth={0}
        overflow="hidden"
        tone="soft"
        size={13}
        lines="nowrap"
        className={css.caption}
        title={state === 'refused' ? photo.refusal : words.states[state]}
      >
        {sign && <Icon of={sign} size={14} />}
        {state === 'sent' ? (
          words.kinds[kind]
        ) : (
          <select
            value={kind}
            aria-label={words.kind}
            onChange={(event) => {
              void queue.rename(photoId, event.currentTarget.value as PhotoKind);
              onDone();
            }}
          >
            {photoKinds.map((each) => (
              <option key={each} value={each}>
                {words.kinds[each]}
              </option>
            ))}
          </select>
        )}
      </Row>
      {state === 'refused' && <span className={css.refusal}>{photo.refusal}</span>}
    </li>
  );
}

type TakeProps = { taken: number; onTaken: (drawn: Blob | undefined) => void };

/** Takes one: by the machine's camera where it is open, by the phone's own, else from a file. */
function TakeSlot({ taken, onTaken }: TakeProps) {
  const words = photoTexts.read();
  const files = useRef<HTMLInputElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const state = useSyncExternalStore(camera.subscribe, camera.read);
  const stream = state.kind === 'on' ? state.stream : undefined;
  useEffect(() => {
    if (video.current) video.current.srcObject = stream ?? null;
  }, [stream]);
  const take = () => {
    if (video.current && video.current.videoWidth > 0) void redrawPhoto(video.current).then(onTaken);
    else if (state.kind === 'off')
      void openCamera().then(({ kind }) => kind === 'none' && files.current?.click());
    else if (state.kind === 'none') files.current?.click();
  };
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'F9' || isCovered(event.target)) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', onKey);
    const unanswer = answerPhotoCard(() => latest.current());
    return () => {
      document.removeEventListener('keydown', onKey);
      unanswer();
    };
  }, []);
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
        data-photo-file
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          // The same file can be chosen again.
          event.currentTarget.value = '';
          if (file) void redrawFile(file).then(onTaken);
        }}
      />
      <Box
        as="button"
        type="button"
        place="center"
        position="relative"
        overflow="hidden"
        padding={0}
        tone="ink"
        className={css.take}
        onClick={take}
        aria-label={words.take}
        data-take-photo
      >
        {stream && <video ref={video} autoPlay muted playsInline className={css.live} />}
        <Icon of={Camera} size={24} />
      </Box>
      <Row
        as="span"
        gap={4}
        align="center"
        justify="center"
        minWidth={0}
        overflow="hidden"
        tone="soft"
        size={13}
        lines="nowrap"
        className={css.caption}
        aria-hidden
      >
        {taken === 0 ? words.first : words.more(taken, mostPhotosOfParcel)}
        <kbd>F9</kbd>
      </Row>
    </>
  );
}
