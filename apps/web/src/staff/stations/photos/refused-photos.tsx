import { Button } from '../../kit/ui/button.tsx';
import { timeOfDay } from '../bar/time-of-day.ts';
import type { Photos } from './browser-photos.ts';
import { PhotoThumb } from '../../kit/photos/photo-thumb.tsx';
import { photoTexts } from '../station-words.ts';
import { Grid, Row, Text } from '../../../shared/ui/primitives.tsx';
import css from './refused-photos.module.css';

/** Photos that the service does not take, each with why, and the ways on. */
export function RefusedPhotos({ photos: { refused, queue } }: { photos: Photos }) {
  const words = photoTexts.read();
  if (refused.length === 0) return null;
  return (
    <section aria-label={words.list.title}>
      <Text as="h3" marginTop={16} marginBottom={4} size={16} className={css.heading}>
        {words.list.title}
      </Text>
      <Text marginBottom={8} tone="soft" className={css.lead}>
        {words.list.lead}
      </Text>
      <Grid as="ul" gap={10} marginBottom={20} className={css.list}>
        {refused.map(({ photoId, code, kind, file, takenAt, refusal }) => (
          <li key={photoId}>
            <PhotoThumb file={file} label={words.kinds[kind]} className={css.thumb} />
            <span className={css.said}>
              <b>{code}</b> {timeOfDay(takenAt)}
              <Text as="span" tone="danger">
                {refusal}
              </Text>
            </span>
            <Row as="span" wrap gap={8}>
              <Button onPress={() => void queue.sendAgain(photoId)}>{words.again}</Button>
              <Button onPress={() => void queue.remove(photoId)}>{words.remove}</Button>
            </Row>
          </li>
        ))}
      </Grid>
    </section>
  );
}
