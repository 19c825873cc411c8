import type { ReactNode } from 'react';
import { useSharedTexts } from '../../../shared/i18n/shared-texts.ts';
import { Button } from '../../../shared/ui/button.tsx';
import css from './profile-screen.module.css';

export function ProfileCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.card}>
      <h2 className={css.title}>{title}</h2>
      {children}
    </section>
  );
}

/** In place of an answer that is on its way or has not come. */
export function Missing({ failed, onAgain }: { failed: boolean; onAgain: () => void }) {
  const { loading, otherError, again } = useSharedTexts();
  return failed ? (
    <div>
      <p className={css.missing}>{otherError}</p>
      <Button kind="soft" onClick={onAgain}>
        {again}
      </Button>
    </div>
  ) : (
    <p role="status" className={css.missing}>
      {loading}
    </p>
  );
}
