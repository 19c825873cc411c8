import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import { Pin } from 'lucide-react';
import { formatDate } from '../../shared/format/dates.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import type { Notice } from './notice.ts';
import { noticesTexts } from './notices-words.ts';
import css from './notice-meta.module.css';

/** The day of a notice, and whether it is pinned. */
export function NoticeMeta({ notice: { pinned, publishTime } }: { notice: Notice }) {
  const day = dushanbeDay(new Date(publishTime));
  return (
    <p className={css.meta}>
      <time dateTime={day}>{formatDate(day)}</time>
      {pinned && (
        <span className={css.pinned}>
          <Icon of={Pin} size={14} />
          {noticesTexts.read().pinned}
        </span>
      )}
    </p>
  );
}
