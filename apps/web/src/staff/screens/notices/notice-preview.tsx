import { readNoticeText } from '@rohi/contract/content/read-notice-text';
import type { NoticeFields } from '@rohi/contract/content/notice-list.contract';
import { htmlLang, locales } from '@rohi/contract/locales';
import type { Locale } from '@rohi/contract/locales';
import { useState } from 'react';
import { TextBlocks } from '../../../shared/long-text/text-blocks.tsx';
import { listWords } from '../../kit/kit-words.ts';
import { noticesListTexts } from '../screen-words.ts';
import { Box, Grid, Row, Text } from '../../../shared/ui/primitives.tsx';
import css from './notices-list.module.css';

type Shown = Pick<NoticeFields, 'titles' | 'summaries' | 'bodies'>;

/** The notice as the site shows it: read and drawn by the same code. */
export function NoticePreview({ fields }: { fields: Shown }) {
  const { preview } = noticesListTexts.read();
  const { languages } = listWords.read();
  const [locale, setLocale] = useState<Locale>('ru');
  const body = fields.bodies[locale];
  return (
    <Grid gap={10}>
      <Row as="label" gap={8} align="center" justify="between" tone="faint" size={13} className={css.label}>
        {preview.label}
        <select value={locale} onChange={(event) => setLocale(event.currentTarget.value as Locale)}>
          {locales.map((each) => (
            <option key={each} value={each}>
              {languages[each]}
            </option>
          ))}
        </select>
      </Row>
      {/* A link of the notice leads out of the console: here it is only looked at. */}
      <Grid
        as="article"
        gap={10}
        padding={20}
        fill="surface"
        border="all"
        radius="card"
        lang={htmlLang[locale]}
        onClick={(event) => event.preventDefault()}
      >
        <Text size={22} weight={700} className={css.title}>
          {fields.titles[locale]}
        </Text>
        <Text tone="soft" size={15}>
          {fields.summaries[locale]}
        </Text>
        <Box size={15}>
          {body.trim() === '' ? (
            <Text tone="faint">{preview.empty}</Text>
          ) : (
            <TextBlocks blocks={readNoticeText(body)} page="news" />
          )}
        </Box>
      </Grid>
    </Grid>
  );
}
