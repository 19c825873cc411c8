import { Pin } from 'lucide-react';
import { Icon } from '../../../shared/ui/icon.tsx';
import type { Home } from '../reports/report-queries.ts';
import { reportsTexts } from '../screen-words.ts';
import { Box, Row, Text } from '../../../shared/ui/primitives.tsx';
import css from './pinned-notices.module.css';

/** What everybody should know today; the whole text stands on the site. */
export function PinnedNotices({ notices }: { notices: Home['notices']['list'] }) {
  const pinned = notices.filter((notice) => notice.pinned);
  if (pinned.length === 0) return null;
  return (
    <Box
      as="ul"
      fill="gold-soft"
      radius="panel"
      className={css.list}
      aria-label={reportsTexts.read().notices.title}
    >
      {pinned.map(({ id, slug, title, summary, category }) => (
        <Row as="li" key={id} gap={10} paddingX={20} paddingY={12} className={css.notice}>
          <Icon of={Pin} size={16} className={css.sign} />
          <p>
            <a href={`/#/${category === 'NEWS' ? 'news' : 'info'}?item=${encodeURIComponent(slug)}`}>
              {title}
            </a>
            {summary !== '' && (
              <Text as="span" tone="soft">
                {' '}
                {summary}
              </Text>
            )}
          </p>
        </Row>
      ))}
    </Box>
  );
}
