import type { ReactNode } from 'react';
import { classNames } from '../../../shared/ui/class-names.ts';
import css from './dialog-foot.module.css';
import { MessageHost } from './message-host.tsx';

/** The bar of buttons below a form that scrolls; what is said for a moment stands above it and covers nothing. */
export function DialogFoot({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <>
      <MessageHost />
      <div className={classNames(css.foot, className)}>{children}</div>
    </>
  );
}
