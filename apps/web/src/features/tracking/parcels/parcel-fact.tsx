import type { ReactNode } from 'react';
import { classNames } from '../../../shared/ui/class-names.ts';
import css from './parcel-facts.module.css';

type FactProps = { name: string; className?: string | undefined; children: ReactNode };

/** A name with its value in the sidebar. */
export function Fact({ name, className, children }: FactProps) {
  return (
    <div className={classNames(css.fact, className)}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
