import type { ReactNode } from 'react';
import { Grid, Row, Text } from '../../../shared/ui/primitives.tsx';
import css from './row-contents.module.css';

type RowContentsProps = {
  /** Names and values, in their order. */
  facts: readonly (readonly [name: string, value: ReactNode])[];
  title: string;
  children: ReactNode;
};

/** All that is known of a row that holds things, and below it what is in it. */
export function RowContents({ facts, title, children }: RowContentsProps) {
  return (
    <Grid gap={24}>
      <Grid as="dl" rowGap={10} columnGap={16} breaks className={css.facts}>
        {facts.map(([name, value]) => [
          <Text as="dt" tone="soft" key={`${name}:`}>
            {name}
          </Text>,
          <dd key={name}>{value}</dd>,
        ])}
      </Grid>
      <section aria-labelledby="contents">
        <Text as="h3" id="contents" marginBottom={8} size={15} weight={700}>
          {title}
        </Text>
        {children}
      </section>
    </Grid>
  );
}

/** What is in it, as a list; `empty` where nothing is. */
export function ContentsList({ empty, children }: { empty: string; children: readonly ReactNode[] }) {
  return children.length === 0 ? <p className={css.empty}>{empty}</p> : <ul>{children}</ul>;
}

type ContentItemProps = { link: ReactNode; about: readonly (string | null)[]; children?: ReactNode };

/** One thing in it, with the way to its record and what is known of it. */
export function ContentItem({ link, about, children }: ContentItemProps) {
  return (
    <Row
      as="li"
      wrap
      rowGap={4}
      columnGap={12}
      align="baseline"
      paddingX={0}
      paddingY={10}
      border="top"
      breaks
      className={css.content}
    >
      {link}
      <Text as="span" size={13} className={css.about}>
        {about.filter((part) => part !== null).join(' · ')}
      </Text>
      {children}
    </Row>
  );
}
