import { pluralEn } from '../../../shared/i18n/plural.ts';
import type { GoodsTexts } from './ru.ts';

export const texts: GoodsTexts = {
  verdicts: {
    forbidden: 'Not accepted',
    'ask-first': 'Ask first',
    allowed: 'Accepted',
    unknown: 'Not in the list',
  },
  groups: {
    hazardous: 'Hazardous materials',
    illegal: 'Illegal and restricted items',
    biological: 'Biological and perishable items',
    other: 'Other dangerous items',
    everyday: 'Everyday goods',
  },
  listSeparator: ', ',
  checker: {
    title: 'Goods checker',
    label: 'Can I send this?',
    placeholder: 'For example, power bank',
    hint: 'Name the item in English, Russian, Tajik or Chinese.',
    answers: {
      forbidden: 'This cannot be sent.',
      'ask-first': 'Perhaps, but agree it with us first.',
      allowed: 'Yes, this can be sent.',
      unknown: 'This item is not in the list. Ask us before you buy.',
    },
    callUs: 'Hotline',
    foundBy: (keyword) => `Matched: “${keyword}”`,
    toParagraph: 'More in the rules',
    toClause: (clause) => `Clause ${clause} of the terms`,
  },
  list: {
    title: 'List of goods',
    group: 'Group',
    allGroups: 'All groups',
    verdict: 'Verdict',
    allVerdicts: 'Any verdict',
    count: (found, all) => {
      const kinds = pluralEn(all, { one: 'kind', other: 'kinds' });
      return found === all ? `${all} ${kinds} of goods` : `${found} of ${all} ${kinds} of goods`;
    },
    none: 'This group has no such goods.',
    more: (hidden) => `Show ${hidden} more`,
    less: 'Show fewer',
  },
};
