import { htmlLang } from '@rohi/contract/locales';
import type { Locale } from '@rohi/contract/locales';
import {
  checkGoods,
  describeGoods,
  maxGoodsQuestionLength,
} from '@rohi/contract/site/prohibited-goods-check';
import type { GoodsCheck, GoodsMatch } from '@rohi/contract/site/prohibited-goods-check';
import { Search } from 'lucide-react';
import { useDeferredValue, useId, useState } from 'react';
import { hotline, hotlineHref } from '../../shared/facts/site-facts.ts';
import { locale } from '../../shared/i18n/locale.ts';
import { hrefOf, useRoute } from '../../shared/router/hash-router.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { goodsTexts } from './goods-texts.ts';
import { VerdictLabel } from './verdict-label.tsx';
import { Box, Grid, Row, Text } from '../../shared/ui/primitives.tsx';
import css from './goods-checker.module.css';

type WordLocale = { wordLocale: Locale };

/** The paragraph of this page that says more: that of the group, or how to pack what is accepted. */
function paragraphOf({ entry }: GoodsMatch): string {
  return entry.group === 'everyday' ? 'packing' : entry.group;
}

/** Leads down the page, also when the address already names the paragraph. */
function ParagraphLink({ id }: { id: string }) {
  const { checker } = goodsTexts.read();
  const query = new URLSearchParams(useRoute().query);
  query.set('q', id);
  const goThere = () => {
    const heading = document.getElementById(id);
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  };
  return (
    <a href={hrefOf('prohibitedGoods', query)} onClick={goThere}>
      {checker.toParagraph}
    </a>
  );
}

function Match({ match, wordLocale }: WordLocale & { match: GoodsMatch }) {
  const { checker } = goodsTexts.read();
  const { entry, matchedKeyword } = match;
  const { name, reason } = describeGoods(entry, wordLocale);
  return (
    <Grid as="li" gap={6} className={css.match}>
      <VerdictLabel verdict={entry.verdict} />
      <Grid gap={2} minWidth={0}>
        <Text weight={600} lang={htmlLang[wordLocale]}>
          {name}
        </Text>
        <p lang={htmlLang[wordLocale]}>{reason}</p>
        <Row as="p" wrap rowGap={0} columnGap={16} align="center" tone="soft" size={14} className={css.links}>
          <span>{checker.foundBy(matchedKeyword)}</span>
          <ParagraphLink id={paragraphOf(match)} />
          <a href={hrefOf('termsOfService', { q: 'prohibited-goods' })}>{checker.toClause(entry.clause)}</a>
        </Row>
      </Grid>
    </Grid>
  );
}

function Answer({ answer: { verdict, matches }, wordLocale }: WordLocale & { answer: GoodsCheck }) {
  const { checker } = goodsTexts.read();
  return (
    <Grid gap={8} marginTop={8} padding={16} fill="canvas" radius="control" data-verdict={verdict}>
      <Text role="status" weight={600}>
        {checker.answers[verdict]}
      </Text>
      {(verdict === 'unknown' || verdict === 'ask-first') && (
        <p>
          {checker.callUs} <a href={hotlineHref}>{hotline}</a>
        </p>
      )}
      {matches.length > 0 && (
        <ul className={css.matches}>
          {matches.map((match) => (
            <Match key={match.entry.id} match={match} wordLocale={wordLocale} />
          ))}
        </ul>
      )}
    </Grid>
  );
}

/** A single letter says nothing yet; a single Chinese character may be a word. */
function isWorthAsking(question: string): boolean {
  return question.trim().length > 1 || /\p{Script=Han}/u.test(question);
}

/** «Can I send this?»: answers while the visitor types, from the list alone. */
export function GoodsChecker({ wordLocale }: WordLocale) {
  const { checker } = goodsTexts.read();
  const [question, setQuestion] = useState('');
  const query = useDeferredValue(question);
  const fieldId = useId();
  const hintId = useId();
  return (
    <Grid
      as="section"
      columns={1}
      gap={8}
      marginBottom={20}
      padding={20}
      fill="surface"
      radius="card"
      shadow="card"
      className={css.card}
      lang={htmlLang[locale]}
      aria-label={checker.title}
    >
      <label htmlFor={fieldId} className={css.label}>
        {checker.label}
      </label>
      <Box position="relative" marginTop={6}>
        <Icon of={Search} className={css.icon} />
        <input
          id={fieldId}
          type="search"
          className={css.input}
          value={question}
          maxLength={maxGoodsQuestionLength}
          placeholder={checker.placeholder}
          autoComplete="off"
          aria-describedby={hintId}
          onChange={(event) => setQuestion(event.currentTarget.value)}
        />
      </Box>
      <Text id={hintId} tone="soft" size={14}>
        {checker.hint}
      </Text>
      {isWorthAsking(query) && <Answer answer={checkGoods(query, locale)} wordLocale={wordLocale} />}
    </Grid>
  );
}
