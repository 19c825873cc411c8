import type { PageName } from '@rohi/contract/site/pages';
import type { ComponentType } from 'react';
import { FaqList } from '../../features/faq/faq-list.tsx';
import { LanguageSwitch } from '../../shared/long-text/language-switch.tsx';
import { LongText } from '../../shared/long-text/long-text.tsx';
import { longTextTexts } from '../../shared/long-text/long-text-words.ts';
import { TextBlocks } from '../../shared/long-text/text-blocks.tsx';
import { currentRoute, useRoute } from '../../shared/router/hash-router.ts';
import { readAskedText } from '../content/asked-text.ts';
import { loadText, useText } from '../content/load-content.ts';
import { FormerVersions, NotInForce } from './text-versions.tsx';

/** A page that is one long text: what it says stands in `content/`. */
function LongTextPage({ page }: { page: PageName }) {
  const { query } = useRoute();
  const { textLocale, version, choices, former, isCurrent } = readAskedText(page, query);
  const text = useText({ page, textLocale, version });
  return (
    <LongText
      key={`${textLocale} ${version}`}
      page={page}
      text={text}
      textLocale={textLocale}
      query={query}
      top={
        choices.length > 1 && (
          <LanguageSwitch page={page} query={query} choices={choices} chosen={textLocale} />
        )
      }
    >
      {!isCurrent && version !== undefined && <NotInForce page={page} day={version} />}
      {page === 'faq' ? <FaqList text={text} /> : <TextBlocks blocks={text.blocks} page={page} />}
      {former.length > 0 && <FormerVersions page={page} days={former} />}
    </LongText>
  );
}

/** The page with the text that the address asks for, both loaded. */
export async function loadLongTextPage(page: PageName): Promise<ComponentType> {
  const { textLocale, version } = readAskedText(page, currentRoute().query);
  await Promise.all([longTextTexts.load(), loadText({ page, textLocale, version })]);
  return () => <LongTextPage page={page} />;
}
