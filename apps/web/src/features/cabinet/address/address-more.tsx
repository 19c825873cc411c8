import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { hrefOf } from '../../../shared/router/hash-router.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { cabinetTexts } from '../cabinet-words.ts';
import { CopyButton } from '../copy-button.tsx';
import { AddressChecker } from './address-checker.tsx';
import type { WarehouseAddress } from './rules/address-fields.ts';
import { sellerPhrases } from './seller-phrases.ts';
import { Box, Grid, Row, Text } from '../../../shared/ui/primitives.tsx';
import css from './address-card.module.css';

function More({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box as="details" border="top" className={css.more}>
      <summary>
        {title}
        <Icon of={ChevronDown} />
      </summary>
      {children}
    </Box>
  );
}

function SellerPhrases({ code }: { code: string }) {
  const { lead, copy, phrases } = cabinetTexts.read().address.seller;
  return (
    <Grid gap={12} paddingBottom={20}>
      <Text tone="soft" size={15}>
        {lead}
      </Text>
      <ul>
        {sellerPhrases(code).map(({ name, text }) => (
          <Row
            as="li"
            key={name}
            gap={8}
            align="start"
            paddingX={0}
            paddingY={10}
            border="top"
            className={css.phrase}
          >
            <Box flex={1} minWidth={0}>
              <p lang="zh-CN">{text}</p>
              <Text tone="soft" size={14}>
                {phrases[name]}
              </Text>
            </Box>
            <CopyButton text={text} label={copy(phrases[name])} />
          </Row>
        ))}
      </ul>
    </Grid>
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
        <Grid gap={12} paddingBottom={20}>
          <Text tone="soft" size={15}>
            {forms.text}
          </Text>
          <a href={hrefOf('help', { q: 'copy-the-address' })}>{forms.link}</a>
        </Grid>
      </More>
    </>
  );
}
