import type { ReactNode } from 'react';
import css from './dialog-text.module.css';

/** What a dialog asks or says, above its buttons. */
export function DialogText({ children }: { children: ReactNode }) {
  return <p className={css.text}>{children}</p>;
}
