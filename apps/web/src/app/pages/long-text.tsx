import { type Locale, htmlLang } from '@rohi/contract/locales';
import type { PageName } from '@rohi/contract/site/pages';
import { useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { FaqList, FaqSearch } from '../../features/faq/faq-list.tsx';
import { LessonBlocks } from '../../features/lessons/lesson-blocks.tsx';
import { LongText } from '../../shared/long-text/long-text.tsx';
import type { LongTextData } from '../../shared/long-text/long-text-data.ts';
import { longTextTexts } from '../../shared/long-text/long-text-words.ts';
import { TextBlocks } from '../../shared/long-text/text-blocks.tsx';
import { currentRoute, hrefOf, useRoute } from '../../shared/router/hash-router.ts';
import { readAskedText } from '../content/asked-text.ts';
import { loadText, useText } from '../content/load-content.ts';
import { formatDate } from '../../shared/format/dates.ts';
import { locale } from '../../shared/i18n/locale.ts';
import { Row, Text } from '../../shared/ui/primitives.tsx';
import css from './text-versions.module.css';

/** Over a text that does not hold any more. */
function NotInForce({ page, day }: { page: PageName; day: string }) {
  const { versions } = longTextTexts.read();
  return (
    <Text
      paddingX={18}
      paddingY={14}
      fill="gold-soft"
      radius="control"
      tone="gold"
      className={css.notice}
      lang={htmlLang[locale]}
    >
      {versions.notInForce(formatDate(day))} <a href={hrefOf(page)}>{versions.toCurrent}</a>
    </Text>
  );
}

/** Under a text: those that held before it. */
function FormerVersions({ page, days }: { page: PageName; days: readonly string[] }) {
  const { versions } = longTextTexts.read();
  return (
    <Row
      as="nav"
      wrap
      rowGap={4}
      columnGap={16}
      align="center"
      marginTop={24}
      paddingTop={16}
      border="top"
      tone="soft"
      aria-label={versions.former}
      lang={htmlLang[locale]}
    >
      {versions.former}:
      <Row as="ul" wrap rowGap={4} columnGap={16} className={css.days}>
        {days.map((day) => (
          <li key={day}>
            <a href={hrefOf(page, { version: day })}>{formatDate(day)}</a>
          </li>
        ))}
      </Row>
    </Row>
  );
}

/** What stands over a text, for the language that the text is read in. */
type Lead = (textLocale: Locale) => ReactNode;

/** Pages with an interactive part over their text; it comes with the page. */
const leads: Partial<Record<PageName, () => Promise<Lead>>> = {
  contact: async () => {
    const { ContactLead } = await import('../layout/contact-lead.tsx');
    return () => <ContactLead />;
  },
  prohibitedGoods: async () => {
    const [{ loadGoodsLead }] = await Promise.all([
      import('../../features/prohibited-goods/goods-lead.tsx'),
      // The list of goods is a piece of its own: it changes with the rules of the trade, not with the screen.
      import('@rohi/contract/site/prohibited-goods-check'),
    ]);
    return loadGoodsLead();
  },
};

/** The text itself, as the page shows it. */
function Body({ page, text, searched }: { page: PageName; text: LongTextData; searched: string }) {
  if (page === 'faq') return <FaqList text={text} searched={searched} />;
  if (page === 'videoLessons') return <LessonBlocks text={text} />;
  return <TextBlocks blocks={text.blocks} page={page} />;
}

/** A page that is one long text: what it says stands in `content/`. */
function LongTextPage({ page, lead }: { page: PageName; lead: Lead | undefined }) {
  const { query } = useRoute();
  const { textLocale, version, former, isCurrent } = readAskedText(page, query);
  const text = useText({ page, textLocale, version });
  const [searched, setSearched] = useState('');
  return (
    <LongText
      key={`${textLocale} ${version}`}
      page={page}
      text={text}
      textLocale={textLocale}
      query={query}
      lead={page === 'faq' ? <FaqSearch value={searched} onChange={setSearched} /> : lead?.(textLocale)}
    >
      {!isCurrent && version !== undefined && <NotInForce page={page} day={version} />}
      <Body page={page} text={text} searched={searched} />
      {former.length > 0 && <FormerVersions page={page} days={former} />}
    </LongText>
  );
}

/** The page with the text that the address asks for, both loaded. */
export async function loadLongTextPage(page: PageName): Promise<ComponentType> {
  const { textLocale, version } = readAskedText(page, currentRoute().query);
  const [lead] = await Promise.all([
    leads[page]?.(),
    longTextTexts.load(),
    loadText({ page, textLocale, version }),
  ]);
  return () => <LongTextPage page={page} lead={lead} />;
}
