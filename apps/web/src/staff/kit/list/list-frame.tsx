import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyRows } from './list-empty.tsx';
import { ListHead } from './list-head.tsx';
import { Grid, Row } from '../../../shared/ui/primitives.tsx';
import css from './list-frame.module.css';

type ListFrameProps = { title: string; count?: string | undefined; children: ReactNode };

/** A screen of cards, with the title and the edges that every list has. */
export function ListFrame({ title, count, children }: ListFrameProps) {
  return (
    <Grid gap={12} alignContent="start" wide paddingX={24} paddingY={20} className={css.frame}>
      <ListHead title={title} count={count} />
      <Grid gap={12} className={css.cards}>
        {children}
      </Grid>
    </Grid>
  );
}

/** In the place of the cards: that there are none. */
export function NoCards({ title }: { title: string }) {
  return (
    <Row fill="surface" border="all" radius="panel" role="status">
      <EmptyRows icon={Inbox} title={title} />
    </Row>
  );
}
