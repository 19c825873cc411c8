import type { RateFileReport } from '@rohi/contract/pricing/rate-administration.contract';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { formatFullDay } from '../../../shared/format/dates.ts';
import { formatShortDecimal } from '../../../shared/format/numbers.ts';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { ToneLabel } from '../../../shared/ui/tone-label.tsx';
import formCss from '../../kit/list/row-form.module.css';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { DialogFoot } from '../../kit/ui/dialog-foot.tsx';
import { useRatesRefresh } from './rate-queries.ts';
import { ratesTexts } from './rates-words.ts';
import css from './rates.module.css';

const mostBytes = 262_144;
const tones = { NEW: 'green', SAME: 'grey', REPLACES: 'lapis', WAITING: 'gold' } as const;

/** The bytes as base64: the file may be in windows-1251, so its text cannot travel as text. */
async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
}

/** A file of the bank: what it would change is shown before anything is saved. */
export function RateFile({ onClose }: { onClose: () => void }) {
  const { file: words, form } = ratesTexts.read();
  const refresh = useRatesRefresh();
  const [chosen, setChosen] = useState<{ file: string; report: RateFileReport } | undefined>();
  const choose = async (picked: File | undefined) => {
    setChosen(undefined);
    if (picked === undefined) return;
    if (picked.size > mostBytes) return showMessage('error', words.tooLarge);
    const file = await base64Of(picked);
    const report = await call('POST /price/rates/file/preview', { body: { file } }).catch(() => undefined);
    if (report !== undefined) setChosen({ file, report });
  };
  const take = async () => {
    if (chosen === undefined) return;
    const body = { file: chosen.file };
    const done = await call('POST /price/rates/file', { body }).catch(() => undefined);
    if (done === undefined) return;
    showMessage('success', words.taken);
    onClose();
    await refresh();
  };
  const changes = chosen?.report.rates.some(({ verdict }) => verdict !== 'SAME') ?? false;
  return (
    <Dialog wide title={words.title} onClose={onClose}>
      <div className={css.form}>
        <p className={css.lead}>{words.lead}</p>
        <label className={css.field}>
          {words.choose}
          <input
            type="file"
            accept=".xml,text/xml,application/xml"
            onChange={(event) => void choose(event.currentTarget.files?.[0])}
          />
        </label>
        {chosen && <Report report={chosen.report} changes={changes} />}
      </div>
      <DialogFoot>
        <span className={formCss.said} />
        <Button onPress={onClose}>{form.cancel}</Button>
        <Button kind="primary" isDisabled={!changes} onPress={() => void take()}>
          {words.take}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

function Report({ report, changes }: { report: RateFileReport; changes: boolean }) {
  const { file: words, pricePer } = ratesTexts.read();
  return (
    <div className={css.report} role="status">
      {report.rates.length > 0 && (
        <ul>
          {report.rates.map((rate) => (
            <li key={`${rate.from}${rate.rateDate}`}>
              <span>{formatFullDay(rate.rateDate)}</span>
              <b>{pricePer(rate.nominal, rate.from, formatShortDecimal(rate.rate), rate.to)}</b>
              <ToneLabel tone={tones[rate.verdict]}>{words.verdicts[rate.verdict]}</ToneLabel>
            </li>
          ))}
        </ul>
      )}
      {report.rejected.map(({ index, code, value }) => (
        <p key={index} className={css.rejected}>
          {words.rejected(index + 1, code, value)}
        </p>
      ))}
      {report.skipped > 0 && <p className={css.lead}>{words.skipped(report.skipped)}</p>}
      {!changes && <p className={css.lead}>{words.nothing}</p>}
    </div>
  );
}
