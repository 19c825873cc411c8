import { problemAdviceEn } from '@rohi/contract/tracking/problem-advice/en';
import { pluralEn } from '../../../shared/i18n/plural.ts';
import type { ParcelTexts } from './ru.ts';

const parcelForms = { one: 'parcel', other: 'parcels' };
const parcelsOf = (count: number) => `${count} ${pluralEn(count, parcelForms)}`;

export const texts: ParcelTexts = {
  tools: {
    label: 'What to do with the list',
    withProblem: 'With a problem',
    copy: 'Copy the list',
    copied: (count) => `Copied: ${parcelsOf(count)}`,
    notCopied: 'The browser did not allow copying. Save the list as a file.',
    save: 'Save as a file',
    saved: (count) => `The file has ${parcelsOf(count)}`,
    file: 'parcels',
    separator: ',',
    name: 'Your name for it',
    headline: 'Where it is',
    problems: 'Problems',
    eventTime: 'Time of the event',
  },
  share: {
    button: 'Share',
    label: (code) => `Share parcel ${code}`,
    title: (code) => `Parcel ${code}`,
    copied: 'The link is copied: send it to anybody',
    notCopied: (address) => `The browser did not allow copying. The link: ${address}`,
  },
  parts: problemAdviceEn.parts,
  problems: problemAdviceEn.problems('{{hotline}}'),
};
