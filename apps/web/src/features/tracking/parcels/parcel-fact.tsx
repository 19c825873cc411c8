import type { ReactNode } from 'react';
import { classNames } from '../../../shared/ui/class-names.ts';
import { Row } from '../../../shared/ui/primitives.tsx';
import css from './parcel-facts.module.css';

type FactProps = { name: string; className?: string | undefined; children: ReactNode };

/** A name with its value in the sidebar. */
export function Fact({ name, className, children }: FactProps) {
  return (
    <Row
      wrap
      rowGap={2}
      columnGap={8}
      justify="between"
      paddingX={0}
      paddingY={10}
      className={classNames(css.fact, className)}
    >
      <dt>{name}</dt>
      <dd>{children}</dd>
    </Row>
  );
}
