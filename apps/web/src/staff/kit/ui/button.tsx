import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import type { ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { classNames } from '../../../shared/ui/class-names.ts';
import css from './button.module.css';

/** `primary` for the one thing to do, `outline` beside it, `quiet` within a bar, `danger` for what takes something away. */
export type ButtonKind = 'primary' | 'outline' | 'quiet' | 'danger';

type ButtonProps = Omit<AriaButtonProps, 'className' | 'children'> & {
  kind?: ButtonKind;
  /** A square with an icon alone; it needs an `aria-label`. */
  square?: boolean;
  /** On a phone its words, which stand in a `span`, make way: the icon stays. */
  folds?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** The console's button: 36 px high, 44 px where fingers touch. */
export function Button({ kind = 'outline', square = false, folds = false, className, ...rest }: ButtonProps) {
  const classes = [css.button, css[kind], square && css.square, folds && css.folds, className];
  return <AriaButton {...rest} className={classNames(...classes)} />;
}
