import { formatDateTime } from '../../../shared/format/dates.ts';

/** A moment of the wire by the clock of Dushanbe, in the language of the interface. */
export function momentText(moment: string): string {
  return Number.isNaN(Date.parse(moment)) ? moment : formatDateTime(moment);
}
