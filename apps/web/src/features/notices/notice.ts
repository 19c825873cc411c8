import type { NoticeCategory, searchNotices } from '@rohi/contract/content/content.contract';
import type { DataOf } from '@rohi/contract/endpoint';
import type { PageName } from '@rohi/contract/site/pages';

export type NoticeList = DataOf<typeof searchNotices>;
export type Notice = NoticeList['list'][number];

/** Which page shows which kind. */
export const noticePages = { NOTICE: 'info', NEWS: 'news' } as const satisfies Record<
  NoticeCategory,
  PageName
>;
