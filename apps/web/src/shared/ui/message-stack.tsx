import { Check, CircleAlert, LoaderCircle } from 'lucide-react';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { loadingCount } from '../api/pending.ts';
import { useSharedTexts } from '../i18n/shared-texts.ts';
import { topDialog } from './dialog-stack.ts';
import { Icon } from './icon.tsx';
import { dropSuccesses, messages } from './messages.tsx';
import type { MessageKind } from './messages.tsx';
import css from './message-stack.module.css';

function MessageList({ kind }: { kind: MessageKind }) {
  const { otherError, noAnswer } = useSharedTexts();
  const visible = messages.useValue().filter((message) => message.kind === kind);
  return (
    <div role={kind === 'error' ? 'alert' : 'status'} className={css.list}>
      {visible.map(({ id, text, isUnanswered }) => (
        <p key={id} className={css[kind]}>
          <Icon of={kind === 'error' ? CircleAlert : Check} />
          <span>{text || (isUnanswered ? noAnswer : otherError)}</span>
        </p>
      ))}
    </div>
  );
}

/** Errors and successes. They stand inside the open dialog, if any: all else is inert and silent while it is open. */
function Messages() {
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
function LoadingMessage() {
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

/** A press on a link of the site goes on; what the page itself does after a success keeps its message. */
function followLinks({ target }: MouseEvent): void {
  if (target instanceof Element && target.closest('a[href^="#/"]')) dropSuccesses();
}

/** Everything that is said over the page; it comes after the first frame. */
export function MessageStack() {
  useEffect(() => {
    addEventListener('click', followLinks);
    return () => removeEventListener('click', followLinks);
  }, []);
  return (
    <>
      <Messages />
      <LoadingMessage />
    </>
  );
}
