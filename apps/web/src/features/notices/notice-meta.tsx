import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import { Pin } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDate } from '../../shared/format/dates.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import type { Notice } from './notice.ts';
import { noticesTexts } from './notices-words.ts';
import { Row, Text } from '../../shared/ui/primitives.tsx';
import css from './notice-meta.module.css';

type MetaProps = { day: string; shownDay: string; pinned: string; children?: ReactNode };

/**
 * A day, as it is written too, and whether the notice is pinned: `yes`, or nothing. The style hides what is not, since
 * the document may hold a mark there.
 */
export function Meta({ day, shownDay, pinned, children }: MetaProps) {
  return (
    <Row as="p" wrap rowGap={2} columnGap={10} align="center" tone="faint" size={14} digits>
      <time dateTime={day}>{shownDay}</time>
      <span className={css.pinned} data-pinned={pinned}>
        <Icon of={Pin} size={14} />
        {noticesTexts.read().pinned}
      </span>
      {children}
    </Row>
  );
}

type NoticeMetaProps = {
  notice: Notice;
  /** Whether it is marked as unread. */
  marked?: boolean;
};

/** The day of a notice, and whether it is pinned. */
export function NoticeMeta({ notice: { pinned, publishTime }, marked }: NoticeMetaProps) {
  const day = dushanbeDay(new Date(publishTime));
  return (
    <Meta day={day} shownDay={formatDate(day)} pinned={pinned ? 'yes' : ''}>
      {marked && (
        <Text as="span" tone="lapis" weight={600}>
          {noticesTexts.read().unread}
        </Text>
      )}
    </Meta>
  );
}
