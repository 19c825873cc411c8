import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { hrefOf, useRoute } from '../../../shared/router/hash-router.ts';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { showMessage } from '../../../shared/ui/messages.tsx';
import type { Order } from '../order.ts';
import { ordersTexts } from '../orders-words.ts';
import { Box, Text } from '../../../shared/ui/primitives.tsx';
import css from './order-actions.module.css';

type Action = 'submit' | 'take-back' | 'cancel';

type ActionsProps = {
  order: Order;
  onChange: (order: Order) => void;
  /** The service knows better what may be done: the order is to be asked for again. */
  onRefused: () => void;
};

/** What is said when an action is done. */
function saidOf(action: Action, { status }: Order): string {
  const { order } = ordersTexts.read();
  if (action === 'submit') return status === 'WAIT_FORECAST' ? order.submitted : order.accepted;
  return action === 'cancel' ? order.cancelled : order.takenBack;
}

function ConfirmDialog({ action, busy, onAnswer }: ConfirmProps) {
  const { order } = ordersTexts.read();
  const texts = action === 'cancel' ? order.cancelDialog : order.takeBackDialog;
  return (
    <Dialog
      open={action !== undefined}
      onClose={() => onAnswer(false)}
      title={texts.title}
      width={480}
      phoneWidth={90}
    >
      <Text tone="soft">{texts.text}</Text>
      <Box justify="end" marginTop={20} className={css.buttons}>
        <Button kind="outline" onClick={() => onAnswer(false)}>
          {texts.no}
        </Button>
        <Button
          className={action === 'cancel' ? css.danger : undefined}
          aria-disabled={busy || undefined}
          onClick={() => onAnswer(true)}
        >
          {texts.yes}
        </Button>
      </Box>
    </Dialog>
  );
}

type ConfirmProps = {
  action: 'cancel' | 'take-back' | undefined;
  busy: boolean;
  onAnswer: (yes: boolean) => void;
};

/** What the service says may be done with the order now. */
export function OrderActions({ order, onChange, onRefused }: ActionsProps) {
  const { order: texts } = ordersTexts.read();
  const { query } = useRoute();
  const { run, busy } = useSubmit();
  const [pendingAction, setAsked] = useState<ConfirmProps['action']>();
  const { canSubmit, canEdit, canTakeBack, canCancel, code } = order;
  const act = async (action: Action) => {
    await run(
      async () => {
        const request = { params: { code }, quiet: true, loading: true };
        const changed = await call(`POST /orders/{code}/${action}`, request);
        onChange(changed);
        showMessage('success', saidOf(action, changed));
      },
      (error) => {
        if (error.error === 'orders.tooLateToChange') onRefused();
      },
    );
    setAsked(undefined);
  };
  if (!canSubmit && !canEdit && !canTakeBack && !canCancel) return null;
  const edit = new URLSearchParams(query);
  edit.set('edit', '1');
  return (
    <Box marginTop={16} className={css.actions}>
      {canSubmit && (
        <Button aria-disabled={busy || undefined} onClick={() => void act('submit')}>
          {texts.submit}
        </Button>
      )}
      {canEdit && (
        <ButtonLink
          kind={order.status === 'WAIT_FORECAST' ? 'primary' : 'outline'}
          href={hrefOf('orderManagement', edit)}
        >
          {texts.edit}
        </ButtonLink>
      )}
      {canTakeBack && (
        <Button kind="outline" onClick={() => setAsked('take-back')}>
          {texts.takeBack}
        </Button>
      )}
      {canCancel && (
        <Button kind="outline" onClick={() => setAsked('cancel')}>
          {texts.cancel}
        </Button>
      )}
      <ConfirmDialog
        action={pendingAction}
        busy={busy}
        onAnswer={(yes) => (yes && pendingAction ? void act(pendingAction) : setAsked(undefined))}
      />
    </Box>
  );
}
