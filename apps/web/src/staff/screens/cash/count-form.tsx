import type { ReactNode } from 'react';
import { ownSubmit } from '../../../shared/forms/own-submit.ts';
import { DraftOffer } from '../../kit/drafts/draft-offer.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { AmountField } from './amount-field.tsx';
import { cashTexts } from '../screen-words.ts';
import { NotesCount } from './notes-count.tsx';
import type { Count } from './use-count.ts';
import { Grid } from '../../../shared/ui/primitives.tsx';
import css from './cash.module.css';

type CountFormProps = {
  count: Count;
  onSend: () => void;
  /** Beside the notes: what is known at this step, and the button that sends. */
  children: ReactNode;
};

/** The notes of a drawer, typed from the largest down; what they are compared with is not known here. */
export function CountForm({ count, onSend, children }: CountFormProps) {
  const texts = cashTexts.read();
  const { typed, terminal, asksCard, saved, isWhole } = count;
  const send = () => {
    if (isWhole) onSend();
  };
  return (
    <Grid as="form" gap={12} align="start" className={css.count} noValidate onSubmit={ownSubmit(send)}>
      <DraftOffer saved={saved} onRestore={count.restore} />
      <NotesCount currency="TJS" typed={typed} onType={count.type} head={texts.count.enter} />
      <Grid gap={12} alignContent="start" minWidth={0}>
        <NotesCount currency="USD" typed={typed} onType={count.type} head={null} />
        {asksCard && (
          <section className={css.card} aria-label={texts.close.card}>
            <h2>{texts.close.card}</h2>
            <AmountField
              name="terminal"
              label={texts.close.terminal}
              value={terminal}
              onText={count.typeTerminal}
            />
          </section>
        )}
      </Grid>
      <section className={css.side}>
        {children}
        <Button onPress={count.fillZeros}>{texts.count.zeros}</Button>
      </section>
    </Grid>
  );
}
