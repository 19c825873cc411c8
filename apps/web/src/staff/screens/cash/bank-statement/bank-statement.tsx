import { bankStatementLimits } from '@rohi/contract/imports/bank-statement-rules';
import type { Currency } from '@rohi/contract/pricing/money';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '../../../../shared/api/exchange.ts';
import { FileZone, useFileField } from '../../../../shared/files/file-zone.tsx';
import { locale } from '../../../../shared/i18n/locale.ts';
import { Icon } from '../../../../shared/ui/icon.tsx';
import { Answered } from '../../../kit/ui/answered.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { Segmented } from '../../../kit/ui/segmented.tsx';
import { useSendStatement, useStatement } from './statement-queries.ts';
import { StatementReport } from './statement-report.tsx';
import { statementTexts } from '../../screen-words.ts';
import { Row, Text } from '../../../../shared/ui/primitives.tsx';
import cashCss from '../cash.module.css';

/** Currencies of accounts, the commonest first. */
const offered = ['TJS', 'USD', 'CNY'] as const satisfies readonly Currency[];

export type BankStatementProps = {
  /** The id of the file that is looked at. */
  id: string | undefined;
  onRead: (id: string) => void;
  onClose: () => void;
};

/** The bank's statement beside the transfers that wait: a file is sent, and its lines are confirmed one by one. */
export function BankStatement({ id, onRead, onClose }: BankStatementProps) {
  const words = statementTexts.read();
  return (
    <section className={cashCss.card} aria-label={words.title}>
      <h2>{words.title}</h2>
      <Text tone="faint" size={13} weight={400}>
        {words.lead}
      </Text>
      <StatementFile onRead={onRead} />
      {id !== undefined && <ReadStatement id={id} />}
      <div className={cashCss.buttons}>
        <Button kind="quiet" onPress={onClose}>
          {words.close}
        </Button>
      </div>
    </section>
  );
}

function ReadStatement({ id }: { id: string }) {
  const answer = useStatement(id);
  return <Answered answer={answer}>{(sent) => <StatementReport sent={sent} />}</Answered>;
}

/** The choice of the file, and of what it may not say. */
function StatementFile({ onRead }: { onRead: (id: string) => void }) {
  const words = statementTexts.read();
  const send = useSendStatement();
  const [currency, setCurrency] = useState<Currency | ''>('');
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const field = useFileField(refusal);
  const take = async (file: File) => {
    if (file.size > bankStatementLimits.maxBytes) return setRefusal(words.tooLarge);
    setRefusal(undefined);
    setBusy(true);
    try {
      onRead(await send(file, currency === '' ? undefined : currency));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(error.msg);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Row wrap rowGap={6} columnGap={12} align="center" tone="soft" size={13}>
        <span aria-hidden="true">{words.currency}</span>
        <Segmented
          label={words.currency}
          value={currency}
          options={[{ value: '', label: words.ofFile }, ...offered.map((value) => ({ value, label: value }))]}
          onChange={setCurrency}
        />
      </Row>
      <FileZone
        field={field}
        words={words}
        limits={words.limits}
        refusal={refusal}
        busy={busy}
        onFile={(file) => void take(file)}
      >
        <Button isPending={busy} aria-describedby={field.describedBy} onPress={field.open}>
          {words.choose}
        </Button>
      </FileZone>
      <Text
        as="a"
        display="inline-flex"
        gap={8}
        align="center"
        justifySelf="start"
        minHeight={44}
        href={`/api/common/template/bank-statement?lang=${locale}`}
        download
      >
        <Icon of={Download} size={18} />
        {words.template}
      </Text>
    </>
  );
}
