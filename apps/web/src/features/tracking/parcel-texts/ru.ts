import { problemAdviceRu } from '@rohi/contract/tracking/problem-advice/ru';
import { pluralRu } from '../../../shared/i18n/plural.ts';
import type { ParcelTexts } from './parcel-texts.ts';

const parcelForms = { one: 'посылка', few: 'посылки', many: 'посылок', other: 'посылки' };
const parcelsOf = (count: number) => `${count} ${pluralRu(count, parcelForms)}`;

export const texts: ParcelTexts = {
  tools: {
    label: 'Что сделать со списком',
    withProblem: 'С проблемой',
    copy: 'Скопировать список',
    copied: (count) => `Скопировано: ${parcelsOf(count)}`,
    notCopied: 'Браузер не разрешил копирование. Сохраните список файлом.',
    save: 'Сохранить файлом',
    saved: (count) => `В файле ${parcelsOf(count)}`,
    file: 'posylki',
    separator: ';',
    name: 'Ваше название',
    headline: 'Где посылка',
    problems: 'Проблемы',
    eventTime: 'Время события',
  },
  share: {
    button: 'Поделиться',
    label: (code) => `Поделиться посылкой ${code}`,
    title: (code) => `Посылка ${code}`,
    copied: 'Ссылка скопирована: её можно отправить кому угодно',
    notCopied: (address) => `Браузер не разрешил копирование. Ссылка: ${address}`,
  },
  parts: problemAdviceRu.parts,
  problems: problemAdviceRu.problems('{{hotline}}'),
};
