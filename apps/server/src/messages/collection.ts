import type { ErrorName } from '@rohi/contract/errors';
import type { LocaleTexts } from '@rohi/contract/locales';

// Tajik awaits a native reader.
export const collectionTexts: Record<Extract<ErrorName, `collection.${string}`>, LocaleTexts> = {
  'collection.nothingWaits': {
    ru: 'В этом пункте выдачи сейчас нет готовых посылок.',
    en: 'There is nothing to collect at this pickup point at the moment.',
    zh: '该自提点暂无可取包裹。',
    tg: 'Дар ин нуқтаи супориш ҳоло бори омода нест.',
  },
  'collection.notReady': {
    ru: 'Посылку {code} сейчас забрать нельзя. Обновите страницу и выберите снова.',
    en: 'Parcel {code} cannot be collected now. Reload the page and choose again.',
    zh: '包裹 {code} 目前不可领取，请刷新页面后重新选择。',
    tg: 'Бори {code} ҳоло барои гирифтан тайёр нест. Саҳифаро нав карда, аз нав интихоб кунед.',
  },
  'collection.termOver': {
    ru: 'Пункт выдачи в этот срок уже закрыт. Выберите другой срок.',
    en: 'The pickup point is closed by then. Choose another time.',
    zh: '该时段自提点已停止营业，请选择其他期限。',
    tg: 'То он вақт нуқтаи супориш баста мешавад. Муҳлати дигарро интихоб кунед.',
  },
  'collection.passNotFound': {
    ru: 'Такого пропуска у вас нет.',
    en: 'You have no such pass.',
    zh: '您没有该取件凭证。',
    tg: 'Шумо чунин иҷозатнома надоред.',
  },
  'collection.requestReused': {
    ru: 'Этот запрос уже был использован. Обновите страницу и повторите.',
    en: 'This request was used before. Reload the page and try again.',
    zh: '该请求已被使用，请刷新页面后重试。',
    tg: 'Ин дархост аллакай истифода шудааст. Саҳифаро нав карда, такрор кунед.',
  },
};
