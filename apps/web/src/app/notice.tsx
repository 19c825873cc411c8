import type { ReactNode } from 'react';
import { Row } from '../shared/ui/primitives.tsx';
import css from './notice.module.css';

type NoticeProps = { title: string; text: string; children: ReactNode };

/** A page of one heading, one text and what can be done. */
export function Notice({ title, text, children }: NoticeProps) {
  return (
    <div className={css.notice}>
      <h1>{title}</h1>
      <p className={css.text}>{text}</p>
      <Row wrap gap={12} marginTop={24}>
        {children}
      </Row>
    </div>
  );
}
