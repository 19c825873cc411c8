import { addressText } from '@rohi/contract/pickup-points/china-address';
import { ChevronDown, Copy, Info } from 'lucide-react';
import { Suspense, useId, useRef, useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { useAnswer } from '../../../shared/api/use-answer.ts';
import { useRequiredChoice } from '../../../shared/forms/required-choice.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { onDemand } from '../../../shared/ui/on-demand.ts';
import { cabinetTexts } from '../cabinet-words.ts';
import { Card, Missing } from '../../../shared/ui/card.tsx';
import { FieldError } from '../../../shared/forms/text-field.tsx';
import { copyWithMessage } from '../copy-with-message.ts';
import { AddressLines } from './address-lines.tsx';
import { ChangedNote, ClosedNotes } from './address-news.tsx';
import { addressesOf } from './rules/address-fields.ts';
import type { WarehouseAddress } from './rules/address-fields.ts';
import { Box, Grid, Row, Text } from '../../../shared/ui/primitives.tsx';
import css from './address-card.module.css';

/** What helps with the address stands under it and comes after it. */
const more = onDemand(async () => (await import('./address-more.tsx')).AddressMore);

type ChoiceProps = {
  addresses: readonly WarehouseAddress[];
  chosen: WarehouseAddress | undefined;
  onChoose: (id: number | undefined) => void;
};

/** A warehouse must be chosen (specification, section 5); where there is only one it is chosen already. */
function WarehouseChoice({ addresses, chosen, onChoose }: ChoiceProps) {
  const texts = cabinetTexts.read().address;
  const [isTouched, setIsTouched] = useState(false);
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  const refuse = () => {
    setIsTouched(true);
    select.current?.focus();
  };
  useRequiredChoice({ isMissing: chosen === undefined, refuse });
  const isMissing = isTouched && chosen === undefined;
  return (
    <div>
      <Text
        as="label"
        htmlFor={id}
        display="block"
        margin={0}
        marginTop={16}
        marginBottom={6}
        size={14}
        weight={600}
      >
        {texts.warehouse}{' '}
        <Text as="span" tone="danger" aria-hidden>
          *
        </Text>
      </Text>
      <Box position="relative" className={css.select}>
        <select
          ref={select}
          id={id}
          required
          value={chosen?.id ?? ''}
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? `${id}-error` : undefined}
          onBlur={() => setIsTouched(true)}
          onChange={({ currentTarget: { value } }) => {
            setIsTouched(true);
            onChoose(value === '' ? undefined : Number(value));
          }}
        >
          <option value="">{texts.chooseWarehouse}</option>
          {addresses.map((address) => (
            <option key={address.id} value={address.id}>
              {address.name}
            </option>
          ))}
        </select>
        <Icon of={ChevronDown} />
      </Box>
      {isMissing && <FieldError id={`${id}-error`} text={texts.warehouseRequired} />}
    </div>
  );
}

function WholeAddress({ address }: { address: WarehouseAddress }) {
  const texts = cabinetTexts.read().address;
  const [before, after] = texts.keepCode;
  return (
    <>
      <ChangedNote changedOn={address.changedOn} />
      <AddressLines address={address} />
      <Grid gap={8} marginTop={16} className={css.buttons}>
        <Button onClick={() => void copyWithMessage(addressText(address))}>
          <Icon of={Copy} />
          {texts.copyAll}
        </Button>
        <Button kind="outline" onClick={() => void copyWithMessage(address.oneLine)}>
          {texts.copyLine}
        </Button>
      </Grid>
      <Text marginTop={8} tone="faint" size={13}>
        {texts.lineHint}
      </Text>
      <Row as="p" gap={12} marginTop={16} fill="lapis-soft" radius="control" size={14} className={css.keep}>
        <Icon of={Info} />
        <span>
          {before}{' '}
          <Text as="b" lines="nowrap">
            {address.customerCode}
          </Text>{' '}
          {after}
        </span>
      </Row>
      <Suspense>
        <more.Part key={address.id} address={address} />
      </Suspense>
    </>
  );
}

/** Stores the choice with the service, one after the other: the last one stays. */
function useStoredChoice(stored: number | null) {
  const [chosenId, setChosenId] = useState(stored ?? undefined);
  const saving = useRef<Promise<unknown>>(Promise.resolve());
  const choose = (id: number | undefined) => {
    setChosenId(id);
    if (id === undefined) return;
    const save = () => call('PUT /warehouse-address', { body: { warehouseId: id } });
    // A failure is shown by the call, and the address is there to be copied all the same.
    saving.current = saving.current.then(save).catch(() => undefined);
  };
  return { chosenId, choose };
}

type AddressesProps = { addresses: readonly WarehouseAddress[]; storedId: number | null };

function Addresses({ addresses, storedId }: AddressesProps) {
  const { chosenId, choose } = useStoredChoice(storedId);
  const chosen = addresses.find(({ id }) => id === chosenId);
  return (
    <>
      <WarehouseChoice addresses={addresses} chosen={chosen} onChoose={choose} />
      {chosen && <WholeAddress address={chosen} />}
    </>
  );
}

/** Where sellers send to: the China warehouse with the own customer code (specification, section 2). */
export function AddressCard() {
  const { title, lead, none, noneOpen } = cabinetTexts.read().address;
  const answer = useAnswer('GET /warehouse-address', {});
  // Whether there is anything to choose is not known before the warehouses are.
  useRequiredChoice({ isMissing: answer.state === 'loading' ? undefined : false, refuse: () => undefined });
  if (answer.state !== 'ready')
    return (
      <Card title={title}>
        <Text tone="soft" size={15}>
          {lead}
        </Text>
        <Missing answer={answer} />
      </Card>
    );
  const { list, closed } = answer.data;
  return (
    <Card title={title}>
      <Text tone="soft" size={15}>
        {list.length > 0 ? lead : closed.length > 0 ? noneOpen : none}
      </Text>
      <ClosedNotes closed={closed} />
      {list.length > 0 && <Addresses addresses={addressesOf(answer.data)} storedId={answer.data.chosenId} />}
    </Card>
  );
}
