import type { LocaleTexts } from '@rohi/contract/locales';

export const yesText: LocaleTexts = { ru: 'да', en: 'yes', zh: '是', tg: 'ҳа' };

/** Name of the file, and of the sheet in it. */
export const fileTitle: LocaleTexts = { ru: 'Заказы', en: 'Orders', zh: '订单', tg: 'Фармоишҳо' };
