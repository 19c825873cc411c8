import type { NoticesListTexts } from './ru.ts';

export const texts: NoticesListTexts = {
  title: 'Notices and news',
  create: 'New notice',
  fresh: 'New notice',
  search: 'Title, text or address',
  sections: { what: 'Basics', when: 'Timing and audience', text: 'Text in four languages' },
  hints: {
    slug: 'Lowercase Latin letters, digits and hyphens: kulma-pass-closed',
    pinned: 'Pinned notices stay above all newer ones.',
    publishAt: 'Nobody sees the notice before this time.',
    expiresAt: 'Leave empty to show it until someone takes it down.',
    bodies: 'Markdown: ## heading, - list, **bold**, [link](/tariffs), > advice. HTML stays plain text.',
  },
  form: {
    bothLines: 'Both lines',
  },
  pinnedMark: 'Pinned',
  waiting: 'scheduled',
  over: 'expired',
  preview: { label: 'What customers will see', empty: 'The text will appear here.' },
};
