import { CircleAlert, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../ui/icon.tsx';
import { Grid } from '../ui/primitives.tsx';
import css from './remark-list.module.css';

/** What is to be said of a row of a file: of which cell, and what. */
export type RowRemark = { key: string; cell: string; text: ReactNode };

/** All that is wrong with a row of a file, or worth knowing of it. */
export function RemarkList({
  remarks,
  kind = 'problem',
}: {
  remarks: readonly RowRemark[];
  kind?: 'problem' | 'note';
}) {
  return (
    <Grid as="ul" gap={4} className={css.remarks}>
      {remarks.map(({ key, cell, text }) => (
        <li key={key} data-kind={kind}>
          <Icon of={kind === 'problem' ? CircleAlert : Info} size={16} />
          <span>
            {cell !== '' && <b>{cell}</b>}
            {text}
          </span>
        </li>
      ))}
    </Grid>
  );
}
