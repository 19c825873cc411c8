import { listImportLimits } from '@rohi/contract/lists/list-import-limits';
import { CircleAlert, Download, FileSpreadsheet } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { DragEvent } from 'react';
import { classNames } from '../../../../shared/ui/class-names.ts';
import { Icon } from '../../../../shared/ui/icon.tsx';
import { Button } from '../../ui/button.tsx';
import { saveTemplate } from '../list-calls.ts';
import type { AnyList } from '../list-definition.ts';
import { importWords } from './import-words.ts';
import css from './import.module.css';

const mostMegabytes = listImportLimits.maxBytes / 1_000_000;

type ChooseProps = {
  list: AnyList;
  busy: boolean;
  refusal: string | undefined;
  onFile: (file: File) => void;
  onRefusal: (text: string) => void;
};

/** Takes a file: chosen, or dragged here. */
export function ChooseImport({ list, busy, refusal, onFile, onRefusal }: ChooseProps) {
  const words = importWords.read();
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const take = (file: File | undefined) => {
    if (file === undefined || busy) return;
    if (file.size > listImportLimits.maxBytes) onRefusal(words.tooLarge(mostMegabytes));
    else onFile(file);
  };
  const zone = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      take(event.dataTransfer.files[0]);
    },
  };
  return (
    <div className={css.choose}>
      <p className={css.lead}>{words.lead}</p>
      <div className={classNames(css.zone, isOver && css.over)} {...zone}>
        <span className={css.picture}>
          <Icon of={FileSpreadsheet} size={28} />
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
        <Button
          kind="primary"
          isPending={busy}
          aria-describedby={refusal === undefined ? `${id}limits` : `${id}error ${id}limits`}
          onPress={() => input.current?.click()}
        >
          {busy ? words.reading : words.button}
        </Button>
        <p className={css.drop} aria-hidden="true">
          {isOver ? words.dropNow : words.drop}
        </p>
        <p id={`${id}limits`} className={css.limits}>
          {words.limits(listImportLimits.maxRows, mostMegabytes)}
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
      <div>
        <Button kind="quiet" onPress={() => void saveTemplate(list.path, words.saved)}>
          <Icon of={Download} size={18} />
          {words.template}
        </Button>
      </div>
    </div>
  );
}
