import { CircleAlert, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../../shared/ui/icon.tsx';
import { staffTexts } from '../kit-words.ts';
import { Button } from './button.tsx';
import css from './states.module.css';

/** Something is on its way. */
export function Loading() {
  return (
    <p role="status" className={css.loading}>
      <span className="visually-hidden">{staffTexts.read().loading}</span>
      <span className={css.bar} aria-hidden />
    </p>
  );
}

/** What a whole page was to show is not there; `children` lead on. */
export function Missing({ msg, children }: { msg: string; children: ReactNode }) {
  return (
    <div role="alert" className={css.failure}>
      <Icon of={SearchX} size={28} />
      <h1>{msg}</h1>
      {children}
    </div>
  );
}

/** It did not come; `msg` is the service's own word for it. */
export function LoadFailure({ msg, onAgain }: { msg?: string | undefined; onAgain: () => void }) {
  const { failure } = staffTexts.read();
  return (
    <div role="alert" className={css.failure}>
      <Icon of={CircleAlert} size={28} className={css.sign} />
      <h2>{failure.title}</h2>
      <p>{msg || failure.text}</p>
      <Button onPress={onAgain}>{failure.again}</Button>
    </div>
  );
}
