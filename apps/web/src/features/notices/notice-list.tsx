import type { NoticeCategory } from '@rohi/contract/content/content.contract';
import { Inbox, Search } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import type { SubmitEvent } from 'react';
import { call } from '../../shared/api/call.ts';
import { useAnswer } from '../../shared/api/use-answer.ts';
import { factNumber, itemsOf, whileThereIs, whileThereIsNone } from '../../shared/facts/site-facts.ts';
import { useSharedTexts } from '../../shared/i18n/shared-texts.ts';
import { hrefOf, navigate } from '../../shared/router/hash-router.ts';
import { notifyReading, onReading } from '../../shared/session/reading.ts';
import { readToken } from '../../shared/session/session-storage.ts';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { EmptyBox } from '../../shared/ui/empty-box.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { shownAtFirst } from './first-notices.ts';
import { LoadFailure } from './load-failure.tsx';
import { Meta, NoticeMeta } from './notice-meta.tsx';
import { noticePages } from './notice.ts';
import type { Notice } from './notice.ts';
import { noticesTexts } from './notices-words.ts';
import { Grid, Row, Text, lookOf } from '../../shared/ui/primitives.tsx';
import css from './notice-list.module.css';

/** What the call gives at most at once. */
const mostShown = 100;

function SearchForm({ category, searched }: { category: NoticeCategory; searched: string }) {
  const { find, search } = noticesTexts.read();
  const [words, setWords] = useState(searched);
  const id = useId();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const trimmed = words.trim();
    navigate(noticePages[category], trimmed === '' ? {} : { search: trimmed });
  };
  return (
    <search>
      <Row as="form" gap={8} onSubmit={submit}>
        <label className="visually-hidden" htmlFor={id}>
          {search}
        </label>
        <input
          id={id}
          type="search"
          className={css.input}
          value={words}
          maxLength={100}
          placeholder={search}
          autoComplete="off"
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <Button type="submit" kind="soft">
          <Icon of={Search} size={18} />
          {find}
        </Button>
      </Row>
    </search>
  );
}

function NoticeCard({ notice }: { notice: Notice }) {
  return (
    <li className={css.card}>
      <NoticeMeta notice={notice} marked={isUnread(notice)} />
      <Text as="h2" size={22}>
        <a href={hrefOf(noticePages[notice.category], { item: notice.slug })} className={css.link}>
          {notice.title}
        </a>
      </Text>
      <Text tone="soft">{notice.summary}</Text>
    </li>
  );
}

const firstOf: Record<NoticeCategory, number> = {
  NEWS: factNumber('{{firstNews}}'),
  NOTICE: factNumber('{{firstNotices}}'),
};

/**
 * The first of the list as the document has them, in the same places, until the list comes; of a document without any
 * that there are none.
 */
function FirstNotices({ category }: { category: NoticeCategory }) {
  const fact = firstOf[category];
  const whileSome = whileThereIs(fact);
  const whileNone = whileThereIsNone(fact);
  return (
    <>
      {whileSome && (
        <Grid as="ul" {...whileSome} columns={1} gap={12} aria-busy="true">
          <FirstItems category={category} />
        </Grid>
      )}
      {whileNone && (
        <section {...whileNone}>
          <Nothing category={category} searched="" />
        </section>
      )}
    </>
  );
}

function FirstItems({ category }: { category: NoticeCategory }) {
  return (
    <>
      {itemsOf(firstOf[category], 6).map(
        ({ parts: [slug = '', title, summary, day = '', shownDay = '', pinned], attributes }) => (
          // The address of a notice is letters, digits and dashes: it needs no encoding, which its mark would not
          // survive.
          <li key={slug} {...attributes} className={css.card}>
            <Meta day={day} shownDay={shownDay} pinned={pinned ?? ''} />
            <Text as="h2" size={22}>
              <a href={`${hrefOf(noticePages[category])}?item=${slug}`} className={css.link}>
                {title}
              </a>
            </Text>
            <Text tone="soft">{summary}</Text>
          </li>
        ),
      )}
    </>
  );
}

function Nothing({ category, searched }: { category: NoticeCategory; searched: string }) {
  const { none, noneFound } = noticesTexts.read();
  if (searched === '') return <EmptyBox icon={Inbox} title={none.title} text={none[category]} />;
  return (
    <EmptyBox icon={Inbox} title={noneFound.title} text={noneFound.text}>
      <ButtonLink kind="soft" href={hrefOf(noticePages[category])}>
        {noneFound.all}
      </ButtonLink>
    </EmptyBox>
  );
}

/** Never shown to a visitor, since a visitor's reading is unknown. */
function isUnread({ read }: Notice): boolean {
  return readToken() !== undefined && !read;
}

/** Marks everything as read that there is, here and in the other list; `unread` is how much that is. */
function MarkRead({ unread }: { unread: number }) {
  const mark = () =>
    void call('POST /profile/notices/read', { body: {} }).then(
      notifyReading,
      // Said in a message already.
      () => undefined,
    );
  return (
    <Button kind="soft" onClick={mark}>
      {noticesTexts.read().markRead(unread)}
    </Button>
  );
}

type ListProps = { category: NoticeCategory; searched: string };

function Notices({ category, searched }: ListProps) {
  const texts = noticesTexts.read();
  const { loading } = useSharedTexts();
  const [limit, setLimit] = useState(shownAtFirst);
  const query = { category, limit, search: searched || undefined };
  const answer = useAnswer('GET /common/searchnotice', { query });
  const { again } = answer;
  // A reader who comes back from a notice quickly is here before it is on record as read.
  useEffect(() => onReading(again), [again]);
  if (answer.state === 'loading')
    return searched === '' ? <FirstNotices category={category} /> : <p role="status">{loading}</p>;
  if (answer.state === 'failed') return <LoadFailure failure={answer.failure} again={answer.again} />;
  const { list, total, unread } = answer.data;
  return (
    <>
      <p
        role="status"
        className={searched !== '' && total > 0 ? lookOf({ tone: 'soft', size: 14 }) : 'visually-hidden'}
      >
        {searched !== '' && total > 0 && texts.found(total)}
      </p>
      {total === 0 ? (
        <Nothing category={category} searched={searched} />
      ) : (
        <Grid as="ul" columns={1} gap={12}>
          {list.map((notice) => (
            <NoticeCard key={notice.slug} notice={notice} />
          ))}
        </Grid>
      )}
      {unread > 0 && <MarkRead unread={unread} />}
      {list.length < Math.min(total, mostShown) && (
        <Button kind="outline" onClick={() => setLimit(Math.min(limit + shownAtFirst, mostShown))}>
          {texts.more}
        </Button>
      )}
    </>
  );
}

/** News or notices, pinned ones first, with a search over their words. */
export function NoticeList({ category, searched }: ListProps) {
  const { leads, other, titles } = noticesTexts.read();
  const otherCategory = category === 'NEWS' ? 'NOTICE' : 'NEWS';
  return (
    <>
      <Grid as="header" gap={6}>
        <h1>{titles[category]}</h1>
        <Text tone="soft">
          {leads[category]} <a href={hrefOf(noticePages[otherCategory])}>{other[category]}</a>
        </Text>
      </Grid>
      <SearchForm key={`search ${searched}`} category={category} searched={searched} />
      <Notices key={`list ${searched}`} category={category} searched={searched} />
    </>
  );
}
