import type { ImportedFile } from '@rohi/contract/lists/list-import';
import { CircleCheck, Download, TriangleAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import { newRequestId } from '../../../../shared/api/request-id.ts';
import { ApiError } from '../../../../shared/api/exchange.ts';
import { FileProgress } from '../../../../shared/files/file-progress.tsx';
import { Icon } from '../../../../shared/ui/icon.tsx';
import { showMessage } from '../../../../shared/ui/messages.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogFoot } from '../../ui/dialog-foot.tsx';
import { confirmImport, saveRefused, saveTemplate, sendImport } from '../list-calls.ts';
import type { AnyList } from '../list-definition.ts';
import { useListRefresh } from '../list-queries.ts';
import { ImportRows } from './import-rows.tsx';
import { importWords } from '../../kit-words.ts';
import css from './import.module.css';
import { listImportLimits } from '@rohi/contract/lists/list-import-limits';
import { FileZone, useFileField } from '../../../../shared/files/file-zone.tsx';

const mostMegabytes = listImportLimits.maxBytes / 1_000_000;

type ChooseProps = {
  list: AnyList;
  busy: boolean;
  refusal: string | undefined;
  onFile: (file: File) => void;
  onRefusal: (text: string) => void;
};

/** Takes a file: chosen, or dragged here. */
function ChooseImport({ list, busy, refusal, onFile, onRefusal }: ChooseProps) {
  const words = importWords.read();
  const field = useFileField(refusal);
  const take = (file: File) => {
    if (file.size > listImportLimits.maxBytes) onRefusal(words.tooLarge(mostMegabytes));
    else onFile(file);
  };
  return (
    <div className={css.choose}>
      <p className={css.lead}>{words.lead}</p>
      <FileZone
        field={field}
        words={words}
        limits={words.limits(listImportLimits.maxRows, mostMegabytes)}
        refusal={refusal}
        busy={busy}
        onFile={take}
      >
        <Button kind="primary" isPending={busy} aria-describedby={field.describedBy} onPress={field.open}>
          {busy ? words.reading : words.button}
        </Button>
      </FileZone>
      <div>
        <Button kind="quiet" onPress={() => void saveTemplate(list.path, words.saved)}>
          <Icon of={Download} size={18} />
          {words.template}
        </Button>
      </div>
    </div>
  );
}

/** The way of one file: read, looked at, written row by row, reported. */
function useImport(list: AnyList) {
  const refresh = useListRefresh(list);
  const [file, setFile] = useState<ImportedFile>();
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const isLeft = useRef(false);
  const send = async (chosen: File) => {
    setBusy(true);
    setRefusal(undefined);
    try {
      setFile(await sendImport(list.path, newRequestId(), chosen));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.error === 'imports.fileRefused') setRefusal(error.msg);
      else showMessage('error', error.msg);
    } finally {
      setBusy(false);
    }
  };
  /** Turn by turn, until nothing waits; what is cut off goes on where it was. */
  const write = async ({ id }: ImportedFile) => {
    setBusy(true);
    try {
      for (let waiting = 1; waiting > 0 && !isLeft.current;) {
        const after = await confirmImport(list.path, id);
        setFile(after);
        waiting = after.waiting;
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setBusy(false);
      refresh();
    }
  };
  const leave = () => {
    isLeft.current = true;
  };
  const startAgain = () => {
    setFile(undefined);
    setRefusal(undefined);
  };
  return { file, refusal, busy, send, write, leave, startAgain, setRefusal };
}

/** A list taken back from a file, in one drawer from choosing it to what became of its rows. */
export function ImportDialog({ list, onClose }: { list: AnyList; onClose: () => void }) {
  const words = importWords.read();
  const { file, refusal, busy, send, write, leave, startAgain, setRefusal } = useImport(list);
  const close = () => {
    leave();
    onClose();
  };
  return (
    <Dialog drawer wide title={words.titleOf(list.texts.title)} onClose={close}>
      {file === undefined ? (
        <ChooseImport
          list={list}
          busy={busy}
          refusal={refusal}
          onFile={(chosen) => void send(chosen)}
          onRefusal={setRefusal}
        />
      ) : (
        <>
          <div className={css.body}>
            <FileResult file={file} list={list} />
            <ImportRows key={file.confirmedAt} list={list} file={file} />
          </div>
          <DialogFoot className={css.foot}>
            <span className={css.progress} role="status">
              <Progress file={file} busy={busy} />
            </span>
            <Button isDisabled={busy} onPress={startAgain}>
              {words.another}
            </Button>
            {file.confirmedAt === null && file.waiting > 0 ? (
              <Button kind="primary" isPending={busy} onPress={() => void write(file)}>
                {triedOf(file) > 0 ? words.goOn : words.write(file.counts.new, file.counts.changed)}
              </Button>
            ) : (
              <Button kind="primary" onPress={close}>
                {words.close}
              </Button>
            )}
          </DialogFoot>
        </>
      )}
    </Dialog>
  );
}

/** Rows that were written already. */
function triedOf({ written }: ImportedFile): number {
  return written.new + written.changed;
}

function Progress({ file, busy }: { file: ImportedFile; busy: boolean }) {
  const words = importWords.read();
  const total = file.counts.new + file.counts.changed;
  const done = total - file.waiting;
  if (file.waiting === 0 || (!busy && done === 0)) return null;
  return (
    <>
      <FileProgress label={words.writing(done, total)} done={done} total={total} />
      {words.writing(done, total)}
    </>
  );
}

/** What is known of the file before its rows, and what became of it after. */
function FileResult({ file, list }: { file: ImportedFile; list: AnyList }) {
  const words = importWords.read();
  const { written, counts } = file;
  return (
    <div className={css.result}>
      <p className={css.name}>{words.file(file.fileName, file.rows)}</p>
      {file.unknownColumns.length > 0 && (
        <p className={css.unknown}>
          <Icon of={TriangleAlert} size={18} />
          {words.unknown(file.unknownColumns.join(', '))}
        </p>
      )}
      {file.confirmedAt !== null && (
        <p className={css.done} role="status">
          <Icon of={CircleCheck} size={20} />
          {triedOf(file) > 0 ? words.done(written.new, written.changed) : words.doneNothing}
        </p>
      )}
      {file.confirmedAt === null && file.waiting === 0 && counts.refused === 0 && (
        <p className={css.lead}>{words.nothing}</p>
      )}
      {counts.refused > 0 && (
        <div className={css.refusedRows}>
          <p>{words.refused(counts.refused)}</p>
          <Button onPress={() => void saveRefused(list.path, file.id, words.saved)}>
            <Icon of={Download} size={18} />
            {words.saveRefused}
          </Button>
        </div>
      )}
    </div>
  );
}
