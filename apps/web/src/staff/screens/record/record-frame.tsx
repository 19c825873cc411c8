import type { ReactNode } from 'react';
import { staffHref, useStaffRoute } from '../../kit/router/staff-router.ts';
import { RecordTrail } from '../../kit/record/record-trail.tsx';
import type { RecordList } from '../../kit/record/record-trail.tsx';
import { recordTexts } from '../screen-words.ts';
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
    <div className={css.page}>
      <header className={css.head}>
        <RecordTrail list={list} name={texts.lists[list]} />
        <div className={css.names}>
          <h1 className={css.code}>{title}</h1>
          {named}
        </div>
        <div className={css.state}>{state}</div>
        <div className={css.acts} role="group" aria-label={texts.acts.label}>
          {acts}
        </div>
      </header>
      {links.length > 0 && (
        <dl className={css.links}>
          {links.map(({ name, link }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{link ?? '—'}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className={css.columns}>
        <div className={css.column}>{children}</div>
        <div className={css.column}>{side}</div>
      </div>
    </div>
  );
}
