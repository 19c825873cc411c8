import { matchLevelOf } from '@rohi/contract/imports/bank-statement-rules';
import { useState } from 'react';
import { formatDate } from '../../../../shared/format/dates.ts';
import { formatMoney } from '../../../../shared/format/numbers.ts';
import { ToneLabel } from '../../../../shared/ui/tone-label.tsx';
import { momentText } from '../../../kit/list/moment-text.ts';
import { RecordLink } from '../../../kit/record/record-link.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { ConfirmLine } from './confirm-line.tsx';
import type { StatementLine as Line, Suggestion } from './statement-queries.ts';
import { statementTexts } from '../../screen-words.ts';
import { Grid, Row, Text } from '../../../../shared/ui/primitives.tsx';
import css from './statement.module.css';
import { personName } from '../../../kit/people.ts';

const tones = { SURE: 'green', LIKELY: 'lapis', WEAK: 'gold' } as const;

type LineProps = { importId: string; line: Line };

/** A line of the bank, and the transfers that it may be. */
export function StatementLine({ importId, line }: LineProps) {
  const words = statementTexts.read();
  const { row, day, payer, purpose, reference, customerCode, matched, suggestions } = line;
  return (
    <li>
      <b>
        {[formatMoney(line.amount), day === null ? words.noDay : formatDate(day), payer]
          .filter((part) => part !== '')
          .join(' · ')}
      </b>
      <Text as="span" tone="faint" size={13} weight={400}>
        {[purpose, reference, words.row(row)].filter((part) => part !== '').join(' · ')}
      </Text>
      {matched !== null && (
        <span>
          {words.matched(matched.customerCode, momentText(matched.at), personName(matched.by ?? '—'))}
        </span>
      )}
      {line.state === 'ALONE' && customerCode !== null && <span>{words.names(customerCode)}</span>}
      {line.amount.currency === 'CNY' && line.state !== 'MATCHED' && <span>{words.inYuan}</span>}
      {suggestions.map((suggestion) => (
        <SuggestedTransfer key={suggestion.topUpId} importId={importId} line={line} suggestion={suggestion} />
      ))}
    </li>
  );
}

function SuggestedTransfer({ importId, line, suggestion }: LineProps & { suggestion: Suggestion }) {
  const words = statementTexts.read();
  const [isOpen, setIsOpen] = useState(false);
  const { customerCode, name, announced, askedAt, reference, state, score, reasons } = suggestion;
  const isWaiting = state === 'WAITING';
  return (
    <Row
      wrap
      rowGap={8}
      columnGap={12}
      align="center"
      paddingX={12}
      paddingY={8}
      radius={10}
      className={css.suggestion}
    >
      <Grid as="span" gap={2} minWidth={0} className={css.what}>
        <span>
          <RecordLink to="customers" id={customerCode} /> {name}
        </span>
        <Text as="span" tone="faint" size={13} weight={400}>
          {`${words.announced(formatMoney(announced), momentText(askedAt))} · ${words.reference(reference)}`}
        </Text>
        <Text as="span" tone="faint" size={13} weight={400}>
          {reasons.map((reason) => words.reasons[reason]).join(words.listSeparator)}
        </Text>
        {!isWaiting && <span>{state === 'ENDED' ? words.ended : words.done}</span>}
      </Grid>
      {isWaiting && (
        <>
          <ToneLabel tone={tones[matchLevelOf(score)]}>{words.score(score)}</ToneLabel>
          <Button
            kind="primary"
            onPress={() => setIsOpen(true)}
            aria-label={`${words.confirm}: ${customerCode}, ${formatMoney(line.amount)}, ${words.row(line.row)}`}
          >
            {words.confirm}
          </Button>
        </>
      )}
      {isOpen && (
        <ConfirmLine
          importId={importId}
          line={line}
          suggestion={suggestion}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Row>
  );
}
