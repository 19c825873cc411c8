import type { InterfaceLocale } from '@rohi/contract/locales';
import { locale } from '../i18n/locale.ts';

const tags: Record<InterfaceLocale, string> = { ru: 'ru', en: 'en', zh: 'zh-CN' };

/** Minor units as major ones, cents only where there are some: 250 → «2,50», 26000 → «260». */
export function formatMinor(amountMinor: number): string {
  const digits = amountMinor % 100 === 0 ? 0 : 2;
  return new Intl.NumberFormat(tags[locale], { minimumFractionDigits: digits }).format(amountMinor / 100);
}
