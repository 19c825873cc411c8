import { moveInKinds, moveInLimits, type MoveInKind } from '@rohi/contract/imports/move-in-rules';
import { officeImportLimits } from '@rohi/contract/imports/office-import-rules';
import { CircleAlert, ClipboardPaste, FileUp, Plus } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { DragEvent } from 'react';
import { newRequestId } from '../../../shared/api/request-id.ts';
import { ApiError } from '../../../shared/api/exchange.ts';
import { ownSubmit } from '../../../shared/forms/own-submit.ts';
import { formatTime } from '../../../shared/format/dates.ts';
import { classNames } from '../../../shared/ui/class-names.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Grid, Row, Text } from '../../../shared/ui/primitives.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { moveInTexts } from '../screen-words.ts';
import { useMoveInActs } from './move-in-queries.ts';
import css from './send-files.module.css';

const accepted =
  '.xlsx,.csv,.txt,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Takes files, chosen or dragged here, several at once, and text that is pasted. Why one is refused stands below. */
export function SendFiles() {
  const { send: words } = moveInTexts.read();
  const { send, busy } = useMoveInActs();
  const input = useRef<HTMLInputElement>(null);
  const limits = useId();
  const [refusals, setRefusals] = useState<string[]>([]);
  const [isOver, setIsOver] = useState(false);
  const [isPasting, setIsPasting] = useState(false);
  const take = async (files: readonly File[]) => {
    setRefusals([]);
    for (const file of files) {
      const isTooLarge = file.size > officeImportLimits.maxBytes;
      const answer = isTooLarge ? undefined : await send(newRequestId(), file);
      const why = isTooLarge
        ? words.tooLarge(file.name)
        : answer instanceof ApiError
          ? words.refused(file.name, answer.msg)
          : undefined;
      if (why !== undefined) setRefusals((before) => [...before, why]);
    }
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
      if (!busy) void take([...event.dataTransfer.files]);
    },
  };
  return (
    <div>
      <div className={classNames(css.zone, isOver && css.over)} {...zone}>
        <Icon of={FileUp} size={26} className={css.picture} />
        <p className={css.words}>
          {isOver ? (
            <b>{words.dropNow}</b>
          ) : (
            <>
              <b>{words.strong}</b>, {words.rest}
            </>
          )}
          <Text as="span" id={limits} tone="soft" size={13} className={css.limits}>
            {words.limits}
          </Text>
        </p>
        <input
          ref={input}
          type="file"
          multiple
          className="visually-hidden"
          tabIndex={-1}
          aria-hidden="true"
          accept={accepted}
          onChange={(event) => {
            void take([...(event.currentTarget.files ?? [])]);
            // The same file, mended, can be chosen again.
            event.currentTarget.value = '';
          }}
        />
        <Row wrap gap={8} className={css.buttons}>
          <Button isDisabled={busy} onPress={() => setIsPasting(true)}>
            <Icon of={ClipboardPaste} size={18} />
            {words.paste}
          </Button>
          <Button isDisabled={busy} aria-describedby={limits} onPress={() => input.current?.click()}>
            <Icon of={Plus} size={18} />
            {busy ? words.reading : words.choose}
          </Button>
        </Row>
      </div>
      <div role="alert">
        {refusals.map((refusal) => (
          <Row
            as="p"
            key={refusal}
            gap={10}
            align="start"
            marginTop={8}
            paddingX={16}
            paddingY={12}
            fill="danger-soft"
            radius="control"
            tone="danger"
            breaks
          >
            <Icon of={CircleAlert} size={20} />
            <span>{refusal}</span>
          </Row>
        ))}
      </div>
      {isPasting && <PasteDialog onClose={() => setIsPasting(false)} />}
    </div>
  );
}

/** Text has no name of its own. */
const nameNow = (nameOf: (at: string) => string) => nameOf(formatTime(new Date().toISOString()));

function PasteDialog({ onClose }: { onClose: () => void }) {
  const { send: words, kinds } = moveInTexts.read();
  const { paste, busy } = useMoveInActs();
  const [text, setText] = useState('');
  const [kind, setKind] = useState<MoveInKind>();
  const [refusal, setRefusal] = useState<string>();
  const go = async () => {
    if (new Blob([text]).size > moveInLimits.maxTextBytes) return setRefusal(words.pasteLong);
    const answer = await paste(newRequestId(), nameNow(words.pasteName), text, kind);
    if (answer instanceof ApiError) setRefusal(answer.msg);
    else onClose();
  };
  return (
    <Dialog title={words.pasteTitle} onClose={onClose} wide>
      <form className={css.paste} onSubmit={ownSubmit(() => void go())}>
        <Grid as="label" gap={6}>
          <Text as="span" tone="soft">
            {words.pasteText}
          </Text>
          <textarea
            rows={12}
            required
            value={text}
            aria-label={words.pasteTitle}
            onChange={({ currentTarget: { value } }) => setText(value)}
          />
        </Grid>
        <Row as="label" wrap gap={10} align="center" tone="soft">
          {words.pasteKind}
          <select
            value={kind ?? ''}
            onChange={({ currentTarget: { value } }) => setKind(moveInKinds.find((each) => each === value))}
          >
            <option value="">{words.anyKind}</option>
            {moveInKinds.map((each) => (
              <option key={each} value={each}>
                {kinds[each]}
              </option>
            ))}
          </select>
        </Row>
        <Text role="alert" tone="danger">
          {refusal}
        </Text>
        <Row wrap gap={8} justify="end">
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button kind="primary" type="submit" isDisabled={busy || text.trim() === ''}>
            {words.pasteSend}
          </Button>
        </Row>
      </form>
    </Dialog>
  );
}
