import type { ReactNode } from 'react';
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
    <div className={css.row}>
      <dl className={css.facts}>
        {facts.map(([name, value]) => [<dt key={`${name}:`}>{name}</dt>, <dd key={name}>{value}</dd>])}
      </dl>
      <section aria-labelledby="contents">
        <h3 id="contents" className={css.title}>
          {title}
        </h3>
        {children}
      </section>
    </div>
  );
}

/** What is in it, as a list; `empty` where nothing is. */
export function ContentsList({ empty, children }: { empty: string; children: readonly ReactNode[] }) {
  return children.length === 0 ? (
    <p className={css.empty}>{empty}</p>
  ) : (
    <ul className={css.list}>{children}</ul>
  );
}

type ContentItemProps = { link: ReactNode; about: readonly (string | null)[]; children?: ReactNode };

/** One thing in it, with the way to its record and what is known of it. */
export function ContentItem({ link, about, children }: ContentItemProps) {
  return (
    <li className={css.content}>
      {link}
      <span className={css.about}>{about.filter((part) => part !== null).join(' · ')}</span>
      {children}
    </li>
  );
}
