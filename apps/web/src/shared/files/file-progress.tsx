import css from './file-progress.module.css';

type FileProgressProps = { label: string; done: number; total: number };

/** How far the rows of a file are; without any yet, that it has begun. */
export function FileProgress({ label, done, total }: FileProgressProps) {
  return (
    <progress
      className={css.progress}
      aria-label={label}
      {...(total === 0 ? {} : { value: done, max: total })}
    />
  );
}
