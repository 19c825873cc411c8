import type { ReactNode } from 'react';
import { Change } from './change.tsx';
import { figureText } from './figures.ts';
import { reportsTexts } from '../screen-words.ts';
import type { Unit } from './texts/ru.ts';
import css from './figure-card.module.css';

type FigureCardProps = {
  name: string;
  value: string | number;
  unit: Unit;
  changePct?: number | null;
  /** What it was before, in words. */
  before?: string;
  /** Where the orders stand that it is a figure of. */
  href?: string | undefined;
  children?: ReactNode;
};

/** One number that matters, with what it was before. */
export function FigureCard({ name, value, unit, changePct = null, before, href, children }: FigureCardProps) {
  return (
    <div className={css.card}>
      <dt className={css.name}>{href === undefined ? name : <a href={href}>{name}</a>}</dt>
      <dd className={css.body}>
        <p className={css.value}>
          {figureText(value, unit)} <span className={css.unit}>{reportsTexts.read().units[unit]}</span>
        </p>
        {before !== undefined && (
          <p className={css.before}>
            <Change changePct={changePct} />
            <span>{before}</span>
          </p>
        )}
        {children}
      </dd>
    </div>
  );
}

/** Cards beside each other, as many as there is room for. */
export function FigureCards({ children }: { children: ReactNode }) {
  return <dl className={css.cards}>{children}</dl>;
}
