import { Copy } from 'lucide-react';
import { Icon } from '../../shared/ui/icon.tsx';
import { copyWithMessage } from './copy-with-message.ts';
import { Grid } from '../../shared/ui/primitives.tsx';
import css from './copy-button.module.css';

/** A small button that copies `text`; `label` says what. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  return (
    <Grid
      as="button"
      type="button"
      place="center"
      flex="none"
      radius="control"
      tone="soft"
      className={css.copy}
      aria-label={label}
      title={label}
      onClick={() => void copyWithMessage(text)}
    >
      <Icon of={Copy} size={18} />
    </Grid>
  );
}
