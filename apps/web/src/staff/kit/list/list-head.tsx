import type { ReactNode } from 'react';
import css from './list-screen.module.css';

type ListHeadProps = {
  title: string;
  /** How many rows there are, in words; undefined until it is known. */
  count: string | undefined;
  /** What can be done with the list. */
  children?: ReactNode;
};

/** Name of a list, the number of its rows and its buttons. */
export function ListHead({ title, count, children }: ListHeadProps) {
  return (
    <header className={css.head}>
      <div className={css.title}>
        <h1>{title}</h1>
        <p className={css.count} role="status">
          {count}
        </p>
      </div>
      <div className={css.actions}>{children}</div>
    </header>
  );
}
