import { FilePen } from 'lucide-react';
import { Icon } from '../../../shared/ui/icon.tsx';
import { listWords } from '../kit-words.ts';
import { momentText } from '../list/moment-text.ts';
import { Button } from '../ui/button.tsx';
import type { SavedDraft } from './use-draft.ts';
import { Row } from '../../../shared/ui/primitives.tsx';
import css from './draft-offer.module.css';

type DraftOfferProps<Value> = {
  saved: SavedDraft<Value>;
  /** Fills the form with what was saved. */
  onRestore: (value: Value) => void;
  /** The record has been changed since it was typed. */
  isOlder?: boolean;
};

/** Says that something typed here was never saved, and gives it back or lets it go. */
export function DraftOffer<Value>({ saved, onRestore, isOlder = false }: DraftOfferProps<Value>) {
  const { draft: words } = listWords.read();
  const { offer, aside } = saved;
  if (offer === undefined && aside === undefined) return null;
  return (
    <Row
      as="section"
      wrap
      rowGap={8}
      columnGap={12}
      align="center"
      marginBottom={20}
      paddingX={16}
      paddingY={12}
      fill="lapis-soft"
      radius="panel"
      className={css.box}
      aria-label={words.label}
    >
      <Icon of={FilePen} size={20} />
      <p role="status" className={css.text}>
        {offer === undefined
          ? words.discarded
          : words.found(momentText(new Date(offer.savedAt).toISOString()))}
        {offer !== undefined && isOlder && ` ${words.older}`}
      </p>
      <Row wrap gap={8}>
        {offer === undefined ? (
          <Button onPress={saved.fetchBack}>{words.fetchBack}</Button>
        ) : (
          <>
            <Button onPress={saved.putAside}>{words.discard}</Button>
            <Button
              kind="primary"
              onPress={() => {
                saved.take();
                onRestore(offer.value);
              }}
            >
              {words.restore}
            </Button>
          </>
        )}
      </Row>
    </Row>
  );
}
