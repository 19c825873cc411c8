import type { ErrorName } from '@rohi/contract/errors';
import type { LocaleTexts } from '@rohi/contract/locales';

// Tajik awaits a native reader.
export const importTexts: Record<Extract<ErrorName, `imports.${string}`>, LocaleTexts> = {
  'imports.fileNotFound': {
    ru: 'Этого файла больше нет. Загрузите его ещё раз.',
    en: 'This file is no longer here. Please upload it again.',
    zh: '该文件已不存在，请重新上传。',
    tg: 'Ин файл дигар нест. Онро аз нав бор кунед.',
  },
  'imports.fileRefused': {
    ru: 'Файл не принят. {why}',
    en: 'The file was not accepted. {why}',
    zh: '文件未被接受。{why}',
    tg: 'Файл қабул нашуд. {why}',
  },
  'imports.otherFile': {
    ru: 'Под этим номером уже загружен другой файл.',
    en: 'Another file has been uploaded under this id.',
    zh: '该编号下已上传过其他文件。',
    tg: 'Зери ин рақам аллакай файли дигар бор шудааст.',
  },
  'imports.manifestOfOtherTrip': {
    ru: 'Это манифест рейса {code}. Откройте тот рейс и загрузите файл там.',
    en: 'This is the manifest of trip {code}. Open that trip and upload the file there.',
    zh: '这是车次 {code} 的清单，请在该车次页面上传。',
    tg: 'Ин манифести рейси {code} аст. Он рейсро кушоед ва файлро дар он ҷо бор кунед.',
  },
  'imports.notWaiting': {
    ru: 'Эта загрузка уже идёт, завершена или отменена.',
    en: 'This import is already running, finished or cancelled.',
    zh: '该导入已在进行、已完成或已取消。',
    tg: 'Ин боркунӣ аллакай идома дорад, анҷом ёфтааст ё бекор шудааст.',
  },
  'imports.importedBefore': {
    ru: 'Этот файл уже загружали.',
    en: 'This file has been imported before.',
    zh: '该文件此前已导入过。',
    tg: 'Ин файл пештар бор шудааст.',
  },
  'imports.noSizes': {
    ru: 'В файле есть вес, но нет размеров. Подтвердите, что размеров в нём нет.',
    en: 'The file has weights and no sizes. Confirm that there are none in it.',
    zh: '文件中有重量但没有尺寸。请确认文件中确实没有尺寸。',
    tg: 'Дар файл вазн ҳаст, аммо андоза нест. Тасдиқ кунед, ки дар он андоза нест.',
  },
  'imports.hiddenUnanswered': {
    ru: 'В файле есть скрытое. Сначала ответьте, учитывать ли его.',
    en: 'Something is hidden in the file. Say first whether it counts.',
    zh: '文件中有隐藏内容。请先选择是否计入。',
    tg: 'Дар файл чизи пинҳон ҳаст. Аввал ҷавоб диҳед, ки ба ҳисоб гирифта шавад ё не.',
  },
  'imports.columnsUnanswered': {
    ru: 'В файле не всё ясно. Сначала ответьте на вопросы о столбцах.',
    en: 'Not everything in the file is clear. Answer the questions about its columns first.',
    zh: '文件中有不明确之处。请先回答关于各列的问题。',
    tg: 'Дар файл на ҳама чиз равшан аст. Аввал ба саволҳо дар бораи сутунҳо ҷавоб диҳед.',
  },
};
