import { Download, FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { comma } from '../../../shared/i18n/list-signs.ts';
import { call } from '../../../shared/api/call.ts';
import { CheckField } from '../../../shared/forms/check-field.tsx';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { hrefOf } from '../../../shared/router/hash-router.ts';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { classNames } from '../../../shared/ui/class-names.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { ToneLabel } from '../../../shared/ui/tone-label.tsx';
import { saveDownload } from '../../../shared/files/save-download.ts';
import type { DeclaredFile } from './declared-file.ts';
import { manyTexts } from '../orders-words.ts';
import { FileChoices } from './file-choices.tsx';
import { hasOpenQuestions } from './open-questions.ts';
import { RowsTable } from './rows-table.tsx';
import { Grid, Row, Text } from '../../../shared/ui/primitives.tsx';
import css from './many.module.css';

/** Saves the rows that are not taken. */
export function RejectedButton({ id }: { id: string }) {
  const { check } = manyTexts.read();
  const { run, busy } = useSubmit();
  return (
    <Button
      kind="soft"
      aria-disabled={busy || undefined}
      onClick={() =>
        void run(() => saveDownload('GET /declaration-files/{id}/rejected', { params: { id } }, 'rows.xlsx'))
      }
    >
      <Icon of={Download} size={18} />
      {check.download}
    </Button>
  );
}

/** The file's name, and what of it was not read. */
export function FileName({ file: { fileName, sheet, ignoredSheets, totalRows } }: { file: DeclaredFile }) {
  const { check } = manyTexts.read();
  return (
    <Grid gap={4} tone="soft" size={15}>
      <Row as="p" gap={8} align="center" tone="ink" weight={600} breaks className={css.name}>
        <Icon of={FileSpreadsheet} size={20} />
        <span>{fileName}</span>
      </Row>
      {sheet !== null && ignoredSheets.length > 0 && <p>{check.sheet(sheet, ignoredSheets.join(comma))}</p>}
      {totalRows.length > 0 && <p>{check.totals(totalRows.join(comma), totalRows.length)}</p>}
    </Grid>
  );
}

/** What to do about the rows that are not taken: where only the point is missing it is asked for below. */
function wrongHint({ orders, withoutPoint }: DeclaredFile): string {
  const { check, choices } = manyTexts.read();
  if (withoutPoint > 0) return choices.below;
  return orders > 0 ? check.wrongText : check.noneReadyText;
}

function Summary({ file, onDone }: CheckedProps) {
  const { check } = manyTexts.read();
  const { orders, parcels, rejectedRows } = file;
  return (
    <section className={css.summary}>
      <FileName file={file} />
      <Row wrap rowGap={8} columnGap={20} size={16}>
        {orders > 0 ? (
          <ToneLabel tone="green">{check.ready(orders, parcels)}</ToneLabel>
        ) : (
          <ToneLabel tone="grey">{check.noneReady}</ToneLabel>
        )}
        {rejectedRows > 0 && <ToneLabel tone="danger">{check.wrong(rejectedRows)}</ToneLabel>}
      </Row>
      {rejectedRows > 0 && (
        <>
          <Text tone="soft" size={15}>
            {wrongHint(file)}
          </Text>
          <RejectedButton id={file.id} />
        </>
      )}
      {orders > 0 ? (
        <Confirm file={file} onDone={onDone} />
      ) : (
        <Row wrap gap={8} className={css.buttons}>
          <ButtonLink href={hrefOf('orderManagement', { file: 'new' })}>{check.another}</ButtonLink>
        </Row>
      )}
    </section>
  );
}

function Confirm({ file, onDone }: CheckedProps) {
  const { check } = manyTexts.read();
  const [submits, setSubmits] = useState(true);
  const { run, busy, waitSec } = useSubmit();
  const request = { params: { id: file.id }, quiet: true, loading: true };
  const confirm = async () => {
    // Cut off in the middle it goes on where it was: every order is made once.
    await call('POST /declaration-files/{id}/confirm', { ...request, body: { submit: submits } });
    onDone(await call('GET /declaration-files/{id}', request));
    scrollTo(0, 0);
  };
  return (
    <Grid
      columns={1}
      gap={12}
      align="center"
      marginTop={4}
      paddingTop={14}
      border="top"
      className={css.confirm}
    >
      <div>
        <CheckField name="submit" checked={submits} onChange={setSubmits} error={undefined}>
          {check.submit}
        </CheckField>
        {!submits && (
          <Text tone="soft" size={15}>
            {check.submitHint}
          </Text>
        )}
      </div>
      <Row wrap gap={8} className={css.buttons}>
        <Button
          className={css.main}
          disabled={waitSec > 0}
          aria-disabled={busy || undefined}
          onClick={() => void run(confirm)}
        >
          {busy ? check.working : check.confirm(file.orders)}
        </Button>
        <ButtonLink kind="outline" href={hrefOf('orderManagement', { file: 'new' })}>
          {check.another}
        </ButtonLink>
      </Row>
    </Grid>
  );
}

type CheckedProps = { file: DeclaredFile; onDone: (file: DeclaredFile) => void };

/** What is asked before the rows are judged, and nothing else. */
function Questions({ file, onDone, onSkip }: CheckedProps & { onSkip: () => void }) {
  const { check, choices } = manyTexts.read();
  return (
    <>
      <section className={css.summary}>
        <FileName file={file} />
        <Text tone="soft" size={15}>
          {choices.first}
        </Text>
      </section>
      <FileChoices file={file} onChange={onDone} />
      <Row wrap gap={8} marginTop={16} className={classNames(css.buttons)}>
        <Button kind="outline" onClick={onSkip}>
          {choices.skip}
        </Button>
        <ButtonLink kind="outline" href={hrefOf('orderManagement', { file: 'new' })}>
          {check.another}
        </ButtonLink>
      </Row>
    </>
  );
}

/** What is asked of the file, then what would become of it, row by row; nothing has been made yet. */
export function CheckedFile({ file, onDone }: CheckedProps) {
  const [isSkipped, setSkipped] = useState(false);
  if (hasOpenQuestions(file) && !isSkipped)
    return <Questions file={file} onDone={onDone} onSkip={() => setSkipped(true)} />;
  return (
    <>
      <Summary file={file} onDone={onDone} />
      <FileChoices file={file} onChange={onDone} />
      <RowsTable rows={file.rows} />
    </>
  );
}
