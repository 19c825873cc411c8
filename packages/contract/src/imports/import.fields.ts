import type { Fields } from '../fields.ts';
import { sharedNames } from '../lists/shared-names.ts';

/** Files that the office imports, and what became of their rows. */
export const importFields = {
  uploadedAt: {
    name: { ru: 'Загружен', en: 'Uploaded', zh: '上传时间', tg: 'Бор карда шуд' },
    kind: 'fact',
    isMoment: true,
  },
  uploadedBy: {
    name: { ru: 'Кто загрузил', en: 'Uploaded by', zh: '上传人', tg: 'Кӣ фиристод' },
    kind: 'fact',
  },
  fileName: { name: { ru: 'Файл', en: 'File', zh: '文件', tg: 'Файл' }, kind: 'fact' },
  kinds: {
    name: { ru: 'Что в файле', en: 'Contents', zh: '内容', tg: 'Дар файл чист' },
    kind: 'fact',
  },
  state: { name: sharedNames.state, kind: 'fact' },
  rows: { name: { ru: 'Строк', en: 'Rows', zh: '行数', tg: 'Сатрҳо' }, kind: 'fact' },
  added: { name: { ru: 'Добавлено', en: 'Added', zh: '新增', tg: 'Илова шуд' }, kind: 'fact' },
  changed: { name: { ru: 'Изменено', en: 'Changed', zh: '更改', tg: 'Тағйир ёфт' }, kind: 'fact' },
  known: { name: { ru: 'Уже было', en: 'Already there', zh: '已存在', tg: 'Аллакай буд' }, kind: 'fact' },
  rejected: { name: { ru: 'С ошибками', en: 'With errors', zh: '有误', tg: 'Хатодор' }, kind: 'fact' },
  confirmedBy: {
    name: { ru: 'Кто подтвердил', en: 'Confirmed by', zh: '确认人', tg: 'Кӣ тасдиқ кард' },
    kind: 'fact',
  },
  endedAt: {
    name: { ru: 'Завершено', en: 'Finished', zh: '完成时间', tg: 'Анҷом' },
    kind: 'fact',
    isMoment: true,
  },
} as const satisfies Fields;
