import type { StaffMenuKey } from '@rohi/contract/accounts/staff-menu';
import type { ReactNode } from 'react';
import { recordHref, staffHref, useStaffRoute } from '../router/staff-router.ts';
import { useUser } from '../session/user-info.ts';

/** What has a page of its own, by the screen that lists it; of the others the list is opened at their row. */
const pages: ReadonlySet<StaffMenuKey> = new Set<StaffMenuKey>(['parcels', 'orders', 'customers', 'trips']);

type RecordLinkProps = { to: StaffMenuKey; id: string; children?: ReactNode; className?: string | undefined };

/** Leads to a record by its code; plain words for users without a screen of it. */
export function RecordLink({ to, id, children = id, className }: RecordLinkProps) {
  const { menus } = useUser();
  const { line } = useStaffRoute();
  if (!menus[line].some(({ key }) => key === to)) return <span className={className}>{children}</span>;
  const href = pages.has(to)
    ? recordHref(line, to, id)
    : staffHref(line, to, new URLSearchParams({ row: id }));
  return (
    <a href={href} className={className}>
      {children}
    </a>
  );
}
