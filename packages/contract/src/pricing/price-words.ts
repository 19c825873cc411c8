import type { LocaleTexts } from '../locales.ts';
import type { RateStatus } from './rate-administration.contract.ts';
import type { TariffState } from './tariff-administration.contract.ts';

// Tajik awaits a native reader.
/** Where a version of a tariff stands, on screens and in files. */
export const tariffStateNames: Record<TariffState, LocaleTexts> = {
  DRAFT: { ru: 'Черновик', en: 'Draft', zh: '草稿', tg: 'Сиёҳнавис' },
  UPCOMING: { ru: 'Запланирована', en: 'Not yet in force', zh: '尚未生效', tg: 'Ҳанӯз сар нашудааст' },
  IN_FORCE: { ru: 'Действует', en: 'In force', zh: '执行中', tg: 'Амал мекунад' },
  OVER: { ru: 'Истекла', en: 'Expired', zh: '已结束', tg: 'Тамом шуд' },
  REPLACED: {
    ru: 'Заменена в тот же день',
    en: 'Replaced the same day',
    zh: '当日被替换',
    tg: 'Ҳамон рӯз иваз шуд',
  },
  CANCELLED: { ru: 'Отменена', en: 'Cancelled', zh: '已取消', tg: 'Бекор шуд' },
};

/** Where a rate on record stands. */
export const rateStatusNames: Record<RateStatus, LocaleTexts> = {
  ACCEPTED: { ru: 'Принят', en: 'Accepted', zh: '已采用', tg: 'Қабул шуд' },
  WAITING: {
    ru: 'Ждёт подтверждения',
    en: 'Awaiting confirmation',
    zh: '待确认',
    tg: 'Тасдиқро интизор аст',
  },
  REFUSED: { ru: 'Отклонён', en: 'Refused', zh: '已拒绝', tg: 'Рад шуд' },
};
