import type { ImportKind, OfficeImportState } from '@rohi/contract/imports/office-import-rules';
import type { Locale } from '@rohi/contract/locales';

/** The words of the history of imports as a file. */
type OfficeImportTexts = {
  name: string;
  columns: Record<
    | 'uploadedAt'
    | 'uploadedBy'
    | 'fileName'
    | 'kinds'
    | 'state'
    | 'rows'
    | 'added'
    | 'changed'
    | 'known'
    | 'rejected'
    | 'confirmedBy'
    | 'endedAt',
    string
  >;
  kinds: Record<ImportKind, string>;
  states: Record<OfficeImportState, string>;
};

// Tajik awaits a native reader.
export const officeImportTexts: Record<Locale, OfficeImportTexts> = {
  ru: {
    name: 'Загрузки файлов',
    columns: {
      uploadedAt: 'Когда',
      uploadedBy: 'Кто загрузил',
      fileName: 'Файл',
      kinds: 'Что в файле',
      state: 'Состояние',
      rows: 'Строк',
      added: 'Добавлено',
      changed: 'Изменено',
      known: 'Уже было',
      rejected: 'С ошибками',
      confirmedBy: 'Кто подтвердил',
      endedAt: 'Завершено',
    },
    kinds: { parcels: 'Посылки', events: 'События', positions: 'Положение машин' },
    states: {
      COLUMNS: 'Нужны столбцы',
      CHECKING: 'Проверяется',
      CHECKED: 'Ждёт подтверждения',
      RUNNING: 'Загружается',
      DONE: 'Загружено',
      FAILED: 'Прервано',
      CANCELLED: 'Отменено',
    },
  },
  en: {
    name: 'File imports',
    columns: {
      uploadedAt: 'When',
      uploadedBy: 'Uploaded by',
      fileName: 'File',
      kinds: 'What it holds',
      state: 'State',
      rows: 'Rows',
      added: 'Added',
      changed: 'Changed',
      known: 'Already there',
      rejected: 'With errors',
      confirmedBy: 'Confirmed by',
      endedAt: 'Finished',
    },
    kinds: { parcels: 'Parcels', events: 'Events', positions: 'Truck positions' },
    states: {
      COLUMNS: 'Columns needed',
      CHECKING: 'Checking',
      CHECKED: 'Awaiting confirmation',
      RUNNING: 'Importing',
      DONE: 'Imported',
      FAILED: 'Interrupted',
      CANCELLED: 'Cancelled',
    },
  },
  zh: {
    name: '文件导入记录',
    columns: {
      uploadedAt: '时间',
      uploadedBy: '上传人',
      fileName: '文件',
      kinds: '内容',
      state: '状态',
      rows: '行数',
      added: '新增',
      changed: '更改',
      known: '已存在',
      rejected: '有误',
      confirmedBy: '确认人',
      endedAt: '完成时间',
    },
    kinds: { parcels: '包裹', events: '事件', positions: '车辆位置' },
    states: {
      COLUMNS: '待指定列',
      CHECKING: '检查中',
      CHECKED: '待确认',
      RUNNING: '导入中',
      DONE: '已导入',
      FAILED: '已中断',
      CANCELLED: '已取消',
    },
  },
  tg: {
    name: 'Боркунии файлҳо',
    columns: {
      uploadedAt: 'Кай',
      uploadedBy: 'Кӣ фиристод',
      fileName: 'Файл',
      kinds: 'Дар файл чист',
      state: 'Ҳолат',
      rows: 'Сатрҳо',
      added: 'Илова шуд',
      changed: 'Тағйир ёфт',
      known: 'Аллакай буд',
      rejected: 'Хатодор',
      confirmedBy: 'Кӣ тасдиқ кард',
      endedAt: 'Анҷом',
    },
    kinds: { parcels: 'Борҳо', events: 'Ҳодисаҳо', positions: 'Мавқеи мошинҳо' },
    states: {
      COLUMNS: 'Сутунҳоро нишон додан лозим',
      CHECKING: 'Санҷида мешавад',
      CHECKED: 'Тасдиқро интизор аст',
      RUNNING: 'Бор мешавад',
      DONE: 'Бор шуд',
      FAILED: 'Қатъ шуд',
      CANCELLED: 'Бекор шуд',
    },
  },
};
