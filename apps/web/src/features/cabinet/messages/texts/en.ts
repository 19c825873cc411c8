import type { MessagesTexts } from './ru.ts';

export const texts: MessagesTexts = {
  title: 'Messages from us',
  office: 'Support',
  you: 'You',
  fresh: 'new',
  answer: 'Answer',
  field: 'Your answer',
  send: 'Send',
  markRead: 'Mark all as read',
  all: (n) => `Show all ${n}`,
};
