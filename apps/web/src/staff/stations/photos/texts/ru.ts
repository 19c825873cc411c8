import type { WordsOf } from '@rohi/contract/locales';
import type { PhotoKind } from '@rohi/contract/tracking/photo-rules';

/** Words of the photos at a station. */
export const texts = {
  title: 'Снимки',
  kinds: { SCALE: 'на весах', LABEL: 'накладная', BOX: 'упаковка', DAMAGE: 'что не так' } satisfies Record<
    PhotoKind,
    string
  >,
  /** What a photo shows, to be chosen. */
  kind: 'Что на снимке',
  take: 'Снять',
  /** Before the first one, then how many of how many there are. */
  first: 'Снять',
  more: (taken: number, most: number) => `Ещё, ${taken} из ${most}`,
  full: (most: number) => `Снимков уже ${most}, это предел`,
  note: 'Снимки уходят следом и приёмку не задерживают. Клиент увидит их рядом с весом.',
  states: {
    draft: 'ждёт приёмки',
    waiting: 'ждёт отправки',
    refused: 'не принят',
    sent: 'отправлен',
  },
  remove: 'Убрать снимок',
  again: 'Отправить ещё раз',
  noPicture: 'Это не снимок: выберите JPEG, PNG или WebP.',
  notStored: 'Снимок не сохранился на этом устройстве. Освободите место и снимите ещё раз.',
  refused: 'Сервер не принял снимок.',
  neverReceived: 'Посылку так и не приняли, снимок не к чему приложить.',
  /** The list of photos that the service does not take. */
  list: { title: 'Снимки', lead: 'Сервер не взял эти снимки. Уберите их или отправьте ещё раз.' },
};

export type PhotoTexts = WordsOf<typeof texts>;
