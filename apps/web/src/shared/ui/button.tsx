import type { AnchorHTMLAttributes, ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import css from './button.module.css';

/** `primary` for the one thing to do, `dark` for logging in, `soft` and `outline` for what stands beside it. */
export type ButtonKind = 'primary' | 'dark' | 'soft' | 'outline';

type Look = { kind?: ButtonKind; wide?: boolean };

export function Button({
  kind = 'primary',
  wide = false,
  className,
  ...rest
}: Look & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(css.button, css[kind], wide && css.wide, className)}
    />
  );
}

/** A link that looks like a button: it leads somewhere. */
export function ButtonLink({
  kind = 'primary',
  wide = false,
  className,
  children,
  ...rest
}: Look & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a {...rest} className={classNames(css.button, css[kind], wide && css.wide, className)}>
      {children}
    </a>
  );
}
