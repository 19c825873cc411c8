import { htmlLang } from '@rohi/contract/locales';
import { locale } from '../../../shared/i18n/locale.ts';

/** «48 КБ», «1,2 МБ» in the reader's way. */
export function sizeText(bytes: number): string {
  const [amount, unit] =
    bytes < 1_000
      ? [bytes, 'byte']
      : bytes < 1_000_000
        ? [bytes / 1_000, 'kilobyte']
        : [bytes / 1_000_000, 'megabyte'];
  return new Intl.NumberFormat(htmlLang[locale], {
    style: 'unit',
    unit: unit as string,
    unitDisplay: 'short',
    maximumFractionDigits: unit === 'megabyte' ? 1 : 0,
  }).format(amount as number);
}
