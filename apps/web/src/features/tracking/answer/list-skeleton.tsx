import { Grid } from '../../../shared/ui/primitives.tsx';
import css from './list-skeleton.module.css';

const mostRows = 6;

/** Stands where the rows will be, one for each number asked. */
export function ListSkeleton({ askedCount }: { askedCount: number }) {
  const rows = Array.from({ length: Math.min(askedCount, mostRows) }, (_, index) => `row${index}`);
  return (
    <Grid gap={12} className={css.list} aria-hidden>
      <div className={css.head} />
      {rows.map((row) => (
        <div key={row} className={css.row}>
          <span />
          <span />
          <span />
        </div>
      ))}
    </Grid>
  );
}
