import { htmlLang } from '@rohi/contract/locales';
import type { Locale } from '@rohi/contract/locales';
import type { PageName } from '@rohi/contract/site/pages';
import { ChevronDown } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { hrefOf } from '../router/hash-router.ts';
import { Icon } from '../ui/icon.tsx';
import { InlineText } from './inline-text.tsx';
import type { HeadingBlock, LongTextData } from './long-text-data.ts';
import { longTextTexts } from './long-text-words.ts';
import { useAskedPlace } from './use-asked-place.ts';
import { Grid, Stack } from '../ui/primitives.tsx';
import css from './long-text.module.css';

/** A text with fewer headings is seen at a glance. */
const headingsForContents = 4;

type LongTextProps = {
  page: PageName;
  text: LongTextData;
  /** The language that the text is written in, which may differ from that of the interface. */
  textLocale: Locale;
  /** What every link to a heading keeps in the address. */
  query: URLSearchParams;
  /** Over the text, in the language of the interface. */
  lead?: ReactNode;
  children: ReactNode;
};

const wide = '(min-width: 1024px)';

function followWidth(onChange: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/**
 * Whether the table of contents stands beside the text; over it, it would be the whole first screen. Not so in the
 * build, which knows no width.
 */
function useIsWide(): boolean {
  return useSyncExternalStore(
    followWidth,
    () => matchMedia(wide).matches,
    () => false,
  );
}

function Contents({
  page,
  headings,
  query,
}: {
  page: PageName;
  headings: HeadingBlock[];
  query: URLSearchParams;
}) {
  const { contents } = longTextTexts.read();
  const hrefFor = (id: string) => {
    const next = new URLSearchParams(query);
    next.set('q', id);
    return hrefOf(page, next);
  };
  return (
    <nav className={css.contents} aria-label={contents}>
      <details open={useIsWide()}>
        <summary className={css.summary}>
          {contents}
          <Icon of={ChevronDown} className={css.arrow} />
        </summary>
        <ol>
          {headings.map(({ id, t }) => (
            <li key={id}>
              <a href={hrefFor(id)}>
                <InlineText pieces={t} page={page} />
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

/** The frame of a long text: heading, table of contents beside it, and the text itself; made to be printed too. */
export function LongText({ page, text, textLocale, query, lead, children }: LongTextProps) {
  const headings = text.blocks.filter((block): block is HeadingBlock => 'h' in block && block.h === 2);
  const hasContents = headings.length >= headingsForContents;
  useAskedPlace(query.get('q'));
  return (
    <div className={css.page}>
      <Stack as="header" rowGap={12} columnGap={24} align="start" marginBottom={20} className={css.head}>
        <h1 lang={htmlLang[textLocale]}>{text.title}</h1>
      </Stack>
      {lead}
      <Grid gap={20} className={css.columns} data-contents={hasContents || undefined}>
        {hasContents && <Contents page={page} headings={headings} query={query} />}
        <Grid
          as="article"
          columns={1}
          gap={14}
          padding={20}
          fill="surface"
          radius="card"
          shadow="card"
          className={css.text}
          lang={htmlLang[textLocale]}
        >
          {children}
        </Grid>
      </Grid>
    </div>
  );
}
