import { declarationLimits } from '@rohi/contract/imports/declaration-limits';
import { CircleAlert, Download, FileSpreadsheet } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { useFileDrop } from '../../../shared/files/use-file-drop.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { locale } from '../../../shared/i18n/locale.ts';
import { navigate } from '../../../shared/router/hash-router.ts';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { classNames } from '../../../shared/ui/class-names.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { newRequestId } from '../../../shared/api/request-id.ts';
import type { DeclaredFile } from './declared-file.ts';
import { manyTexts } from './many-words.ts';
import css from './choose-file.module.css';

const mostMegabytes = declarationLimits.maxBytes / 1_000_000;

/** Sends a file to be read; why it was not taken stands beside the field, not in a message that goes away. */
function useSending(onSent: (file: DeclaredFile) => void) {
  const { choose } = manyTexts.read();
  const [refusal, setRefusal] = useState<string>();
  const { run, busy, waitSec } = useSubmit();
  const send = (file: File) => {
    setRefusal(undefined);
    if (file.size > declarationLimits.maxBytes) {
      setRefusal(choose.tooLarge(mostMegabytes));
      return;
    }
    void run(
      async () => {
        const read = await call('PUT /declaration-files/{id}', {
          params: { id: newRequestId() },
          query: { name: file.name.slice(-200) },
          file,
          quiet: true,
          loading: true,
        });
        onSent(read);
        navigate('orderManagement', { file: read.id });
      },
      (error, keepSilent) => {
        if (error.error !== 'imports.fileRefused') return;
        keepSilent();
        setRefusal(error.msg);
      },
    );
  };
  return { send, busy, waitSec, refusal };
}

/** Takes the file: chosen, or dragged here. */
export function ChooseFile({ onSent }: { onSent: (file: DeclaredFile) => void }) {
  const { choose, lead } = manyTexts.read();
  const { send, busy, waitSec, refusal } = useSending(onSent);
  const { isOver, zone } = useFileDrop(send);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  return (
    <div className={css.columns}>
      <div>
        <p className={css.lead}>{lead}</p>
        <div className={classNames(css.zone, isOver && css.over)} {...zone}>
          <span className={css.picture}>
            <Icon of={FileSpreadsheet} size={28} />
          </span>
          <input
            ref={input}
            id={id}
            type="file"
            className="visually-hidden"
            tabIndex={-1}
            aria-hidden="true"
            accept=".xlsx,.csv,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            onChange={(event) => {
              const [file] = event.currentTarget.files ?? [];
              if (file) send(file);
              // The same file, mended, can be chosen again.
              event.currentTarget.value = '';
            }}
          />
          <Button
            className={css.button}
            disabled={waitSec > 0}
            aria-disabled={busy || undefined}
            aria-describedby={refusal === undefined ? `${id}limits` : `${id}error ${id}limits`}
            onClick={() => {
              if (!busy) input.current?.click();
            }}
          >
            {waitSec > 0 ? choose.wait(waitSec) : busy ? choose.reading : choose.button}
          </Button>
          <p className={css.drop} aria-hidden="true">
            {isOver ? choose.dropNow : choose.drop}
          </p>
          <p id={`${id}limits`} className={css.limits}>
            {choose.limits(declarationLimits.maxRows, mostMegabytes)}
          </p>
        </div>
        <div role="alert" id={`${id}error`}>
          {refusal !== undefined && (
            <p className={css.refusal}>
              <Icon of={CircleAlert} size={20} />
              <span>{refusal}</span>
            </p>
          )}
        </div>
      </div>
      <aside className={css.template}>
        <p>{choose.templateText}</p>
        <ButtonLink kind="soft" href={`/api/common/template/declarations?lang=${locale}`} download>
          <Icon of={Download} size={18} />
          {choose.template}
        </ButtonLink>
      </aside>
    </div>
  );
}
