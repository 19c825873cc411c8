import type { WordsOf } from '@rohi/contract/locales';
import type { CsvSeparator } from '@rohi/contract/csv';
import { problemAdviceRu } from '@rohi/contract/tracking/problem-advice/ru';
import { pluralRu } from '../../../shared/i18n/plural.ts';

const parcelForms = { one: 'посылка', few: 'посылки', many: 'посылок', other: 'посылки' };
const parcelsOf = (count: number) => `${count} ${pluralRu(count, parcelForms)}`;

/** What is said of parcels once an answer is there: tools of a long list, and what a problem means. */
export const texts = {
  tools: {
    label: 'Что сделать со списком',
    /** "With a problem", before the number of them. */
    withProblem: 'С проблемой',
    copy: 'Скопировать список',
    copied: (count: number) => `Скопировано: ${parcelsOf(count)}`,
    notCopied: 'Браузер не разрешил копирование. Сохраните список файлом.',
    save: 'Сохранить файлом',
    saved: (count: number) => `В файле ${parcelsOf(count)}`,
    /** Name of the file, without its day and ending. */
    file: 'posylki',
    separator: ';' as CsvSeparator,
    /** What the owner calls a parcel. */
    name: 'Ваше название',
    headline: 'Где посылка',
    problems: 'Проблемы',
    eventTime: 'Время события',
  },
  /** The address of one parcel, for somebody else. */
  share: {
    button: 'Поделиться',
    label: (code: string) => `Поделиться посылкой ${code}`,
    /** What the device shows beside the address. */
    title: (code: string) => `Посылка ${code}`,
    copied: 'Ссылка скопирована: её можно отправить кому угодно',
    notCopied: (address: string) => `Браузер не разрешил копирование. Ссылка: ${address}`,
  },
  parts: problemAdviceRu.parts,
  problems: problemAdviceRu.problems('{{hotline}}'),
};

export type ParcelTexts = WordsOf<typeof texts>;
