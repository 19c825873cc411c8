import type { NoticeCategory } from '@rohi/contract/content/content.contract';
import type { ComponentType } from 'react';
import { NoticesScreen } from '../../features/notices/notices-screen.tsx';
import { noticesTexts } from '../../features/notices/notices-words.ts';

/** `/news` and `/info`: one screen, two kinds of notices. */
export async function loadNoticesPage(category: NoticeCategory): Promise<ComponentType> {
  await noticesTexts.load();
  return () => <NoticesScreen category={category} />;
}
