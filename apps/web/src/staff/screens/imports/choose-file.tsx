import { officeImportLimits, textEncodings } from '@rohi/contract/imports/office-import-rules';
import type { TextEncoding } from '@rohi/contract/imports/office-import-rules';
import { CircleAlert, Download, FileSpreadsheet } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { newRequestId } from '../../../shared/api/request-id.ts';
import { ApiError } from '../../../shared/api/exchange.ts';
import { useFileDrop } from '../../../shared/files/use-file-drop.ts';
import { formatDecimal } from '../../../shared/format/numbers.ts';
import { locale } from '../../../shared/i18n/locale.ts';
import { classNames } from '../../../shared/ui/class-names.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { encodingNames } from './encoding-names.ts';
import { useImportActions } from './import-queries.ts';
import { importsTexts } from './imports-words.ts';
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
  const take = async (file: File) => {
    setRefusal(undefined);
    if (file.size > officeImportLimits.maxBytes) return setRefusal(choose.tooLarge(mostMegabytes));
    const id = newRequestId();
    const read = await send(id, file, encoding);
    if (read instanceof ApiError) setRefusal(read.msg);
    else onRead(id);
  };
  return (
    <>
      <div className={css.columns}>
        <Zone busy={busy} onFile={(file) => void take(file)} isRefused={refusal !== undefined} />
        <aside className={css.aside}>
          <Templates />
          <EncodingField value={encoding} onChange={setEncoding} />
        </aside>
      </div>
      <div role="alert" id="import-refusal">
        {refusal !== undefined && (
          <p className={css.refusal}>
            <Icon of={CircleAlert} size={20} />
            <span>{refusal}</span>
          </p>
        )}
      </div>
    </>
  );
}

type ZoneProps = { busy: boolean; isRefused: boolean; onFile: (file: File) => void };

function Zone({ busy, isRefused, onFile }: ZoneProps) {
  const { choose } = importsTexts.read();
  const take = (file: File | undefined) => {
    if (file && !busy) onFile(file);
  };
  const { isOver, zone } = useFileDrop(take);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  return (
    <div className={classNames(css.zone, isOver && css.over)} {...zone}>
      <span className={css.picture}>
        <Icon of={FileSpreadsheet} size={26} />
      </span>
      <input
        ref={input}
        type="file"
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden="true"
        accept=".xlsx,.csv,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        onChange={(event) => {
          take(event.currentTarget.files?.[0]);
          // The same file, mended, can be chosen again.
          event.currentTarget.value = '';
        }}
      />
      <div className={css.call}>
        <Button
          kind="primary"
          isDisabled={busy}
          aria-describedby={isRefused ? `import-refusal ${id}` : id}
          onPress={() => input.current?.click()}
        >
          {busy ? choose.reading : choose.button}
        </Button>
        <span className={css.drop} aria-hidden="true">
          {isOver ? choose.dropNow : choose.drop}
        </span>
      </div>
      <p id={id} className={css.limits}>
        {choose.limits(formatDecimal(String(officeImportLimits.maxRows)), mostMegabytes)}
      </p>
    </div>
  );
}

function Templates() {
  const { choose, kinds } = importsTexts.read();
  return (
    <div className={css.templates}>
      <h2 className={css.heading}>{choose.templates}</h2>
      <ul>
        {templates.map(([kind, name]) => (
          <li key={kind}>
            <a href={`/api/common/template/${name}?lang=${locale}`} download>
              <Icon of={Download} size={16} />
              {kinds[kind]}
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
