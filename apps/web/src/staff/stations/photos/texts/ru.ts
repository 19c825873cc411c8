import type { PhotoTexts } from './photo-texts.ts';

export const texts: PhotoTexts = {
  title: 'Снимки',
  kinds: { SCALE: 'на весах', LABEL: 'накладная', BOX: 'упаковка', DAMAGE: 'что не так' },
  kind: 'Что на снимке',
  take: 'Снять',
  first: 'Снять',
  more: (taken, most) => `Ещё, ${taken} из ${most}`,
  full: (most) => `Снимков уже ${most}, это предел`,
  note: 'Снимки уходят следом и приёмку не задерживают. Клиент увидит их рядом с весом.',
  states: { draft: 'ждёт приёмки', waiting: 'ждёт отправки', refused: 'не принят', sent: 'отправлен' },
  remove: 'Убрать снимок',
  again: 'Отправить ещё раз',
  noPicture: 'Это не снимок: выберите JPEG, PNG или WebP.',
  notStored: 'Снимок не сохранился на этом устройстве. Освободите место и снимите ещё раз.',
  refused: 'Сервер не принял снимок.',
  neverReceived: 'Посылку так и не приняли, снимок не к чему приложить.',
  list: { title: 'Снимки', lead: 'Сервер не взял эти снимки. Уберите их или отправьте ещё раз.' },
};
