import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { hrefOf } from '../../../shared/router/hash-router.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { cabinetTexts } from '../cabinet-words.ts';
import { CopyButton } from '../copy-button.tsx';
import { AddressChecker } from './address-checker.tsx';
import type { WarehouseAddress } from './rules/address-fields.ts';
import { sellerPhrases } from './seller-phrases.ts';
import css from './address-card.module.css';

function More({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={css.more}>
      <summary>
        {title}
        <Icon of={ChevronDown} />
      </summary>
      {children}
    </details>
  );
}

function SellerPhrases({ code }: { code: string }) {
  const { lead, copy, phrases } = cabinetTexts.read().address.seller;
  return (
    <div className={css.inside}>
      <p className={css.text}>{lead}</p>
      <ul>
        {sellerPhrases(code).map(({ name, text }) => (
          <li key={name} className={css.phrase}>
            <div>
              <p lang="zh-CN">{text}</p>
              <p className={css.meaning}>{phrases[name]}</p>
            </div>
            <CopyButton text={text} label={copy(phrases[name])} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What helps with the address: the order of the forms, a check of what was pasted, sentences for the seller. */
export function AddressMore({ address }: { address: WarehouseAddress }) {
  const { forms, check, seller } = cabinetTexts.read().address;
  return (
    <>
      <More title={check.title}>
        <AddressChecker address={address} />
      </More>
      <More title={seller.title}>
        <SellerPhrases code={address.customerCode} />
      </More>
      <More title={forms.title}>
        <div className={css.inside}>
          <p className={css.text}>{forms.text}</p>
          <a href={hrefOf('help', { q: 'copy-the-address' })}>{forms.link}</a>
        </div>
      </More>
    </>
  );
}
