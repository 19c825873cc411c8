import type { Tone } from '@rohi/contract/tone';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import css from './tone-label.module.css';

type ToneLabelProps = { tone: Tone | 'danger'; className?: string | undefined; children: ReactNode };

/** Dot and words: the colour only repeats what is written. */
export function ToneLabel({ tone, className, children }: ToneLabelProps) {
  return (
    <span className={classNames(css.label, className)} data-tone={tone}>
      {children}
    </span>
  );
}
