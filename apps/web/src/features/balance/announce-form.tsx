import { readAmountMinor } from '@rohi/contract/pricing/money';
import { call } from '../../shared/api/call.ts';
import { ownSubmit } from '../../shared/forms/own-submit.ts';
import { SelectField } from '../../shared/forms/select-field.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { useDraft } from '../../shared/forms/use-draft.ts';
import { useForm } from '../../shared/forms/use-form.ts';
import { useRequestIds } from '../../shared/forms/use-request-ids.ts';
import { useSubmit } from '../../shared/forms/use-submit.ts';
import { Button } from '../../shared/ui/button.tsx';
import { showMessage } from '../../shared/ui/messages.tsx';
import { balanceTexts } from './balance-words.ts';
import { Box, Grid } from '../../shared/ui/primitives.tsx';
import css from './balance.module.css';

const currencies = ['TJS', 'USD'] as const;

/** Announces a transfer to the office; `onEnd` says whether one was announced. */
export function AnnounceForm({ onEnd }: { onEnd: (isSent: boolean) => void }) {
  const { topUps } = balanceTexts.read();
  const state = useDraft<'amount' | 'currency' | 'reference'>('top-up', {
    amount: '',
    currency: 'TJS',
    reference: '',
  });
  const form = useForm(state, ({ amount, reference }) => ({
    amount: (readAmountMinor(amount.trim()) ?? 0n) > 0n ? undefined : topUps.amountWrong,
    reference: reference.trim() === '' ? topUps.referenceWrong : undefined,
  }));
  const leave = (isSent: boolean) => {
    state.forget();
    onEnd(isSent);
  };
  const { run, busy } = useSubmit();
  const ids = useRequestIds();
  const send = () => {
    if (!form.check()) return;
    const { amount, reference } = form.values;
    const currency = currencies.find((each) => each === form.values.currency) ?? 'TJS';
    const body = { currency, amount: amount.trim(), reference: reference.trim() };
    void run(async () => {
      const requestId = ids.idOf(JSON.stringify(body));
      await call('POST /profile/top-ups', { body: { requestId, ...body }, quiet: true, loading: true });
      showMessage('success', topUps.sent);
      leave(true);
    });
  };
  return (
    <Grid as="form" columns={1} gap={16} noValidate onSubmit={ownSubmit(send)}>
      <TextField
        {...form.bind('amount')}
        label={topUps.amount}
        inputMode="decimal"
        maxLength={20}
        autoComplete="off"
      />
      <SelectField {...form.bind('currency')} label={topUps.currency}>
        {currencies.map((each) => (
          <option key={each} value={each}>
            {topUps.currencies[each]}
          </option>
        ))}
      </SelectField>
      <TextField
        {...form.bind('reference')}
        label={topUps.reference}
        hint={topUps.referenceHint}
        maxLength={80}
        autoComplete="off"
      />
      <Box justify="end" className={css.buttons}>
        <Button kind="outline" onClick={() => leave(false)}>
          {topUps.cancel}
        </Button>
        <Button type="submit" aria-disabled={busy || undefined}>
          {topUps.send}
        </Button>
      </Box>
    </Grid>
  );
}
