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
import css from './address-card.module.css';

function Finding({ isRight, children }: { isRight: boolean; children: ReactNode }) {
  return (
    <li className={classNames(css.finding, isRight ? css.right : css.wrong)}>
      <Icon of={isRight ? CircleCheck : CircleX} />
      <span>{children}</span>
    </li>
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
      <ul className={css.findings}>
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
        <li className={css.verdict}>{isGoodAddress(findings) ? check.good : check.bad}</li>
      </ul>
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
    <form className={css.inside} onSubmit={submit}>
      <p className={css.text}>{check.lead}</p>
      <label htmlFor={id} className={css.areaLabel}>
        {check.label}
      </label>
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
    </form>
  );
}
