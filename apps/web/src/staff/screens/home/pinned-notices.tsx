import { Pin } from 'lucide-react';
import { Icon } from '../../../shared/ui/icon.tsx';
import type { Home } from '../reports/report-queries.ts';
import { reportsTexts } from '../screen-words.ts';
import css from './pinned-notices.module.css';

/** What everybody should know today; the whole text stands on the site. */
export function PinnedNotices({ notices }: { notices: Home['notices']['list'] }) {
  const pinned = notices.filter((notice) => notice.pinned);
  if (pinned.length === 0) return null;
  return (
    <ul className={css.list} aria-label={reportsTexts.read().notices.title}>
      {pinned.map(({ id, slug, title, summary, category }) => (
        <li key={id} className={css.notice}>
          <Icon of={Pin} size={16} className={css.sign} />
          <p>
            <a href={`/#/${category === 'NEWS' ? 'news' : 'info'}?item=${encodeURIComponent(slug)}`}>
              {title}
            </a>
            {summary !== '' && <span className={css.summary}> {summary}</span>}
          </p>
        </li>
      ))}
    </ul>
  );
}
