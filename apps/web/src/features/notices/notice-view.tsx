import type { NoticeCategory } from '@rohi/contract/content/content.contract';
import { ArrowLeft, FileQuestion } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { call } from '../../shared/api/call.ts';
import { useAnswer } from '../../shared/api/use-answer.ts';
import { useSharedTexts } from '../../shared/i18n/shared-texts.ts';
import { TextBlocks } from '../../shared/long-text/text-blocks.tsx';
import { hrefOf } from '../../shared/router/hash-router.ts';
import { notifyReading } from '../../shared/session/reading.ts';
import { readToken } from '../../shared/session/session-storage.ts';
import { EmptyBox } from '../../shared/ui/empty-box.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { LoadFailure } from './load-failure.tsx';
import { NoticeMeta } from './notice-meta.tsx';
import { noticePages } from './notice.ts';
import type { Notice } from './notice.ts';
import { noticesTexts } from './notices-words.ts';
import { Grid, Text } from '../../shared/ui/primitives.tsx';
import css from './notice-view.module.css';

function FoundNotice({ notice }: { notice: Notice }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // One address with another query is no arrival at a page: the heading is gone to from here.
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  const { id, read } = notice;
  useEffect(() => {
    if (read || readToken() === undefined) return;
    // An open notice counts as read; where that is not taken down, it stays marked and nothing is lost.
    void call('POST /profile/notices/read', { body: { ids: [id] }, quiet: true }).then(
      notifyReading,
      () => undefined,
    );
  }, [id, read]);
  return (
    <Grid
      as="article"
      columns={1}
      gap={14}
      padding={20}
      fill="surface"
      border="all"
      radius="card"
      shadow="card"
      className={css.notice}
    >
      <Grid as="header" gap={8} marginBottom={6}>
        <NoticeMeta notice={notice} />
        <h1 ref={heading} tabIndex={-1} className={css.title}>
          {notice.title}
        </h1>
        <Text tone="soft">{notice.summary}</Text>
      </Grid>
      <TextBlocks blocks={notice.content} page={noticePages[notice.category]} />
    </Grid>
  );
}

/** What the document has shown before the client was there: it stays until the answer is read here too. */
function earlyNoticeOf(category: NoticeCategory, slug: string): Notice[] {
  const early = window.earlyNotice as Notice | undefined;
  return early?.slug === slug && early.category === category ? [early] : [];
}

/** One notice with all its text. */
export function NoticeView({ category, slug }: { category: NoticeCategory; slug: string }) {
  const { back, missing, titles } = noticesTexts.read();
  const { loading } = useSharedTexts();
  const answer = useAnswer('GET /common/searchnotice', { query: { category, slug } });
  const [notice] = answer.state === 'ready' ? answer.data.list : earlyNoticeOf(category, slug);
  return (
    <>
      <a href={hrefOf(noticePages[category])} className={css.back}>
        <Icon of={ArrowLeft} size={18} />
        {back[category]}
      </a>
      {notice ? (
        <FoundNotice notice={notice} />
      ) : (
        <>
          <h1 className={css.title}>{titles[category]}</h1>
          {answer.state === 'loading' && <p role="status">{loading}</p>}
          {answer.state === 'failed' && <LoadFailure failure={answer.failure} again={answer.again} />}
          {answer.state === 'ready' && (
            <EmptyBox icon={FileQuestion} title={missing.title} text={missing.text} />
          )}
        </>
      )}
    </>
  );
}
