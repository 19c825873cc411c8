import {
  addressOf,
  addressText,
  findAddressProblems,
  isEmptyChinaAddress,
  normaliseChinaAddress,
  sampleCustomerCode,
} from '@rohi/contract/pickup-points/china-address';
import type { UnitFields } from '@rohi/contract/pickup-points/unit-list.contract';
import { AddressLines } from '../../../features/cabinet/address/address-lines.tsx';
import { unitsTexts } from '../screen-words.ts';
import css from './units.module.css';

/** What a customer sees of the address and copies, drawn by the same code as the cabinet. */
export function ChinaAddressPreview({ fields }: { fields: UnitFields }) {
  const { preview } = unitsTexts.read();
  const address = normaliseChinaAddress({
    recipient: fields.chinaRecipient,
    phone: fields.chinaPhone,
    region: fields.chinaRegion,
    street: fields.chinaStreet,
    postcode: fields.chinaPostcode,
  });
  const isEmpty = isEmptyChinaAddress(address);
  const shown = { ...addressOf(address, sampleCustomerCode), customerCode: sampleCustomerCode };
  const isHidden = !fields.enabled || !fields.chinaShown;
  return (
    <div className={css.china}>
      <h3>{preview.title(sampleCustomerCode)}</h3>
      {isEmpty ? (
        <p className={css.warning}>{preview.empty}</p>
      ) : (
        <>
          {isHidden && (
            <p className={css.warning}>{fields.enabled ? preview.switchedOff : preview.outOfUse}</p>
          )}
          {!isHidden && findAddressProblems(address).length > 0 && (
            <p className={css.quiet}>{preview.unfinished}</p>
          )}
          <div className={css.card}>
            <AddressLines address={shown} />
          </div>
          <p className={css.copied}>{preview.whole}</p>
          <pre lang="zh-CN">{addressText(shown)}</pre>
          <p className={css.copied}>{preview.oneLine}</p>
          <pre lang="zh-CN">{shown.oneLine}</pre>
          <p className={css.quiet}>{preview.changes}</p>
        </>
      )}
    </div>
  );
}
