import { readPickupCode } from '@rohi/contract/collection/pickup-code';
import { useState } from 'react';
import { ownSubmit } from '../../shared/forms/own-submit.ts';
import { PrintSlip } from '../kit/slips/print-slip.tsx';
import { Button } from '../kit/ui/button.tsx';
import { AskForm } from './approval/ask-form.tsx';
import { askTexts, counterTexts } from './counter-words.ts';
import { AskedPanel } from './approval/asked-panel.tsx';
import { CodeField, DocumentFields, isDocument, noDocument } from './proof-fields.tsx';
import type { Counter } from './use-counter.ts';
import { Grid, Row } from '../../shared/ui/primitives.tsx';
import base from '../screens/cash/cash.module.css';
import css from './counter.module.css';

/** The proof of who was chosen: the pickup code, or a document that is looked at. */
export function ProofPanel({ chosen, counter }: { chosen: string; counter: Counter }) {
  const { proof } = counterTexts.read();
  const { proofs } = counter.permits;
  const mayAsk = proofs.includes('APPROVAL');
  const [opens, setOpens] = useState(false);
  const [asks, setAsks] = useState(false);
  const shows = opens || !proofs.includes('CODE');
  const request = counter.state.requests[chosen];
  const isUnclaimed = counter.state.found?.list.some(
    (customer) => customer.customerCode === chosen && customer.isUnclaimed === true,
  );
  return (
    <section className={base.card} aria-label={proof.title(chosen)}>
      <h2>{proof.title(chosen)}</h2>
      {proofs.includes('CODE') && <CodeForm counter={counter} />}
      {shows && <DocumentForm counter={counter} />}
      <Row wrap gap={8}>
        {!shows && <Button onPress={() => setOpens(true)}>{proof.document}</Button>}
        {mayAsk && !asks && request === undefined && (
          <Button onPress={() => setAsks(true)}>{askTexts.read().button}</Button>
        )}
        {isUnclaimed && <PrintSlip customerCode={chosen} />}
        <Button kind="quiet" onPress={counter.putBack}>
          {proof.other}
        </Button>
      </Row>
      {mayAsk && request !== undefined && (
        <AskedPanel key={request} id={request} chosen={chosen} counter={counter} />
      )}
      {mayAsk && request === undefined && asks && <AskForm chosen={chosen} counter={counter} />}
    </section>
  );
}

function CodeForm({ counter }: { counter: Counter }) {
  const { proof } = counterTexts.read();
  const [code, setCode] = useState('');
  return (
    <Grid
      as="form"
      gap={12}
      className={css.form}
      noValidate
      onSubmit={ownSubmit(() => {
        if (readPickupCode(code) === undefined) return;
        counter.open({ kind: 'CODE', code });
        setCode('');
      })}
    >
      <CodeField value={code} hint={proof.codeHint} onChange={setCode} />
      <Button kind="primary" type="submit" isDisabled={readPickupCode(code) === undefined}>
        {proof.open}
      </Button>
    </Grid>
  );
}

/** Which document was seen. */
export function DocumentForm({ counter }: { counter: Counter }) {
  const { proof } = counterTexts.read();
  const [document, setDocument] = useState(noDocument);
  return (
    <Grid
      as="form"
      gap={12}
      className={css.form}
      noValidate
      onSubmit={ownSubmit(() => {
        if (isDocument(document)) counter.open({ kind: 'DOCUMENT', document });
      })}
    >
      <DocumentFields value={document} onChange={setDocument} />
      <Button type="submit" isDisabled={!isDocument(document)}>
        {proof.seen}
      </Button>
    </Grid>
  );
}
