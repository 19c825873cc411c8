import { mostRateFileBytes } from '@rohi/contract/pricing/rate-file-limits';
import type {
  RateFileReport,
  RateVerdict,
  SentRateFile,
} from '@rohi/contract/pricing/rate-administration.contract';
import { CircleCheck, Download } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { ApiError } from '../../../shared/api/exchange.ts';
import { newRequestId } from '../../../shared/api/request-id.ts';
import { FileZone, useFileField } from '../../../shared/files/file-zone.tsx';
import { formatDate } from '../../../shared/format/dates.ts';
import { formatShortDecimal } from '../../../shared/format/numbers.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { ToneLabel } from '../../../shared/ui/tone-label.tsx';
import { saveFile } from '../../kit/list/save-file.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { DialogFoot } from '../../kit/ui/dialog-foot.tsx';
import { useRatesRefresh } from './rate-queries.ts';
import { ratesTexts } from '../screen-words.ts';
import { Grid, Row, Text } from '../../../shared/ui/primitives.tsx';
import css from './rates.module.css';

const tones = { NEW: 'green', SAME: 'grey', REPLACES: 'lapis', WAITING: 'gold' } as const;
const fileTypes =
  '.xml,.xlsx,.csv,text/xml,application/xml,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The way of one file: read, looked at, taken whole. */
function useRateFile() {
  const { file: words } = ratesTexts.read();
  const refresh = useRatesRefresh();
  const [sent, setSent] = useState<SentRateFile>();
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const send = async (file: File) => {
    setSent(undefined);
    if (file.size > mostRateFileBytes) return setRefusal(words.tooLarge);
    setRefusal(undefined);
    setBusy(true);
    try {
      const params = { importId: newRequestId() };
      const request = { params, query: { name: file.name.slice(-200) }, file, quiet: true, loading: true };
      setSent(await call('PUT /price/rates/files/{importId}', request));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(error.msg);
    } finally {
      setBusy(false);
    }
  };
  /** An answer that was lost is asked for again: the file is taken once. */
  const take = async ({ id: importId }: SentRateFile) => {
    setBusy(true);
    try {
      setSent(await call('POST /price/rates/files/{importId}/confirm', { params: { importId } }));
      await refresh();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setBusy(false);
    }
  };
  return { sent, refusal, busy, send, take };
}

/** A file of the bank or a table of rates: what it would change is shown before anything is saved. */
export function RateFile({ onClose }: { onClose: () => void }) {
  const { file: words, form } = ratesTexts.read();
  const { sent, refusal, busy, send, take } = useRateFile();
  const field = useFileField(refusal);
  const changes = sent?.rates.some(({ verdict }) => verdict !== 'SAME') ?? false;
  const isTaken = sent !== undefined && sent.confirmedAt !== null;
  return (
    <Dialog wide title={words.title} onClose={onClose}>
      <Grid gap={14} overflow="auto" paddingX={24} paddingTop={4} paddingBottom={20}>
        {!isTaken && <p className={css.lead}>{words.lead}</p>}
        {!isTaken && (
          <FileZone
            field={field}
            accept={fileTypes}
            words={words}
            limits={words.limits}
            refusal={refusal}
            busy={busy}
            onFile={(file) => void send(file)}
          >
            <Button isPending={busy} aria-describedby={field.describedBy} onPress={field.open}>
              {words.choose}
            </Button>
          </FileZone>
        )}
        {sent && <Report sent={sent} changes={changes} isTaken={isTaken} />}
      </Grid>
      <DialogFoot>
        {isTaken ? (
          <Button kind="primary" onPress={onClose}>
            {words.close}
          </Button>
        ) : (
          <>
            <Button onPress={onClose}>{form.cancel}</Button>
            <Button kind="primary" isDisabled={!changes || busy} onPress={() => void (sent && take(sent))}>
              {words.take}
            </Button>
          </>
        )}
      </DialogFoot>
    </Dialog>
  );
}

type ReportProps = { sent: SentRateFile; changes: boolean; isTaken: boolean };

/** What the file would change, or, once it is taken, what became of it. */
function Report({ sent, changes, isTaken }: ReportProps) {
  const { file: words, pricePer } = ratesTexts.read();
  const report: RateFileReport = sent;
  const verdicts = isTaken ? words.settled : words.verdicts;
  return (
    <div className={css.report} role="status">
      <Text as="b" breaks>
        {sent.fileName}
      </Text>
      {isTaken && <Outcome report={report} />}
      {report.rates.length > 0 && (
        <ul>
          {report.rates.map((rate) => (
            <li key={`${rate.from}${rate.rateDate}`}>
              <span>{formatDate(rate.rateDate)}</span>
              <b>{pricePer(rate.nominal, rate.from, formatShortDecimal(rate.rate), rate.to)}</b>
              <ToneLabel tone={tones[rate.verdict]}>{verdicts[rate.verdict]}</ToneLabel>
            </li>
          ))}
        </ul>
      )}
      {report.rejected.map(({ index, code, value }) => (
        <Text key={index} marginTop={8} tone="danger" size={13}>
          {words.rejected(index + 1, code, value)}
        </Text>
      ))}
      {report.rejected.length > 0 && (
        <Button kind="quiet" onPress={() => void saveRejected(sent, words.saved)}>
          <Icon of={Download} size={18} />
          {words.saveRejected}
        </Button>
      )}
      {report.skipped > 0 && <p className={css.lead}>{words.skipped(report.skipped)}</p>}
      {!changes && !isTaken && <p className={css.lead}>{words.nothing}</p>}
    </div>
  );
}

/** In one sentence each: what is saved, what waits, what was there, what was left out. */
function Outcome({ report: { rates, rejected } }: { report: RateFileReport }) {
  const { outcome } = ratesTexts.read().file;
  const count = (...wanted: RateVerdict[]) => rates.filter(({ verdict }) => wanted.includes(verdict)).length;
  const counts = {
    saved: count('NEW', 'REPLACES'),
    waiting: count('WAITING'),
    same: count('SAME'),
    rejected: rejected.length,
  };
  return (
    <Row as="p" gap={8} align="start" marginTop={8} size={14} className={css.outcome}>
      <Icon of={CircleCheck} size={20} />
      {outcome(counts)}
    </Row>
  );
}

/** The rates that cannot be right, to be mended and sent again. */
function saveRejected({ id }: SentRateFile, saved: string): Promise<void> {
  return saveFile('GET /price/rates/files/{importId}/refused', { params: { importId: id } }, saved);
}
