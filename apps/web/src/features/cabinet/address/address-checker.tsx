import { CircleCheck, CircleX } from 'lucide-react';
import { useId, useState } from 'react';
import type { ReactNode, SubmitEvent } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { classNames } from '../../../shared/ui/class-names.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { cabinetTexts } from '../cabinet-words.ts';
import { useDraft } from '../../../shared/forms/use-draft.ts';
import { FieldError } from '../../../shared/forms/text-field.tsx';
import type { WarehouseAddress } from './rules/address-fields.ts';
import { checkAddress, isGoodAddress } from './rules/check-address.ts';
import type { AddressFindings } from './rules/check-address.ts';
import { Box, Grid, Row, Text, lookOf } from '../../../shared/ui/primitives.tsx';
import css from './address-card.module.css';

function Finding({ isRight, children }: { isRight: boolean; children: ReactNode }) {
  return (
    <Row
      as="li"
      gap={8}
      size={15}
      className={classNames(css.finding, isRight ? css.right : lookOf({ tone: 'danger' }))}
    >
      <Icon of={isRight ? CircleCheck : CircleX} />
      <span>{children}</span>
    </Row>
  );
}

function codeWords(code: AddressFindings['code']): string {
  const { check } = cabinetTexts.read().address;
  if (code.state === 'other') return check.codeOther(code.found);
  return { twice: check.codeTwice, once: check.codeOnce, missing: check.codeMissing }[code.state];
}

function phoneWords(phone: AddressFindings['phone']): string {
  const { check } = cabinetTexts.read().address;
  if (phone.state === 'other') return check.phoneOther(phone.found);
  return phone.state === 'right' ? check.phoneRight : check.phoneMissing;
}

function Findings({ findings }: { findings: AddressFindings }) {
  const { check } = cabinetTexts.read().address;
  const { code, phone, missingRegion, hasStreet } = findings;
  const isRegionRight = missingRegion.length === 0;
  return (
    <div role="status">
      <Grid as="ul" gap={8}>
        <Finding isRight={code.state === 'twice'}>{codeWords(code)}</Finding>
        <Finding isRight={phone.state === 'right'}>{phoneWords(phone)}</Finding>
        <Finding isRight={isRegionRight}>
          {isRegionRight ? (
            check.regionRight
          ) : (
            <>
              {check.regionMissing} <span lang="zh-CN">{missingRegion.join(' ')}</span>
            </>
          )}
        </Finding>
        <Finding isRight={hasStreet}>{hasStreet ? check.streetRight : check.streetMissing}</Finding>
        <Box as="li" weight={600}>
          {isGoodAddress(findings) ? check.good : check.bad}
        </Box>
      </Grid>
    </div>
  );
}

/** Says what is wrong with the address as a marketplace has stored it; nothing is sent. */
export function AddressChecker({ address }: { address: WarehouseAddress }) {
  const { check } = cabinetTexts.read().address;
  const draft = useDraft('address check', { pasted: '' });
  const { pasted } = draft.values;
  const [findings, setFindings] = useState<AddressFindings>();
  const [isEmpty, setIsEmpty] = useState(false);
  const id = useId();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const nothing = pasted.trim() === '';
    setIsEmpty(nothing);
    setFindings(nothing ? undefined : checkAddress(pasted, address));
  };
  return (
    <Grid as="form" gap={12} paddingBottom={20} onSubmit={submit}>
      <Text tone="soft" size={15}>
        {check.lead}
      </Text>
      <Text as="label" htmlFor={id} size={14} weight={600} className={css.areaLabel}>
        {check.label}
      </Text>
      <textarea
        id={id}
        className={css.area}
        lang="zh-CN"
        rows={3}
        maxLength={1000}
        value={pasted}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={isEmpty || undefined}
        aria-describedby={isEmpty ? `${id}-error` : undefined}
        onChange={(event) => {
          draft.set('pasted', event.currentTarget.value);
          setIsEmpty(false);
          setFindings(undefined);
        }}
      />
      {isEmpty && <FieldError id={`${id}-error`} text={check.empty} />}
      <Button type="submit" kind="soft">
        {check.check}
      </Button>
      {findings && <Findings findings={findings} />}
    </Grid>
  );
}
