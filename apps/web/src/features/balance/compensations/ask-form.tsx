import { compensationKinds, compensationText } from '@rohi/contract/billing/compensation-rules';
import { readAmountMinor } from '@rohi/contract/pricing/money';
import { call } from '../../../shared/api/call.ts';
import { AreaField } from '../../../shared/forms/area-field.tsx';
import { ownSubmit } from '../../../shared/forms/own-submit.ts';
import { SelectField } from '../../../shared/forms/select-field.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { useDraft } from '../../../shared/forms/use-draft.ts';
import { useForm } from '../../../shared/forms/use-form.ts';
import { useRequestIds } from '../../../shared/forms/use-request-ids.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { formatDate } from '../../../shared/format/dates.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { compensationTexts } from '../balance-words.ts';
import { Box, Grid } from '../../../shared/ui/primitives.tsx';
import css from '../balance.module.css';

type AskFormProps = {
  /** The parcel that it begins with; empty where it is typed. */
  code: string;
  onEnd: (isSent: boolean) => void;
};

/** Asks for compensation; `onEnd` says whether it was asked for. */
export function AskForm({ code, onEnd }: AskFormProps) {
  const words = compensationTexts.read();
  // What was typed for one parcel is not put over another.
  const state = useDraft<'trackingCode' | 'kind' | 'amount' | 'words'>(`compensation ${code}`, {
    trackingCode: code,
    kind: 'DAMAGED',
    amount: '',
    words: '',
  });
  const form = useForm(state, (values) => ({
    trackingCode: values.trackingCode.trim() === '' ? words.codeWrong : undefined,
    amount: (readAmountMinor(values.amount.trim()) ?? 0n) > 0n ? undefined : words.amountWrong,
    words: values.words.trim().length < compensationText.min ? words.wordsWrong : undefined,
  }));
  const leave = (isSent: boolean) => {
    state.forget();
    onEnd(isSent);
  };
  const { run, busy } = useSubmit();
  const ids = useRequestIds();
  const send = () => {
    if (!form.check()) return;
    const { trackingCode, amount, words: text } = form.values;
    const kind = compensationKinds.find((each) => each === form.values.kind) ?? 'DAMAGED';
    const claimBody = {
      trackingCode: trackingCode.trim(),
      kind,
      amount: amount.trim(),
      words: text.trim(),
    };
    void run(async () => {
      const body = { requestId: ids.idOf(JSON.stringify(claimBody)), ...claimBody };
      const { decideBy } = await call('POST /profile/compensations', { body, quiet: true, loading: true });
      showMessage('success', words.sent(formatDate(decideBy)));
      leave(true);
    });
  };
  return (
    <Grid as="form" columns={1} gap={16} noValidate onSubmit={ownSubmit(send)}>
      <TextField
        {...form.bind('trackingCode')}
        label={words.trackingCode}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <SelectField {...form.bind('kind')} label={words.kind}>
        {compensationKinds.map((each) => (
          <option key={each} value={each}>
            {words.kinds[each]}
          </option>
        ))}
      </SelectField>
      <TextField
        {...form.bind('amount')}
        label={words.amount}
        hint={words.amountHint}
        inputMode="decimal"
        maxLength={20}
        autoComplete="off"
      />
      <AreaField
        {...form.bind('words')}
        label={words.words}
        hint={words.wordsHint}
        rows={4}
        maxLength={compensationText.max}
      />
      <Box justify="end" className={css.buttons}>
        <Button kind="outline" onClick={() => leave(false)}>
          {words.cancel}
        </Button>
        <Button type="submit" aria-disabled={busy || undefined}>
          {words.send}
        </Button>
      </Box>
    </Grid>
  );
}
