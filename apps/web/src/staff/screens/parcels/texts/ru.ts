import { pluralRu } from '../../../../shared/i18n/plural.ts';
import type { ParcelsListTexts } from './parcels-list-texts.ts';

const parcels = { one: 'посылка', few: 'посылки', many: 'посылок', other: 'посылки' };
const labels = { one: 'этикетка', few: 'этикетки', many: 'этикеток', other: 'этикетки' };

export const texts: ParcelsListTexts = {
  title: 'Посылки',
  search: 'Часть номера, имя, телефон, товар',
  sides: 'Размеры',
  cm: 'см',
  was: 'раньше:',
  selected: (count) =>
    `${pluralRu(count, { one: 'Выбрана', few: 'Выбраны', many: 'Выбрано', other: 'Выбрано' })} ${count} ${pluralRu(count, parcels)}`,
  print: 'Печать этикеток',
  clear: 'Снять выбор',
  printing: {
    title: (count) => `Печать: ${count} ${pluralRu(count, labels)}`,
    pages: 'Этикетки',
    page: (at, of) => `${at} из ${of}`,
    previous: 'Предыдущая этикетка',
    next: 'Следующая этикетка',
    document: 'Этикетка',
    documents: { 'parcel-label': 'На посылку, 100 × 150 мм', 'shelf-label': 'На полку, 58 × 40 мм' },
    copies: 'Копий каждой',
    preview: (code) => `Так будет выглядеть этикетка ${code}`,
    noPreview: (code) => `Не удалось показать этикетку ${code}`,
    print: 'Печать',
    open: 'Открыть PDF',
    save: { pdf: 'Сохранить PDF', zpl: 'Сохранить ZPL', tspl: 'Сохранить TSPL' },
    sent: 'Этикетки отправлены на принтер',
    notTaken: 'Принтер не принял этикетки. Откройте PDF и напечатайте из браузера.',
    saved: 'Файл сохранён',
    tooMany: (most, files) => `В одном файле не больше ${most} посылок: сохранится файлов: ${files}.`,
  },
};
