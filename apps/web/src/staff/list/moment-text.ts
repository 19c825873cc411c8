import { htmlLang } from '@rohi/contract/locales';
import { dushanbeTimeZone } from '@rohi/contract/dushanbe-time';
import { locale } from '../../shared/i18n/locale.ts';

const minute = new Intl.DateTimeFormat(htmlLang[locale], {
  timeZone: dushanbeTimeZone,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** A moment of the wire by the clock of Dushanbe, in the language of the interface. */
export function momentText(moment: string): string {
  const time = Date.parse(moment);
  return Number.isNaN(time) ? moment : minute.format(time);
}
