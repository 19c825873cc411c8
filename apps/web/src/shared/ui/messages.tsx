import { siteLimits } from '@rohi/contract/site/limits';
import { Check, CircleAlert, LoaderCircle } from 'lucide-react';
import { createPortal } from 'react-dom';
import { loadingCount } from '../api/pending.ts';
import { useSharedTexts } from '../i18n/shared-texts.ts';
import { topDialog } from './dialog-stack.ts';
import { Icon } from './icon.tsx';
import { createStore } from './store.ts';
import css from './messages.module.css';

type Kind = 'error' | 'success';
type Message = { id: number; kind: Kind; text: string | undefined };

const messages = createStore<readonly Message[]>([]);
let lastId = 0;

/** Shows a message for 3 s (specification, section 8). An error without text is the generic one. */
export function showMessage(kind: Kind, text?: string): void {
  lastId += 1;
  const message = { id: lastId, kind, text };
  // The same words once are enough, however many calls have failed with them.
  const others = messages.read().filter((shown) => shown.kind !== kind || shown.text !== text);
  messages.write([...others, message]);
  setTimeout(() => {
    messages.write(messages.read().filter((shown) => shown !== message));
  }, siteLimits.errorMessageMs);
}

function MessageList({ kind }: { kind: Kind }) {
  const { otherError } = useSharedTexts();
  const shown = messages.useValue().filter((message) => message.kind === kind);
  return (
    <div role={kind === 'error' ? 'alert' : 'status'} className={css.list}>
      {shown.map(({ id, text }) => (
        <p key={id} className={css[kind]}>
          <Icon of={kind === 'error' ? CircleAlert : Check} />
          <span>{text || otherError}</span>
        </p>
      ))}
    </div>
  );
}

/** Errors and successes. They stand inside the open dialog, if any: all else is inert and silent while it is open. */
export function Messages() {
  const host = topDialog.useValue() ?? document.body;
  return createPortal(
    <div className={css.stack}>
      <MessageList kind="error" />
      <MessageList kind="success" />
    </div>,
    host,
  );
}

/** Shows while calls flagged `loading` are pending. */
export function LoadingMessage() {
  const { loading } = useSharedTexts();
  const isLoading = loadingCount.useValue() > 0;
  const host = topDialog.useValue() ?? document.body;
  return createPortal(
    <div role="status" className={css.stack}>
      {isLoading && (
        <p className={css.loading}>
          <Icon of={LoaderCircle} className={css.spinner} />
          <span>{loading}</span>
        </p>
      )}
    </div>,
    host,
  );
}
