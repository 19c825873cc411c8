import { CopyCheck } from 'lucide-react';
import { Icon } from '../../../shared/ui/icon.tsx';
import { momentText } from '../../kit/list/moment-text.ts';
import { staffHref, useStaffRoute } from '../../kit/router/staff-router.ts';
import type { ShownImport } from './import-queries.ts';
import { importsTexts } from '../screen-words.ts';
import css from './import-page.module.css';

/** Says that this very file was imported before, and by whom. */
export function Earlier({ shown: { row, earlier } }: { shown: ShownImport }) {
  const words = importsTexts.read().earlier;
  const { line, screen } = useStaffRoute();
  if (earlier === null || row.confirmedAt !== null || row.state === 'CANCELLED') return null;
  return (
    <section className={css.earlier} role="note">
      <Icon of={CopyCheck} size={22} />
      <div>
        <h2>{words.title}</h2>
        <p>
          {words.text(earlier.by, momentText(earlier.at))}{' '}
          <a href={staffHref(line, screen, new URLSearchParams({ row: earlier.id }))}>{words.open}</a>
        </p>
        <p>{words.same}</p>
      </div>
    </section>
  );
}
