import type { ReactNode } from 'react';
import { Change } from './change.tsx';
import { figureText } from './figures.ts';
import { reportsTexts } from '../screen-words.ts';
import type { Unit } from './texts/ru.ts';
import { Grid, Row, Stack, Text } from '../../../shared/ui/primitives.tsx';
import css from './figure-card.module.css';

type FigureCardProps = {
  name: string;
  value: string | number;
  unit: Unit;
  changePct?: number | null;
  /** What it was before, in words. */
  before?: string;
  /** Where the orders stand that it is a figure of. */
  href?: string | undefined;
  children?: ReactNode;
};

/** One number that matters, with what it was before. */
export function FigureCard({ name, value, unit, changePct = null, before, href, children }: FigureCardProps) {
  return (
    <Stack minWidth={0} overflow="hidden" fill="surface" border="all" radius="panel" shadow="panel">
      <Text
        as="dt"
        paddingX={20}
        paddingTop={16}
        paddingBottom={0}
        tone="soft"
        size={13}
        weight={500}
        className={css.name}
      >
        {href === undefined ? name : <a href={href}>{name}</a>}
      </Text>
      <Stack as="dd" flex={1} className={css.body}>
        <Text paddingX={20} paddingTop={4} paddingBottom={0} weight={600} digits className={css.value}>
          {figureText(value, unit)}{' '}
          <Text as="span" tone="faint" size={14} weight={500} className={css.unit}>
            {reportsTexts.read().units[unit]}
          </Text>
        </Text>
        {before !== undefined && (
          <Row
            as="p"
            wrap
            rowGap={0}
            columnGap={8}
            paddingX={20}
            paddingTop={4}
            paddingBottom={14}
            tone="faint"
            size={13}
            digits
            className={css.before}
          >
            <Change changePct={changePct} />
            <span>{before}</span>
          </Row>
        )}
        {children}
      </Stack>
    </Stack>
  );
}

/** Cards beside each other, as many as there is room for. */
export function FigureCards({ children }: { children: ReactNode }) {
  return (
    <Grid as="dl" gap={16} className={css.cards}>
      {children}
    </Grid>
  );
}
