import { pluralEn } from '../../../shared/i18n/plural.ts';
import type { NoticesTexts } from './ru.ts';

export const texts: NoticesTexts = {
  titles: { NOTICE: 'Information', NEWS: 'News' },
  leads: {
    NOTICE: 'Notices that hold now: passes, delivery times, opening hours.',
    NEWS: 'What has changed in our service.',
  },
  search: 'Word or phrase',
  find: 'Search',
  pinned: 'Important',
  unread: 'Unread',
  markRead: (unread) => `Mark all as read (${unread})`,
  more: 'Show more',
  found: (count) => `${count} ${pluralEn(count, { one: 'item', other: 'items' })} found`,
  none: {
    title: 'Nothing yet',
    NOTICE: 'There are no notices now: everything runs as usual.',
    NEWS: 'There has been no news yet.',
  },
  noneFound: {
    title: 'Nothing found',
    text: 'Try another word, or look through the whole list.',
    all: 'Show all',
  },
  missing: {
    title: 'There is no such item',
    text: 'It may no longer be in force, or the address has a typing error.',
  },
  back: { NOTICE: 'All notices', NEWS: 'All news' },
  failed: {
    title: 'The list did not load',
    text: 'Check your connection and try again.',
    again: 'Try again',
  },
  other: { NOTICE: 'News', NEWS: 'Notices in force' },
};
