import { pluralEn } from '../../i18n/plural.ts';
import type { LongTextTexts } from './ru.ts';

export const texts: LongTextTexts = {
  contents: 'Contents',
  textLanguage: 'Language of the text',
  faq: {
    search: 'Search the questions',
    found: (count) => `${count} ${pluralEn(count, { one: 'question', other: 'questions' })} found`,
    noneFound: 'That question is not here yet. Try another word.',
    callUs: 'Or call our hotline on',
  },
  versions: {
    former: 'Earlier versions',
    notInForce: (date) => `This is an earlier version, dated ${date}. It is no longer in force.`,
    toCurrent: 'Open the version in force',
  },
};
