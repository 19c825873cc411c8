import { importKindNames } from '@rohi/contract/imports/import-words';
import { officeImportLimits, textEncodings } from '@rohi/contract/imports/office-import-rules';
import type { TextEncoding } from '@rohi/contract/imports/office-import-rules';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { newRequestId } from '../../../shared/api/request-id.ts';
import { ApiError } from '../../../shared/api/exchange.ts';
import { FileZone, useFileField } from '../../../shared/files/file-zone.tsx';
import { formatDecimal } from '../../../shared/format/numbers.ts';
import { locale } from '../../../shared/i18n/locale.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { encodingNames } from './encoding-names.ts';
import { useImportActions } from './import-queries.ts';
import { importsTexts } from '../screen-words.ts';
import { Grid, Row, Text } from '../../../shared/ui/primitives.tsx';
import css from './choose-file.module.css';

const mostMegabytes = officeImportLimits.maxBytes / 1_000_000;
const templates = [
  ['parcels', 'parcel-import'],
  ['events', 'event-import'],
  ['positions', 'position-import'],
] as const;

/** Takes a file: chosen, or dragged here. Why it is not taken stands below, not in a message that goes away. */
export function ChooseFile({ onRead }: { onRead: (id: string) => void }) {
  const { choose } = importsTexts.read();
  const [encoding, setEncoding] = useState<TextEncoding | ''>('');
  const [refusal, setRefusal] = useState<string>();
  const { send, busy } = useImportActions();
  const field = useFileField(refusal);
  const take = async (file: File) => {
    setRefusal(undefined);
    if (file.size > officeImportLimits.maxBytes) return setRefusal(choose.tooLarge(mostMegabytes));
    const id = newRequestId();
    const read = await send(id, file, encoding);
    if (read instanceof ApiError) setRefusal(read.msg);
    else onRead(id);
  };
  return (
    <Grid columns={1} gap={16} flex="none" marginTop={16} className={css.columns}>
      <FileZone
        field={field}
        words={choose}
        limits={choose.limits(formatDecimal(String(officeImportLimits.maxRows)), mostMegabytes)}
        refusal={refusal}
        busy={busy}
        onFile={(file) => void take(file)}
      >
        <Button kind="primary" isDisabled={busy} aria-describedby={field.describedBy} onPress={field.open}>
          {busy ? choose.reading : choose.button}
        </Button>
      </FileZone>
      <Grid
        as="aside"
        gap={14}
        paddingX={20}
        paddingY={16}
        fill="surface"
        border="all"
        radius="panel"
        shadow="panel"
        className={css.aside}
      >
        <Templates />
        <EncodingField value={encoding} onChange={setEncoding} />
      </Grid>
    </Grid>
  );
}

function Templates() {
  const { choose } = importsTexts.read();
  return (
    <Grid gap={8} className={css.templates}>
      <Text as="h2" size={15}>
        {choose.templates}
      </Text>
      <Row as="ul" wrap gap={8}>
        {templates.map(([kind, name]) => (
          <li key={kind}>
            <a href={`/api/common/template/${name}?lang=${locale}`} download>
              <Icon of={Download} size={16} />
              {importKindNames[kind][locale]}
            </a>
          </li>
        ))}
      </Row>
      <Text tone="faint" size={13}>
        {choose.templatesText}
      </Text>
    </Grid>
  );
}

type EncodingProps = { value: TextEncoding | ''; onChange: (next: TextEncoding | '') => void };

function EncodingField({ value, onChange }: EncodingProps) {
  const { choose } = importsTexts.read();
  return (
    <Row
      as="label"
      wrap
      rowGap={6}
      columnGap={10}
      align="center"
      tone="soft"
      size={13}
      className={css.encoding}
    >
      <span>{choose.encoding}</span>
      <select
        value={value}
        onChange={({ currentTarget }) =>
          onChange(textEncodings.find((each) => each === currentTarget.value) ?? '')
        }
      >
        <option value="">{choose.anyEncoding}</option>
        {textEncodings.map((each) => (
          <option key={each} value={each}>
            {encodingNames[each]}
          </option>
        ))}
      </select>
    </Row>
  );
}
