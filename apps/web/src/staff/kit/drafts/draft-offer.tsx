import { FilePen } from 'lucide-react';
import { Icon } from '../../../shared/ui/icon.tsx';
import { listWords } from '../list/list-words.ts';
import { momentText } from '../list/moment-text.ts';
import { Button } from '../ui/button.tsx';
import type { KeptDraft } from './use-draft.ts';
import css from './draft-offer.module.css';

type DraftOfferProps<Value> = {
  kept: KeptDraft<Value>;
  /** Fills the form with what was kept. */
  onRestore: (value: Value) => void;
  /** The record has been changed since it was typed. */
  isOlder?: boolean;
};

/** Says that something typed here was never saved, and gives it back or lets it go. */
export function DraftOffer<Value>({ kept, onRestore, isOlder = false }: DraftOfferProps<Value>) {
  const { draft: words } = listWords.read();
  const { offer, aside } = kept;
  if (offer === undefined && aside === undefined) return null;
  return (
    <section className={css.box} aria-label={words.label}>
      <Icon of={FilePen} size={20} />
      <p role="status" className={css.text}>
        {offer === undefined
          ? words.discarded
          : words.found(momentText(new Date(offer.savedAt).toISOString()))}
        {offer !== undefined && isOlder && ` ${words.older}`}
      </p>
      <div className={css.buttons}>
        {offer === undefined ? (
          <Button onPress={kept.fetchBack}>{words.fetchBack}</Button>
        ) : (
          <>
            <Button onPress={kept.putAside}>{words.discard}</Button>
            <Button
              kind="primary"
              onPress={() => {
                kept.take();
                onRestore(offer.value);
              }}
            >
              {words.restore}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}
