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
    <div className={css.columns}>
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
      <aside className={css.aside}>
        <Templates />
        <EncodingField value={encoding} onChange={setEncoding} />
      </aside>
    </div>
  );
}

function Templates() {
  const { choose } = importsTexts.read();
  return (
    <div className={css.templates}>
      <h2 className={css.heading}>{choose.templates}</h2>
      <ul>
        {templates.map(([kind, name]) => (
          <li key={kind}>
            <a href={`/api/common/template/${name}?lang=${locale}`} download>
              <Icon of={Download} size={16} />
              {importKindNames[kind][locale]}
            </a>
          </li>
        ))}
      </ul>
      <p className={css.limits}>{choose.templatesText}</p>
    </div>
  );
}

type EncodingProps = { value: TextEncoding | ''; onChange: (next: TextEncoding | '') => void };

function EncodingField({ value, onChange }: EncodingProps) {
  const { choose } = importsTexts.read();
  return (
    <label className={css.encoding}>
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
    </label>
  );
}
