import { useId } from 'react';
import type { ReactNode } from 'react';
import css from './panel.module.css';

type PanelProps = { title: string; end?: ReactNode; children: ReactNode };

/** A part of a board with its name. */
export function Panel({ title, end, children }: PanelProps) {
  const id = useId();
  return (
    <section className={css.panel} aria-labelledby={id}>
      <header className={css.head}>
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        {end !== undefined && <div className={css.end}>{end}</div>}
      </header>
      {children}
    </section>
  );
}
