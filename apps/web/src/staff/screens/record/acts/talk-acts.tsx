import { useState } from 'react';
import { AreaField } from '../../../../shared/forms/area-field.tsx';
import { ownSubmit } from '../../../../shared/forms/own-submit.ts';
import { useUser } from '../../../kit/session/user-info.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { sendNote, writeMessage, type RecordOf } from '../record-calls.ts';
import { recordTexts } from '../../screen-words.ts';
import { Codes } from './codes.tsx';
import { useEach, type Failure } from './use-each.ts';
import { Box, Grid, Row } from '../../../../shared/ui/primitives.tsx';

/** A ticked row: its record, the code that it is shown by, and its owner. */
export type Ticked = { of: RecordOf; code: string; customerCode: string | null };

/** A note at each of the ticked records, and one message to each of their customers. */
export function TalkActs({ records, onDone }: { records: readonly Ticked[]; onDone: () => void }) {
  const { talk } = recordTexts.read();
  const mayWrite = useUser().authorities.includes('customer:read');
  const [open, setOpen] = useState<'note' | 'write'>();
  const close = () => setOpen(undefined);
  const finish = () => {
    close();
    onDone();
  };
  const first = firstOfCustomers(records);
  return (
    <>
      <Button onPress={() => setOpen('note')}>{talk.note.button}</Button>
      {mayWrite && first.length > 0 && (
        <Button onPress={() => setOpen('write')}>{talk.write.button(first.length)}</Button>
      )}
      {open === 'note' && (
        <TalkDialog kind="note" records={records} unfit={[]} onClose={close} onDone={finish} />
      )}
      {open === 'write' && (
        <TalkDialog
          kind="write"
          records={first}
          unfit={records.flatMap(({ code, customerCode }) =>
            customerCode === null ? [{ id: code, msg: talk.write.noOne }] : [],
          )}
          onClose={close}
          onDone={finish}
        />
      )}
    </>
  );
}

/** One record of each customer: a customer with several ticked ones gets one message. */
function firstOfCustomers(records: readonly Ticked[]): Ticked[] {
  const first = new Map<string, Ticked>();
  for (const record of records)
    if (record.customerCode !== null && !first.has(record.customerCode))
      first.set(record.customerCode, record);
  return [...first.values()];
}

type TalkDialogProps = {
  kind: 'note' | 'write';
  records: readonly Ticked[];
  unfit: readonly Failure[];
  onClose: () => void;
  onDone: () => void;
};

/** Says where the words will stand and who reads them, and puts them down once at each. */
function TalkDialog({ kind, records, unfit, onClose, onDone }: TalkDialogProps) {
  const { talk, acts } = recordTexts.read();
  const texts = talk[kind];
  const [text, setText] = useState('');
  const { run, busy, progress, failures, finished } = useEach(onDone, texts.done);
  const left = records.filter(({ code }) => !finished.has(code));
  const put = kind === 'note' ? sendNote : writeMessage;
  const start = () => {
    if (text.trim() === '' || busy) return;
    void run(
      left.map(({ code }) => code),
      text,
      async (code, requestId) => {
        const record = left.find((each) => each.code === code);
        if (record) await put(record.of, requestId, text);
      },
    );
  };
  return (
    <Dialog title={texts.title(Math.max(1, left.length))} onClose={onClose}>
      <Grid
        as="form"
        gap={16}
        paddingX={24}
        paddingTop={4}
        paddingBottom={20}
        noValidate
        onSubmit={ownSubmit(start)}
      >
        <p>{texts.will}</p>
        <Codes
          title={texts.at(left.length)}
          codes={left.map(({ code, customerCode }) => ({
            id: code,
            msg: kind === 'write' && customerCode !== code ? (customerCode ?? '') : '',
          }))}
        />
        {unfit.length > 0 && <Codes title={talk.write.without(unfit.length)} codes={unfit} />}
        <AreaField
          name={kind}
          label={texts.field}
          rows={4}
          maxLength={kind === 'note' ? 1_000 : 2_000}
          value={text}
          error={undefined}
          onText={setText}
          onBlur={() => {}}
        />
        {failures.length > 0 && (
          <Box role="alert" paddingX={14} paddingY={10} fill="danger-soft" radius="control" tone="danger">
            <Codes title={talk.failed(failures.length)} codes={failures} />
          </Box>
        )}
        <Row wrap gap={8} justify="end">
          {progress !== undefined && <span role="status">{progress}</span>}
          <Button onPress={onClose}>{acts.no}</Button>
          <Button kind="primary" type="submit" isDisabled={busy || text.trim() === ''}>
            {texts.yes}
          </Button>
        </Row>
      </Grid>
    </Dialog>
  );
}
