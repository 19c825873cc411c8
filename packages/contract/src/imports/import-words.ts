import type { LocaleTexts } from '../locales.ts';
import type { ImportKind, OfficeImportState } from './office-import-rules.ts';

// Tajik awaits a native reader.
/** What a table of the office is about, on screens and in files. */
export const importKindNames: Record<ImportKind, LocaleTexts> = {
  parcels: { ru: 'Посылки', en: 'Parcels', zh: '包裹', tg: 'Борҳо' },
  events: { ru: 'События', en: 'Events', zh: '事件', tg: 'Ҳодисаҳо' },
  positions: { ru: 'Положение машин', en: 'Truck positions', zh: '车辆位置', tg: 'Мавқеи мошинҳо' },
};

/** Where an import stands. */
export const importStateNames: Record<OfficeImportState, LocaleTexts> = {
  COLUMNS: {
    ru: 'Нужны столбцы',
    en: 'Columns needed',
    zh: '待指定列',
    tg: 'Сутунҳоро нишон додан лозим',
  },
  CHECKING: { ru: 'Проверяется', en: 'Checking', zh: '检查中', tg: 'Санҷида мешавад' },
  CHECKED: {
    ru: 'Ждёт подтверждения',
    en: 'Awaiting confirmation',
    zh: '待确认',
    tg: 'Тасдиқро интизор аст',
  },
  RUNNING: { ru: 'Загружается', en: 'Importing', zh: '导入中', tg: 'Бор мешавад' },
  DONE: { ru: 'Загружено', en: 'Imported', zh: '已导入', tg: 'Бор шуд' },
  FAILED: { ru: 'Прервано', en: 'Interrupted', zh: '已中断', tg: 'Қатъ шуд' },
  CANCELLED: { ru: 'Отменено', en: 'Cancelled', zh: '已取消', tg: 'Бекор шуд' },
};
