import type { MessagesListTexts } from './ru.ts';

export const texts: MessagesListTexts = {
  title: 'Messages',
  search: 'Customer, tracking or order number',
  inGeneral: 'General question',
  parcel: (code) => `Parcel ${code}`,
  order: (code) => `Order ${code}`,
  office: 'Office',
  close: 'No reply needed',
  closed: 'The conversation no longer waits for a reply.',
  wroteMeanwhile: 'More was written in the meantime. Please read it first.',
};
