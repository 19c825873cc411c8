import { Fragment } from 'react';
import type { Key, ReactNode } from 'react';
import { Answered, type Answer } from '../../kit/ui/answered.tsx';
import css from './cash.module.css';

type WaitingCardProps<One> = {
  words: { title: string; lead: string; none: string };
  answer: Answer<{ list: readonly One[] }>;
  keyOf: (one: One) => Key;
  children: (one: One) => ReactNode;
};

/** What waits for somebody, a line each. */
export function WaitingCard<One>({ words, answer, keyOf, children }: WaitingCardProps<One>) {
  return (
    <section className={css.card} aria-label={words.title}>
      <h2>{words.title}</h2>
      <Answered answer={answer}>
        {({ list }) => (
          <>
            <p className={css.quiet}>{list.length === 0 ? words.none : words.lead}</p>
            <ul className={css.drawers}>
              {list.map((one) => (
                <Fragment key={keyOf(one)}>{children(one)}</Fragment>
              ))}
            </ul>
          </>
        )}
      </Answered>
    </section>
  );
}
