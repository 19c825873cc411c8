import { Copy } from 'lucide-react';
import { Icon } from '../../shared/ui/icon.tsx';
import { copyWithMessage } from './copy-with-message.ts';
import css from './copy-button.module.css';

/** A small button that copies `text`; `label` says what. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  return (
    <button
      type="button"
      className={css.copy}
      aria-label={label}
      title={label}
      onClick={() => void copyWithMessage(text)}
    >
      <Icon of={Copy} size={18} />
    </button>
  );
}
