import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyRows } from './list-empty.tsx';
import { ListHead } from './list-head.tsx';
import css from './list-frame.module.css';

type ListFrameProps = { title: string; count?: string | undefined; children: ReactNode };

/** A screen of cards, with the title and the edges that every list has. */
export function ListFrame({ title, count, children }: ListFrameProps) {
  return (
    <div className={css.frame}>
      <ListHead title={title} count={count} />
      <div className={css.cards}>{children}</div>
    </div>
  );
}

/** In the place of the cards: that there are none. */
export function NoCards({ title }: { title: string }) {
  return (
    <div className={css.none} role="status">
      <EmptyRows icon={Inbox} title={title} />
    </div>
  );
}
