/** Words around news and notices. */
export type NoticesTexts = {
  titles: { NOTICE: string; NEWS: string };
  leads: { NOTICE: string; NEWS: string };
  search: string;
  find: string;
  pinned: string;
  unread: string;
  markRead: (unread: number) => string;
  more: string;
  found: (count: number) => string;
  none: { title: string; NOTICE: string; NEWS: string };
  noneFound: { title: string; text: string; all: string };
  missing: { title: string; text: string };
  back: { NOTICE: string; NEWS: string };
  failed: { title: string; text: string; again: string };
  other: { NOTICE: string; NEWS: string };
};
