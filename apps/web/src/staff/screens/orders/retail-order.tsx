import { currencies } from '@rohi/contract/pricing/money';
import { splitBulkCodes } from '@rohi/contract/tracking/tracking-codes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import type { ApiError } from '../../../shared/api/exchange.ts';
import { newRequestId } from '../../../shared/api/request-id.ts';
import { AreaField } from '../../../shared/forms/area-field.tsx';
import { ownSubmit } from '../../../shared/forms/own-submit.ts';
import { SelectField } from '../../../shared/forms/select-field.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { fieldNames } from '../../kit/list/audit-words.ts';
import { LeaveQuestion } from '../../kit/list/row-drawer.tsx';
import { goTo, recordHref, staffHref, useStaffRoute } from '../../kit/router/staff-router.ts';
import { useUser } from '../../kit/session/user-info.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { recordTexts } from '../screen-words.ts';
import { Grid, Row } from '../../../shared/ui/primitives.tsx';

/**
 * Opens the form of a retail order for a customer on the phone, for users who may edit orders; cargo has a form of its
 * own.
 */
export function RetailOrderButton({ customerCode }: { customerCode?: string }) {
  const { retail } = recordTexts.read();
  const { line, query } = useStaffRoute();
  const [isPressed, setPressed] = useState(false);
  // An address can ask for the form too, on the list alone.
  const isAsked = customerCode === undefined && query.get('new') === 'retail';
  const close = () => {
    setPressed(false);
    if (isAsked) goTo(staffHref(line, 'orders'), { replace: true });
  };
  const mayEdit = useUser().authorities.includes('order:edit');
  if (!mayEdit || (line !== 'BSC' && customerCode === undefined)) return null;
  return (
    <>
      <Button kind="primary" onPress={() => setPressed(true)}>
        <Icon of={Plus} size={18} />
        {retail.button}
      </Button>
      {(isPressed || isAsked) && (
        <RetailOrderDialog customerCode={customerCode ?? query.get('customer') ?? ''} onClose={close} />
      )}
    </>
  );
}

const fields = [
  'customerCode',
  'goods',
  'trackingCodes',
  'valueAmount',
  'recipientName',
  'recipientPhone',
  'note',
] as const;
type FieldName = (typeof fields)[number];
const empty: Record<FieldName, string> = {
  customerCode: '',
  goods: '',
  trackingCodes: '',
  valueAmount: '',
  recipientName: '',
  recipientPhone: '',
  note: '',
};

/** A refusal that is about one field stands below it. */
const fieldOfRefusal: Readonly<Partial<Record<ApiError['error'], FieldName | 'pickupPointId'>>> = {
  'orders.customerNotFound': 'customerCode',
  'orders.alreadyEntered': 'customerCode',
  'orders.goodsNeeded': 'goods',
  'orders.codeTaken': 'trackingCodes',
  'orders.parcelElsewhere': 'trackingCodes',
  'orders.tooManyNewCodes': 'trackingCodes',
  'orders.pickupPointNeeded': 'pickupPointId',
};

/** What is wrong with which field, as the service says it. */
function wrongFields({ error, msg, fields: wrong }: ApiError): [string, string][] {
  const field = fieldOfRefusal[error];
  if (wrong.length === 0 && field !== undefined) return [[field, msg]];
  return wrong.map((each) => [each.field.replace(/\[.*$/, ''), each.msg]);
}

function RetailOrderDialog({ customerCode, onClose }: { customerCode: string; onClose: () => void }) {
  const { retail, acts } = recordTexts.read();
  const names = fieldNames('order');
  const { line } = useStaffRoute();
  const queries = useQueryClient();
  const [values, setValues] = useState({ ...empty, customerCode });
  const [currency, setCurrency] = useState('CNY');
  const [point, setPoint] = useState('');
  const points = useQuery({
    queryKey: ['/pickup-points'],
    queryFn: ({ signal }) => call('GET /pickup-points', { quiet: true, isFresh: true, signal }),
  });
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const form = useRef<HTMLFormElement>(null);
  // The first field that is wrong may stand out of sight.
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  const [requestId] = useState(newRequestId);
  const [isLeaving, setLeaving] = useState(false);
  const { run, busy } = useSubmit();
  const isTouched = point !== '' || fields.some((name) => values[name] !== { ...empty, customerCode }[name]);
  // What a caller has dictated is not lost by a slip of the hand.
  const close = () => (isTouched ? setLeaving(true) : onClose());
  const send = () =>
    void run(
      async () => {
        const { trackingCodes, ...texts } = values;
        const missing = Object.fromEntries(
          (['customerCode', 'goods'] as const).flatMap((key) =>
            values[key].trim() === '' ? [[key, retail.needed]] : [],
          ),
        );
        setErrors(missing);
        if (Object.keys(missing).length > 0) return;
        const order = await call('POST /staff/retail-orders', {
          body: {
            requestId,
            ...texts,
            valueCurrency: currencies.find((each) => each === currency) ?? 'CNY',
            trackingCodes: splitBulkCodes(trackingCodes),
            ...(point === '' ? {} : { pickupPointId: Number(point) }),
          },
          quiet: true,
        });
        showMessage('success', retail.done(order.code));
        void queries.invalidateQueries();
        onClose();
        goTo(recordHref(line, 'orders', order.code));
      },
      (error: ApiError, keepSilent) => {
        const wrong = wrongFields(error);
        if (wrong.length === 0) return;
        setErrors(Object.fromEntries(wrong));
        keepSilent();
      },
    );
  const bind = (name: FieldName) => ({
    name,
    value: values[name],
    error: errors[name],
    onText: (text: string) => setValues({ ...values, [name]: text }),
    onBlur: () => {},
  });
  return (
    <Dialog title={retail.title} onClose={close}>
      <Grid
        as="form"
        ref={form}
        gap={16}
        paddingX={24}
        paddingTop={4}
        paddingBottom={20}
        noValidate
        onSubmit={ownSubmit(send)}
      >
        <p>{retail.will}</p>
        <TextField {...bind('customerCode')} label={names.customerCode} maxLength={40} autoComplete="off" />
        <SelectField
          name="pickupPointId"
          label={names.pickupPoint}
          value={point}
          error={errors['pickupPointId']}
          onText={setPoint}
          onBlur={() => {}}
        >
          <option value="">{retail.ownPoint}</option>
          {points.data?.map(({ id, city, name }) => (
            <option key={id} value={id}>
              {city.name}, {name}
            </option>
          ))}
        </SelectField>
        <TextField {...bind('goods')} label={names.goods} maxLength={500} />
        <AreaField
          {...bind('trackingCodes')}
          label={retail.codes}
          hint={retail.codesHint}
          rows={3}
          maxLength={4_000}
        />
        <TextField {...bind('valueAmount')} label={names.valueAmount} maxLength={20} inputMode="decimal" />
        <SelectField
          name="valueCurrency"
          label={names.valueCurrency}
          value={currency}
          error={undefined}
          onText={setCurrency}
          onBlur={() => {}}
        >
          {currencies.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </SelectField>
        <TextField {...bind('recipientName')} label={names.recipientName} maxLength={120} />
        <TextField {...bind('recipientPhone')} label={names.recipientPhone} maxLength={40} inputMode="tel" />
        <TextField {...bind('note')} label={names.note} maxLength={500} />
        <Row wrap gap={8} justify="end">
          <Button onPress={close}>{acts.no}</Button>
          <Button kind="primary" type="submit" isDisabled={busy}>
            {retail.yes}
          </Button>
        </Row>
      </Grid>
      {isLeaving && <LeaveQuestion onStay={() => setLeaving(false)} onLeave={onClose} />}
    </Dialog>
  );
}
