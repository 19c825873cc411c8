import { normalizePhone } from '@rohi/contract/accounts/login-names';
import { locales, type Locale } from '@rohi/contract/locales';
import type { AlikeCustomer, ReasonOfDouble } from '@rohi/contract/orders/new-customer.contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type KeyboardEvent } from 'react';
import { call } from '../../../shared/api/call.ts';
import type { ApiError } from '../../../shared/api/exchange.ts';
import { newRequestId } from '../../../shared/api/request-id.ts';
import { AreaField } from '../../../shared/forms/area-field.tsx';
import { ownSubmit } from '../../../shared/forms/own-submit.ts';
import { SelectField } from '../../../shared/forms/select-field.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { Box, Grid, Stack, Text } from '../../../shared/ui/primitives.tsx';
import { newCustomerWords } from '../kit-words.ts';
import { LeaveQuestion } from '../list/row-drawer.tsx';
import { useUser } from '../session/user-info.ts';
import { languageNames } from '../texts/language-names.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { DialogFoot } from '../ui/dialog-foot.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { AlikeCustomers } from './alike-customers.tsx';
import { MadeCustomer, type NewlyMade } from './made-customer.tsx';
import css from './new-customer.module.css';

export type NewCustomerProps = {
  /** What was typed where no customer was found: a phone, a code or a name. */
  typed?: string;
  /** The code that the customer has to get: one that stands on parcels. */
  code?: string;
  /** What the end of the panel offers beside closing it. */
  onDone?: (customerCode: string) => void;
  /** Somebody alike was chosen: no customer is made. */
  onChosen: (customerCode: string) => void;
  onClose: () => void;
};

type Fields = { phone: string; name: string; code: string | undefined; note: string };
type FieldName = keyof Fields | 'pickupPointId';

/** A refusal that is about one field stands below it. */
const fieldOfRefusal: Readonly<Partial<Record<ApiError['error'], FieldName>>> = {
  'accounts.badPhone': 'phone',
  'customers.badCode': 'code',
  'customers.codeTaken': 'code',
  'customers.codeKeptBack': 'code',
  'orders.pickupPointNeeded': 'pickupPointId',
};

/** What was typed at the counter stands where it belongs. */
function readTyped(typed: string, code: string | undefined): Fields {
  const isPhone = normalizePhone(typed) !== undefined;
  const isName = !isPhone && /^[^\d]{2,}$/u.test(typed.trim());
  return { phone: isPhone ? typed : '', name: isName ? typed : '', code, note: '' };
}

/** Asked again so long after the last key. */
const lookAfterMs = 300;

/** What is looked for with these fields: nothing before there is a whole phone, a name or a code. */
function useAlike({ phone, name, code }: Fields) {
  const body = {
    name: name.trim(),
    ...(normalizePhone(phone) === undefined ? {} : { phone }),
    ...(code === undefined || code.trim() === '' ? {} : { code: code.trim() }),
  };
  const text = JSON.stringify(body);
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), lookAfterMs);
    return () => clearTimeout(timer);
  }, [text]);
  return useQuery({
    queryKey: ['/staff/customers/alike', settled],
    queryFn: ({ signal }) =>
      call('POST /staff/customers/alike', { body: JSON.parse(settled) as typeof body, quiet: true, signal }),
    staleTime: 0,
    placeholderData: (before) => before,
  });
}

/** The panel at the right edge: four fields, who is alike, and the code. Ctrl and Enter make the customer. */
export function NewCustomerDialog({ typed = '', code, onDone, onChosen, onClose }: NewCustomerProps) {
  const words = newCustomerWords.read();
  const queries = useQueryClient();
  const [fields, setFields] = useState(() => readTyped(typed, code));
  const [locale, setLocale] = useState<Locale>('tg');
  const [point, setPoint] = usePoint();
  const [reason, setReason] = useState<ReasonOfDouble>();
  const [errors, setErrors] = useState<Partial<Record<FieldName | 'reason', string>>>({});
  /** Those who came while the panel was open. */
  const [newly, setNewly] = useState<readonly AlikeCustomer[]>();
  const [made, setMade] = useState<NewlyMade>();
  const [requestId] = useState(newRequestId);
  const [isLeaving, setLeaving] = useState(false);
  const look = useAlike(fields);
  const { run, busy } = useSubmit();
  const alike = newly ?? look.data?.alike ?? [];
  const change = (next: Partial<Fields>) => {
    setFields((before) => ({ ...before, ...next }));
    setErrors({});
    setNewly(undefined);
  };
  const isTouched =
    fields.phone + fields.name + fields.note !== readTyped(typed, code).phone + readTyped(typed, code).name;
  const close = () => (isTouched && made === undefined ? setLeaving(true) : onClose());
  const send = () =>
    void run(
      async () => {
        if (fields.name.trim() === '') return setErrors({ name: words.needed });
        if (alike.length > 0 && reason === undefined) return setErrors({ reason: words.whyNeeded });
        const seen = alike.map(({ customerCode }) => customerCode);
        const { made: answer, alike: others } = await call('POST /staff/customers', {
          body: {
            requestId,
            name: fields.name,
            phone: fields.phone,
            ...(fields.code === undefined || fields.code.trim() === '' ? {} : { code: fields.code }),
            locale,
            ...(point === '' ? {} : { pickupPointId: Number(point) }),
            note: fields.note,
            ...(reason === undefined || seen.length === 0 ? {} : { anyway: { reason, seen } }),
          },
          quiet: true,
        });
        if (answer === null) {
          setNewly(others);
          return setErrors({ reason: words.whyNeeded });
        }
        void queries.invalidateQueries();
        return setMade(answer);
      },
      (failure, keepSilent) => {
        const field = fieldOfRefusal[failure.error];
        if (field === undefined) return;
        setErrors({ [field]: failure.msg });
        keepSilent();
      },
    );
  const onKey = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    if (event.ctrlKey || event.metaKey) send();
    else nextField(event.currentTarget, event.target)?.focus();
  };
  if (made !== undefined)
    return (
      <Dialog drawer title={words.made} onClose={onClose}>
        <MadeCustomer
          made={made}
          onDone={() => {
            onClose();
            onDone?.(made.customerCode);
          }}
        />
      </Dialog>
    );
  const bind = (name: 'phone' | 'name' | 'note') => ({
    name,
    value: fields[name],
    error: errors[name],
    onText: (text: string) => change({ [name]: text }),
  });
  return (
    <Dialog drawer title={words.title} onClose={close}>
      <Stack as="form" flex={1} minHeight={0} noValidate onSubmit={ownSubmit(send)} onKeyDown={onKey}>
        <Stack flex={1} minHeight={0} gap={16} paddingX={20} paddingY={20} overflow="auto">
          <Grid gap={12} className={css.pair}>
            <TextField
              {...bind('phone')}
              type="tel"
              inputMode="tel"
              autoComplete="off"
              maxLength={40}
              label={words.phone}
            />
            <TextField {...bind('name')} autoComplete="off" maxLength={120} label={words.name} />
            <CodeField
              value={fields.code}
              next={look.data?.nextCode ?? null}
              error={errors.code}
              onChange={(next) => change({ code: next })}
            />
            <Stack gap={6}>
              <Text size={13} tone="soft" weight={600}>
                {words.language}
              </Text>
              <Segmented
                label={words.language}
                value={locale}
                options={locales.map((value) => ({ value, label: languageNames[value].own }))}
                onChange={setLocale}
              />
            </Stack>
          </Grid>
          {(look.data?.parcelsUnder ?? 0) > 0 && (
            <Box fill="lapis-soft" radius={10} paddingX={14} paddingY={10} role="status">
              {words.under(look.data?.parcelsUnder ?? 0)}
            </Box>
          )}
          {alike.length > 0 && (
            <AlikeCustomers
              alike={alike}
              reason={reason}
              onReason={(next) => {
                setReason(next);
                setErrors({});
              }}
              onChosen={({ customerCode }) => {
                onClose();
                onChosen(customerCode);
              }}
            />
          )}
          {errors.reason !== undefined && (
            <Text tone="danger" role="alert">
              {errors.reason}
            </Text>
          )}
          <PointField value={point} error={errors.pickupPointId} onChange={setPoint} />
          <AreaField {...bind('note')} rows={2} maxLength={2000} label={words.note} />
        </Stack>
        <DialogFoot>
          <Button onPress={close}>{words.cancel}</Button>
          <Button kind="primary" type="submit" isDisabled={busy}>
            {words.make} <kbd aria-hidden>Ctrl Enter</kbd>
          </Button>
        </DialogFoot>
      </Stack>
      {isLeaving && <LeaveQuestion onStay={() => setLeaving(false)} onLeave={onClose} />}
    </Dialog>
  );
}

/** The field behind this one, as hands go down the form. */
function nextField(form: HTMLFormElement, field: HTMLInputElement): HTMLElement | undefined {
  const all = [...form.querySelectorAll<HTMLInputElement>('input:not([type="radio"])')];
  return all[all.indexOf(field) + 1] ?? form.querySelector<HTMLElement>('button[type="submit"]') ?? undefined;
}

type CodeFieldProps = {
  /** Undefined: the next one of the setting. */
  value: string | undefined;
  next: string | null;
  error: string | undefined;
  onChange: (value: string | undefined) => void;
};

/** The code that the customer gets, largest of all; another one is typed. */
function CodeField({ value, next, error, onChange }: CodeFieldProps) {
  const words = newCustomerWords.read();
  if (value === undefined)
    return (
      <Stack gap={6}>
        <Text size={13} tone="soft" weight={600}>
          {words.code}
        </Text>
        <Box fill="canvas" border="all" radius="control" paddingX={12} className={css.code}>
          <output className={next === null ? css.later : css.next}>{next ?? words.codeLater}</output>
          <Button kind="quiet" onPress={() => onChange('')}>
            {words.otherCode}
          </Button>
        </Box>
      </Stack>
    );
  return (
    <TextField
      name="code"
      label={words.code}
      hint={words.codeHint}
      maxLength={40}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      value={value}
      error={error}
      onText={onChange}
      below={
        <Button kind="quiet" onPress={() => onChange(undefined)}>
          {words.usualCode}
        </Button>
      }
    />
  );
}

const points = {
  queryKey: ['/pickup-points'],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call('GET /pickup-points', { quiet: true, isFresh: true, signal }),
};

/** The point where a customer collects: that of the clerk, until another one is chosen. */
function usePoint(): [string, (next: string) => void] {
  const { data } = useQuery(points);
  const unit = useUser().operationUnit?.id;
  const [chosen, setChosen] = useState<string>();
  const own = data?.some(({ id }) => id === unit) === true ? String(unit) : '';
  return [chosen ?? own, setChosen];
}

type PointProps = { value: string; error: string | undefined; onChange: (next: string) => void };

function PointField({ value, error, onChange }: PointProps) {
  const words = newCustomerWords.read();
  const { data } = useQuery(points);
  return (
    <SelectField name="pickupPointId" label={words.point} value={value} error={error} onText={onChange}>
      <option value="">{words.noPoint}</option>
      {data?.map(({ id, city, name }) => (
        <option key={id} value={id}>
          {city.name}, {name}
        </option>
      ))}
    </SelectField>
  );
}
