import type { ReactNode } from 'react';
import { staffHref, useStaffRoute } from '../../kit/router/staff-router.ts';
import { RecordTrail } from '../../kit/record/record-trail.tsx';
import type { RecordList } from '../../kit/record/record-trail.tsx';
import { recordTexts } from '../screen-words.ts';
import { Box, Grid, Row, Text } from '../../../shared/ui/primitives.tsx';
import css from './record.module.css';

/** Leads on from a record that is not there. */
export function ToList({ list }: { list: RecordList }) {
  const { lists, toList } = recordTexts.read();
  const { line } = useStaffRoute();
  return <a href={staffHref(line, list)}>{toList(lists[list])}</a>;
}

type RecordFrameProps = {
  list: RecordList;
  /** The record's own code. */
  title: string;
  /** Beside the title: what else it is called. */
  named?: ReactNode;
  state: ReactNode;
  acts: ReactNode;
  /** What it belongs to, under its names. */
  links: readonly { name: string; link: ReactNode }[];
  side: ReactNode;
  children: ReactNode;
};

/**
 * A record as a page: its code, how it is, what can be done, where it belongs; the work at the left, the facts at the
 * right.
 */
export function RecordFrame({ list, title, named, state, acts, links, side, children }: RecordFrameProps) {
  const texts = recordTexts.read();
  return (
    <Grid columns={1} gap={16} wide className={css.page}>
      <Grid as="header" columns={1} rowGap={10} columnGap={16} className={css.head}>
        <RecordTrail list={list} name={texts.lists[list]} />
        <Row wrap rowGap={4} columnGap={16} align="baseline">
          <Text as="h1" digits breaks className={css.code}>
            {title}
          </Text>
          {named}
        </Row>
        <Row wrap rowGap={6} columnGap={16} align="center" className={css.state}>
          {state}
        </Row>
        <Row wrap gap={8} className={css.acts} role="group" aria-label={texts.acts.label}>
          {acts}
        </Row>
      </Grid>
      {links.length > 0 && (
        <Grid as="dl" fill="surface" border="all" radius="panel" className={css.links}>
          {links.map(({ name, link }) => (
            <Box minWidth={0} paddingX={16} paddingY={10} key={name}>
              <dt>{name}</dt>
              <dd>{link ?? '—'}</dd>
            </Box>
          ))}
        </Grid>
      )}
      <Grid gap={16} align="start" className={css.columns}>
        <Grid columns={1} gap={16} minWidth={0}>
          {children}
        </Grid>
        <Grid columns={1} gap={16} minWidth={0}>
          {side}
        </Grid>
      </Grid>
    </Grid>
  );
}
