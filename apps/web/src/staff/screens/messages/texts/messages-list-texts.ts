import type { ListTexts } from '../../../kit/list/list-definition.ts';

export type MessagesListTexts = ListTexts & {
  /** What a conversation is about, where that is no parcel and no order. */
  inGeneral: string;
  parcel: (code: string) => string;
  order: (code: string) => string;
  /** Before what the office itself wrote last. */
  office: string;
  /** Says that what the customer wrote needs no answer. */
  close: string;
  closed: string;
  /** More was written than the caller has seen. */
  wroteMeanwhile: string;
};
