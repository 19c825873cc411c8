import type { WordsOf } from '@rohi/contract/locales';
import type { PrintFormat } from '@rohi/contract/documents/print-rules';
import { pluralRu } from '../../../../shared/i18n/plural.ts';

const parcels = { one: 'посылка', few: 'посылки', many: 'посылок', other: 'посылки' };
const labels = { one: 'этикетка', few: 'этикетки', many: 'этикеток', other: 'этикетки' };

/** Words of the list of parcels and of printing their labels. */
export const texts = {
  title: 'Посылки',
  search: 'Часть номера, имя, телефон, товар',
  sides: 'Размеры',
  cm: 'см',
  /** Before the days that an arrival was awaited in until something moved them. */
  was: 'раньше:',
  selected: (count: number) =>
    `${pluralRu(count, { one: 'Выбрана', few: 'Выбраны', many: 'Выбрано', other: 'Выбрано' })} ${count} ${pluralRu(count, parcels)}`,
  print: 'Печать этикеток',
  clear: 'Снять выбор',
  printing: {
    title: (count: number) => `Печать: ${count} ${pluralRu(count, labels)}`,
    /** Buttons that lead from label to label. */
    pages: 'Этикетки',
    page: (at: number, of: number) => `${at} из ${of}`,
    previous: 'Предыдущая этикетка',
    next: 'Следующая этикетка',
    document: 'Этикетка',
    documents: { 'parcel-label': 'На посылку, 100 × 150 мм', 'shelf-label': 'На полку, 58 × 40 мм' },
    copies: 'Копий каждой',
    preview: (code: string) => `Так будет выглядеть этикетка ${code}`,
    noPreview: (code: string) => `Не удалось показать этикетку ${code}`,
    print: 'Печать',
    open: 'Открыть PDF',
    save: { pdf: 'Сохранить PDF', zpl: 'Сохранить ZPL', tspl: 'Сохранить TSPL' } satisfies Record<
      PrintFormat,
      string
    >,
    sent: 'Этикетки отправлены на принтер',
    notTaken: 'Принтер не принял этикетки. Откройте PDF и напечатайте из браузера.',
    saved: 'Файл сохранён',
    /** More parcels than a file holds. */
    tooMany: (most: number, files: number) =>
      `В одном файле не больше ${most} посылок: сохранится файлов: ${files}.`,
  },
};

export type ParcelsListTexts = WordsOf<typeof texts>;
