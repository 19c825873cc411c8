import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import { ratePairs } from '@rohi/contract/pricing/currency-rate';
import { useId, useState } from 'react';
import { newRequestId } from '../../../shared/api/request-id.ts';
import { call } from '../../../shared/api/call.ts';
import { ApiError } from '../../../shared/api/exchange.ts';
import { FieldError } from '../../../shared/forms/text-field.tsx';
import { serverNow } from '../../../shared/session/session-state.ts';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { ownSubmit } from '../../../shared/forms/own-submit.ts';
import { fieldNames } from '../../kit/list/audit-words.ts';
import { Grid, Stack, Text } from '../../../shared/ui/primitives.tsx';
import fieldCss from '../../kit/list/form-field.module.css';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { DialogFoot } from '../../kit/ui/dialog-foot.tsx';
import { useRatesRefresh } from './rate-queries.ts';
import { ratesTexts } from '../screen-words.ts';

/** A rate by hand. One that differs much says that it waits. */
export function EnterRate({ onClose }: { onClose: () => void }) {
  const { form, done } = ratesTexts.read();
  const names = fieldNames('rate');
  const refresh = useRatesRefresh();
  const [requestId] = useState(newRequestId);
  const [values, setValues] = useState({
    pair: 'USD-TJS',
    rateDate: dushanbeDay(new Date(serverNow())),
    rate: '',
    nominal: '1',
    source: 'NBT',
  });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const set = (part: Partial<typeof values>) => setValues({ ...values, ...part });
  const save = async () => {
    const { pair, ...typed } = values;
    const [from, to] = ratePairs.find((each) => each.join('-') === pair) ?? ratePairs[0];
    try {
      const body = { requestId, from, to, ...typed };
      const saved = await call('POST /price/rates', { body, quiet: true });
      showMessage('success', saved.status === 'WAITING' ? done.waits : done.saved);
      onClose();
      await refresh();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setErrors(Object.fromEntries(error.fields.map(({ field, msg }) => [field, msg])));
      if (error.fields.length === 0) showMessage('error', error.msg);
    }
  };
  return (
    <Dialog title={form.title} onClose={onClose}>
      <Stack as="form" flex={1} minHeight={0} noValidate onSubmit={ownSubmit(() => void save())}>
        <Grid gap={14} overflow="auto" paddingX={24} paddingTop={4} paddingBottom={20}>
          <Grid as="label" gap={4} size={13}>
            {names.pair}
            <select
              className={fieldCss.input}
              value={values.pair}
              onChange={(event) => set({ pair: event.currentTarget.value })}
            >
              {ratePairs.map(([from, to]) => (
                <option key={`${from}-${to}`} value={`${from}-${to}`}>{`${from} → ${to}`}</option>
              ))}
            </select>
          </Grid>
          {(['rateDate', 'rate', 'nominal', 'source'] as const).map((field) => (
            <Typed
              key={field}
              label={names[field]}
              hint={field === 'nominal' ? form.nominalHint : undefined}
              isDay={field === 'rateDate'}
              value={values[field]}
              error={errors[field]}
              onChange={(value) => set({ [field]: value })}
            />
          ))}
        </Grid>
        <DialogFoot>
          <Text as="span" flex={1} tone="danger" size={13} />
          <Button onPress={onClose}>{form.cancel}</Button>
          <Button kind="primary" type="submit">
            {form.save}
          </Button>
        </DialogFoot>
      </Stack>
    </Dialog>
  );
}

type TypedProps = {
  label: string;
  hint: string | undefined;
  isDay: boolean;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

function Typed({ label, hint, isDay, value, error, onChange }: TypedProps) {
  const id = useId();
  return (
    <Grid gap={4} size={13}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type={isDay ? 'date' : 'text'}
        className={fieldCss.input}
        value={value}
        maxLength={80}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}error`}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {hint !== undefined && (
        <Text tone="faint" size={13} className={fieldCss.hint}>
          {hint}
        </Text>
      )}
      {error !== undefined && <FieldError id={`${id}error`} text={error} />}
    </Grid>
  );
}
