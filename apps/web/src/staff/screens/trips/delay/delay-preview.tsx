import { htmlLang } from '@rohi/contract/locales';
import { ArrowRight, Bell } from 'lucide-react';
import { formatDayRange } from '../../../../shared/format/dates.ts';
import { formatShortDecimal } from '../../../../shared/format/numbers.ts';
import { Icon } from '../../../../shared/ui/icon.tsx';
import { listWords } from '../../../kit/kit-words.ts';
import { momentText } from '../../../kit/list/moment-text.ts';
import type { DelayPreview } from './delay-queries.ts';
import { delayTexts } from '../../screen-words.ts';
import { Box, Row, Text } from '../../../../shared/ui/primitives.tsx';
import css from './delay-preview.module.css';

const countText = (count: number) => formatShortDecimal(String(count));

/** How many customers get a message each, what they read in which language, and when the letters go out. */
export function Messages({ preview, none }: { preview: DelayPreview; none: string }) {
  const words = delayTexts.read();
  const { languages } = listWords.read();
  const { customers, parcels, letters, messages, waitsUntil } = preview;
  return (
    <Box
      as="section"
      minWidth={0}
      fill="surface"
      border="all"
      radius="panel"
      shadow="panel"
      digits
      className={css.panel}
      aria-label={words.preview}
    >
      <Text justify="between" paddingX={20} paddingY={14} className={css.head}>
        <span>
          <b>{countText(customers)}</b> {words.getMessage(customers)}
        </span>
        <span>{words.parcels(parcels)}</span>
      </Text>
      {messages.length === 0 && (
        <Text paddingX={20} paddingTop={0} paddingBottom={16} className={css.noOne}>
          {none}
        </Text>
      )}
      {messages.map(({ locale, customers: count, subject, text }) => (
        <Box as="article" paddingX={20} paddingY={12} border="top" key={locale}>
          <Row as="h3" justify="between" size={14}>
            {languages[locale]} <span>{countText(count)}</span>
          </Row>
          <blockquote lang={htmlLang[locale]}>
            <b>{subject}</b>
            {text}
          </blockquote>
        </Box>
      ))}
      {customers > 0 && (
        <Row as="p" gap={10} paddingX={20} paddingY={12} border="top" className={css.ways}>
          <Icon of={Bell} size={18} />
          {words.ways(countText(customers), countText(letters))}.{' '}
          {waitsUntil !== null && words.waits(momentText(waitsUntil))}
        </Row>
      )}
    </Box>
  );
}

/** How the days move, by the city that parcels go to. */
export function MovedDates({ dates }: Pick<DelayPreview, 'dates'>) {
  const words = delayTexts.read();
  return (
    <Box
      as="section"
      minWidth={0}
      fill="surface"
      border="all"
      radius="panel"
      shadow="panel"
      digits
      className={css.panel}
      aria-label={words.dates}
    >
      <Text as="h2" paddingX={20} paddingY={14} size={15} className={css.title}>
        {words.dates}
      </Text>
      {dates.length === 0 && (
        <Text paddingX={20} paddingTop={0} paddingBottom={16} className={css.noOne}>
          {words.noDates}
        </Text>
      )}
      <ul className={css.dates}>
        {dates.map(({ city, parcels, before, after }) => (
          <Box as="li" paddingX={20} paddingY={10} border="top" key={city}>
            <p>
              <b>{city ?? words.noCity}</b>
              <span>{words.parcels(parcels)}</span>
            </p>
            <p>
              <Range range={before} isOld />
              <Icon of={ArrowRight} size={16} />
              <Range range={after} />
            </p>
          </Box>
        ))}
      </ul>
    </Box>
  );
}

type RangeProps = { range: DelayPreview['dates'][number]['before']; isOld?: boolean };

function Range({ range, isOld = false }: RangeProps) {
  const text = range === null ? delayTexts.read().noDay : formatDayRange(range.from, range.to);
  return isOld ? <s>{text}</s> : <b>{text}</b>;
}
