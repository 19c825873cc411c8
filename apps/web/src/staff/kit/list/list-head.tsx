import type { ReactNode } from 'react';
import { Row, Text } from '../../../shared/ui/primitives.tsx';
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
    <Row
      as="header"
      wrap
      rowGap={8}
      columnGap={12}
      align="center"
      justify="between"
      flex="none"
      className={css.head}
    >
      <Row wrap rowGap={0} columnGap={12} align="baseline">
        <h1>{title}</h1>
        <Text tone="faint" size={13} role="status">
          {count}
        </Text>
      </Row>
      <Row wrap gap={8}>
        {children}
      </Row>
    </Row>
  );
}
