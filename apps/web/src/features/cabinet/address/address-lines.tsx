import { chinaAddressFields, chineseLabels } from '@rohi/contract/pickup-points/china-address';
import type { ChinaAddressField } from '@rohi/contract/pickup-points/china-address';
import { locale } from '../../../shared/i18n/locale.ts';
import { cabinetTexts } from '../cabinet-words.ts';
import { CopyButton } from '../copy-button.tsx';
import type { AddressWithCode } from './rules/address-fields.ts';
import { Box, Row, Text } from '../../../shared/ui/primitives.tsx';
import css from './address-card.module.css';

/** The line with the customer code marked; it stands in a line once. */
function MarkedCode({ text, code }: { text: string; code: string }) {
  const place = code === '' ? -1 : text.indexOf(code);
  if (place === -1) return text;
  return (
    <>
      {text.slice(0, place)}
      <Text
        as="mark"
        paddingX={4}
        paddingY={0}
        fill="lapis-soft"
        tone="lapis"
        lines="nowrap"
        className={css.code}
      >
        {code}
      </Text>
      {text.slice(place + code.length)}
    </>
  );
}

/** The name of a line and, for those who do not read Chinese, what the forms of the marketplaces call it. */
function FieldName({ field }: { field: ChinaAddressField }) {
  return (
    <>
      {cabinetTexts.read().address.fields[field]}{' '}
      {locale !== 'zh' && <span lang="zh-CN">{chineseLabels[field]}</span>}
    </>
  );
}

/** The address line by line, in Chinese whatever the language of the interface. */
export function AddressLines({ address }: { address: AddressWithCode }) {
  const { copyField, fields } = cabinetTexts.read().address;
  return (
    <Box marginTop={16}>
      {chinaAddressFields.map((field) => (
        <Row key={field} gap={8} align="center" paddingX={0} paddingY={6} border="top" className={css.line}>
          <dl className={css.pair}>
            <Text as="dt" tone="soft" size={14}>
              <FieldName field={field} />
            </Text>
            <Text as="dd" weight={600} breaks lang="zh-CN">
              <MarkedCode text={address[field]} code={address.customerCode} />
            </Text>
          </dl>
          <CopyButton text={address[field]} label={copyField(fields[field])} />
        </Row>
      ))}
    </Box>
  );
}
