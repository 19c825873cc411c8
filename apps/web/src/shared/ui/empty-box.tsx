import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import css from './empty-box.module.css';

type EmptyBoxProps = {
  icon: LucideIcon;
  title: string;
  text: string;
  /** What can be done about it. */
  children?: ReactNode;
};

/** Stands where a list would be: why there is none, and what can be done. */
export function EmptyBox({ icon, title, text, children }: EmptyBoxProps) {
  return (
    <div className={css.box}>
      <span className={css.picture}>
        <Icon of={icon} size={26} />
      </span>
      <h2 className={css.title}>{title}</h2>
      <p className={css.text}>{text}</p>
      {children}
    </div>
  );
}
