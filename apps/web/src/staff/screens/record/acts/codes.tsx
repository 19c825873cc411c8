import type { Failure } from './use-each.ts';
import { Grid } from '../../../../shared/ui/primitives.tsx';
import css from './act-dialog.module.css';

/** Parcels by their codes, each with what is to be said of it. */
export function Codes({ title, codes }: { title: string; codes: readonly Failure[] }) {
  return (
    <div>
      <p>{title}</p>
      <Grid as="ul" gap={4} overflow="auto" marginTop={6} size={13} breaks className={css.codes}>
        {codes.map(({ id, msg }) => (
          <li key={id}>
            <strong>{id}</strong> {msg}
          </li>
        ))}
      </Grid>
    </div>
  );
}
