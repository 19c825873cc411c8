import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import type { ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { classNames } from '../../../shared/ui/class-names.ts';
import css from './button.module.css';

/**
 * `primary` for the one thing to do, `outline` beside it, `quiet` within a bar, `danger` for what takes something away.
 */
export type ButtonKind = 'primary' | 'outline' | 'quiet' | 'danger';

type ButtonProps = Omit<AriaButtonProps, 'className' | 'children'> & {
  kind?: ButtonKind;
  /** A square with an icon alone; it needs an `aria-label`. */
  square?: boolean;
  /** On a phone its words, which stand in a `span`, make way: the icon stays. */
  folds?: boolean;
  /** On a phone its words stand small below its icon, so that several such have room beside the main one. */
  stacks?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** The console's button: 36 px high, 44 px where fingers touch. */
export function Button({
  kind = 'outline',
  square = false,
  folds = false,
  stacks = false,
  className,
  ...rest
}: ButtonProps) {
  const shapes = [square && css.square, folds && css.folds, stacks && css.stacks];
  const classes = [css.button, css[kind], ...shapes, className];
  return <AriaButton {...rest} className={classNames(...classes)} />;
}
