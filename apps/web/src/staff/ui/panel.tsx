import type { UseQueryResult } from '@tanstack/react-query';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { ApiError } from '../../shared/api/exchange.ts';
import { LoadFailure, Loading } from './states.tsx';
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

type AnsweredProps<Data> = { answer: UseQueryResult<Data>; children: (data: Data) => ReactNode };

/** What an answer is shown as; until it comes, that it is on its way, and if it does not, why and again. */
export function Answered<Data>({ answer, children }: AnsweredProps<Data>) {
  const { data, error, refetch } = answer;
  if (data !== undefined) return children(data);
  if (!error) return <Loading />;
  return (
    <LoadFailure msg={error instanceof ApiError ? error.msg : undefined} onAgain={() => void refetch()} />
  );
}
