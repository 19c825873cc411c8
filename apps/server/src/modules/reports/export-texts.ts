import type { Locale, LocaleTexts } from '@rohi/contract/locales';

export const yesText: LocaleTexts = { ru: 'да', en: 'yes', zh: '是', tg: 'ҳа' };

/** Name of the file, and of the sheet in it. */
export const fileTitle: LocaleTexts = { ru: 'Заказы', en: 'Orders', zh: '订单', tg: 'Фармоишҳо' };

/** Where the comma parts decimals, spreadsheets part the fields of a CSV by the semicolon. */
export const hasDecimalComma: Record<Locale, boolean> = { ru: true, en: false, zh: false, tg: true };
