import type { ErrorName } from '@rohi/contract/errors';
import type { LocaleTexts } from '@rohi/contract/locales';

// Tajik awaits a native reader.
export const stationTexts: Record<Extract<ErrorName, `stations.${string}`>, LocaleTexts> = {
  'stations.deviceNotFound': {
    ru: 'Это устройство не зарегистрировано. Обратитесь к руководителю.',
    en: 'This device is not registered. Ask a manager.',
    zh: '该设备未登记，请联系经理。',
    tg: 'Ин дастгоҳ ба қайд гирифта нашудааст. Ба роҳбар муроҷиат кунед.',
  },
  'stations.deviceEnded': {
    ru: 'Это устройство отключено. Зарегистрируйте его заново.',
    en: 'This device has been ended. Register it again.',
    zh: '该设备已停用，请重新登记。',
    tg: 'Ин дастгоҳ хомӯш карда шудааст. Онро аз нав ба қайд гиред.',
  },
  'stations.exceptionNotFound': {
    ru: 'Такого скана в списке нет.',
    en: 'There is no such scan on the list.',
    zh: '列表中没有该扫描记录。',
    tg: 'Дар рӯйхат чунин скан нест.',
  },
  'stations.bagNotFound': {
    ru: 'На этом складе такого мешка нет.',
    en: 'This warehouse has no such bag.',
    zh: '本仓库没有这个袋子。',
    tg: 'Дар ин анбор чунин халта нест.',
  },
  'stations.bagInClosedOne': {
    ru: 'Мешок лежит в другом закрытом мешке. Сначала откройте тот.',
    en: 'The bag lies in another one that is closed. Open that one first.',
    zh: '此袋在另一个已封的袋内，请先打开外袋。',
    tg: 'Халта дар халтаи дигари басташуда аст. Аввал онро кушоед.',
  },
};
