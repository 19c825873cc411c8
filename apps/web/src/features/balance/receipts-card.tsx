import { Download } from 'lucide-react';
import { useState } from 'react';
import type { ReplyTo } from '../../shared/api/calls.ts';
import type { Answer } from '../../shared/api/use-answer.ts';
import { saveDownload } from '../../shared/files/save-download.ts';
import { useSubmit } from '../../shared/forms/use-submit.ts';
import { formatDateTime } from '../../shared/format/dates.ts';
import { formatMoney } from '../../shared/format/numbers.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Card, Missing } from '../../shared/ui/card.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { balanceTexts } from './balance-words.ts';
import { Row } from '../../shared/ui/primitives.tsx';
import css from './balance.module.css';

type Receipts = ReplyTo<'GET /profile/receipts'>;
export type Receipt = Receipts['list'][number];

const shownFirst = 5;

/** The own receipts, the newest first, each as a PDF. */
export function ReceiptsCard({ answer }: { answer: Answer<Receipts> }) {
  const { receipts } = balanceTexts.read();
  const [isWhole, setWhole] = useState(false);
  if (answer.state !== 'ready')
    return (
      <Card title={receipts.title} className={css.last}>
        <Missing answer={answer} />
      </Card>
    );
  const { list } = answer.data;
  return (
    <Card title={receipts.title} className={css.last}>
      {list.length === 0 && <p className={css.note}>{receipts.none}</p>}
      <ul className={css.lines}>
        {list.slice(0, isWhole ? undefined : shownFirst).map((receipt) => (
          <Row as="li" key={receipt.id} wrap rowGap={4} columnGap={12} align="center" className={css.receipt}>
            <p>
              <b>{receipt.receiptNumber}</b>
              <span className={css.note}>{formatDateTime(receipt.at)}</span>
              {receipt.codeBefore && <span className={css.note}>{receipts.before(receipt.codeBefore)}</span>}
            </p>
            <span className={css.sum}>{formatMoney(receipt.total)}</span>
            <SaveReceipt receipt={receipt} />
          </Row>
        ))}
      </ul>
      {list.length > shownFirst && !isWhole && (
        <Button kind="soft" onClick={() => setWhole(true)}>
          {receipts.all(list.length)}
        </Button>
      )}
    </Card>
  );
}

function SaveReceipt({ receipt }: { receipt: Receipt }) {
  const { receipts } = balanceTexts.read();
  const { run, busy } = useSubmit();
  return (
    <Button
      kind="soft"
      className={css.save}
      aria-label={receipts.save(receipt.receiptNumber)}
      aria-disabled={busy || undefined}
      onClick={() => void run(() => saveReceipt(receipt))}
    >
      <Icon of={Download} />
    </Button>
  );
}

/** Throws ApiError. */
export function saveReceipt({ id, receiptNumber }: Receipt): Promise<void> {
  return saveDownload('GET /profile/receipts/{id}/file', { params: { id } }, `${receiptNumber}.pdf`);
}
