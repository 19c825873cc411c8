import { ChevronDown, Search } from 'lucide-react';
import { useId, useMemo } from 'react';
import { hotline, hotlineHref } from '../../shared/facts/site-facts.ts';
import { InlineText } from '../../shared/long-text/inline-text.tsx';
import type { LongTextData } from '../../shared/long-text/long-text-data.ts';
import { TextBlocks } from '../../shared/long-text/text-blocks.tsx';
import { longTextTexts } from '../../shared/long-text/long-text-words.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { splitFaq } from './faq-sections.ts';
import type { FaqSection, Question } from './faq-sections.ts';
import { searchFaq } from './search-faq.ts';
import { Grid, lookOf } from '../../shared/ui/primitives.tsx';
import css from './faq-list.module.css';

/** The search over the questions, which stands before all else of the page. */
export function FaqSearch({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { faq } = longTextTexts.read();
  const id = useId();
  return (
    <search className={css.search}>
      <label className="visually-hidden" htmlFor={id}>
        {faq.search}
      </label>
      <Icon of={Search} className={css.searchIcon} />
      <input
        id={id}
        type="search"
        className={css.input}
        value={value}
        placeholder={faq.search}
        autoComplete="off"
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </search>
  );
}

function QuestionItem({ question: { heading, answer } }: { question: Question }) {
  return (
    <details id={heading.id} className={css.question}>
      <summary className={css.summary}>
        <h3 className={css.title}>
          <InlineText pieces={heading.t} page="faq" />
        </h3>
        <Icon of={ChevronDown} className={css.arrow} />
      </summary>
      <Grid columns={1} gap={12} paddingBottom={20} tone="soft">
        <TextBlocks blocks={answer} page="faq" />
      </Grid>
    </details>
  );
}

function Section({ section: { heading, intro, questions } }: { section: FaqSection }) {
  return (
    <Grid as="section" columns={1} gap={10} className={css.section}>
      {heading && <TextBlocks blocks={[heading]} page="faq" />}
      <TextBlocks blocks={intro} page="faq" />
      <div>
        {questions.map((question) => (
          <QuestionItem key={question.heading.id} question={question} />
        ))}
      </div>
    </Grid>
  );
}

/** The questions, each folded over its answer; of them those that are searched for. */
export function FaqList({ text, searched }: { text: LongTextData; searched: string }) {
  const { faq } = longTextTexts.read();
  const sections = useMemo(() => splitFaq(text.blocks), [text]);
  const found = searchFaq(sections, searched);
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0);
  const isSearching = searched.trim() !== '';
  return (
    <>
      <p
        role="status"
        className={isSearching && count > 0 ? lookOf({ tone: 'soft', size: 14 }) : 'visually-hidden'}
      >
        {isSearching && count > 0 && faq.found(count)}
      </p>
      {found.map((section, index) => (
        <Section key={section.heading?.id ?? index} section={section} />
      ))}
      {isSearching && count === 0 && (
        <p role="status">
          {faq.noneFound} {faq.callUs} <a href={hotlineHref}>{hotline}</a>
        </p>
      )}
    </>
  );
}
