import type { PageName } from '@rohi/contract/site/pages';
import { ArrowRight } from 'lucide-react';
import { hrefOf } from '../../shared/router/hash-router.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import css from './section.module.css';

/** Where a section goes on. */
export function MoreLink({ to, children }: { to: PageName; children: string }) {
  return (
    <a href={hrefOf(to)} className={css.more}>
      {children}
      <Icon of={ArrowRight} />
    </a>
  );
}
