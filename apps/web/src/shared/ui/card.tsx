import { useId } from 'react';
import type { ReactNode } from 'react';
import { failureText } from '../api/failure-text.ts';
import { useSharedTexts } from '../i18n/shared-texts.ts';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import css from './card.module.css';

type CardProps = {
  title: string;
  /** How many things are in it, beside the title. */
  count?: number | undefined;
  className?: string | undefined;
  children: ReactNode;
};

export function Card({ title, count, className, children }: CardProps) {
  const id = useId();
  return (
    <section className={classNames(css.card, className)} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        {count !== undefined && count > 0 && <span className={css.count}>{count}</span>}
      </div>
      {children}
    </section>
  );
}

/** In place of an answer that is on its way or has not come; then with what the service said of it. */
export function Missing({
  answer,
}: {
  answer: { state: 'loading' } | { state: 'failed'; again: () => void; failure?: unknown };
}) {
  const { loading, otherError, again } = useSharedTexts();
  return answer.state === 'failed' ? (
    <div>
      <p className={css.missing}>{failureText(answer.failure, otherError)}</p>
      <Button kind="soft" onClick={answer.again}>
        {again}
      </Button>
    </div>
  ) : (
    <p role="status" className={css.missing}>
      {loading}
    </p>
  );
}
