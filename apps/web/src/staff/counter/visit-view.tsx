import { PackageCheck, TriangleAlert, UserRoundPlus } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { serverNow } from '../../shared/session/session-state.ts';
import { classNames } from '../../shared/ui/class-names.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { Button } from '../kit/ui/button.tsx';
import { momentHere, timeOfDay } from '../stations/bar/time-of-day.ts';
import { givable, isPaid, unpaidOf } from './card.ts';
import type { Card, OpenCard } from './card.ts';
import { CardParcels, ComingParcels } from './card-parcels.tsx';
import { storedProof } from './counter-state.ts';
import { counterTexts, problemTexts } from './counter-words.ts';
import { focusScanField } from './counter-focus.ts';
import { EvidencePanel } from './evidence/evidence-panel.tsx';
import { readPassKeys } from './offline/pass-keys.ts';
import { PayPanel } from './pay-panel.tsx';
import { ProblemDialog } from './problem/problem-dialog.tsx';
import { DocumentForm } from './proof-panel.tsx';
import type { Counter } from './use-counter.ts';
import { Grid, Row, Text } from '../../shared/ui/primitives.tsx';
import base from '../screens/cash/cash.module.css';
import css from './counter.module.css';
import { call } from '../../shared/api/call.ts';
import { ownSubmit } from '../../shared/forms/own-submit.ts';
import { TextField } from '../../shared/forms/text-field.tsx';
import { useSubmit } from '../../shared/forms/use-submit.ts';
import { Dialog } from '../kit/ui/dialog.tsx';
import type { Visit } from './counter-queries.ts';
import { DocumentFields, isDocument, noDocument } from './proof-fields.tsx';

type DelegateDialogProps = { visit: Visit; onClose: () => void; onNamed: (visit: Visit) => void };

/** Who collects in the place of the customer, with the document that was seen. */
function DelegateDialog({ visit, onClose, onNamed }: DelegateDialogProps) {
  const { delegate: words } = counterTexts.read();
  const [name, setName] = useState(visit.delegate?.name ?? '');
  const [document, setDocument] = useState(visit.delegate?.document ?? noDocument);
  const { run, busy } = useSubmit();
  const isReady = name.trim().length > 1 && isDocument(document);
  const send = (delegate: { name: string; document: typeof document } | null) =>
    void run(async () => {
      const request = { params: { id: visit.id }, body: { delegate }, quiet: true } as const;
      onNamed(await call('PUT /hand-over/visits/{id}/delegate', request));
    });
  return (
    <Dialog title={words.title} onClose={onClose}>
      <Grid
        as="form"
        gap={14}
        overflow="auto"
        paddingX={24}
        paddingTop={0}
        paddingBottom={20}
        className={base.dialog}
        noValidate
        onSubmit={ownSubmit(() => {
          if (isReady) send({ name: name.trim(), document });
        })}
      >
        <TextField
          name="delegate"
          label={words.name}
          hint={words.hint}
          value={name}
          maxLength={100}
          autoComplete="off"
          onText={setName}
        />
        <DocumentFields value={document} onChange={setDocument} />
        <Row wrap gap={8} justify="end">
          {visit.delegate !== null && (
            <Button isDisabled={busy} onPress={() => send(null)}>
              {words.remove}
            </Button>
          )}
          <Button kind="primary" type="submit" isDisabled={!isReady || busy}>
            {words.save}
          </Button>
        </Row>
      </Grid>
    </Dialog>
  );
}

type VisitViewProps = { counter: Counter; open: OpenCard; card: Card };

/**
 * The open card: on the left what is to be brought, on the right what is to be paid, and the one button that hands
 * over.
 */
export function VisitView({ counter, open, card }: VisitViewProps) {
  const { card: words } = counterTexts.read();
  const [names, setNames] = useState(false);
  const { permits, state } = counter;
  const { visit } = open;
  useEffect(focusScanField, []);
  const mustProve = permits.stores && storedProof(open, serverNow()) === undefined;
  return (
    <Grid gap={12} align="start" className={css.visit}>
      <section className={classNames(base.card, css.whole)} aria-label={card.customerCode}>
        <CardHead open={open} card={card} isOffline={permits.stores} />
        {mustProve && <DocumentForm counter={counter} />}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list that scrolls is reached by keys */}
        <div className={css.lists} tabIndex={0}>
          <CardParcels card={card} brought={state.brought} />
          {visit !== undefined && <ComingParcels coming={card.coming} />}
        </div>
        <div className={base.buttons}>
          {permits.problems && givable(card).length > 0 && (
            <Button onPress={() => counter.change({ isReporting: true })}>
              <Icon of={TriangleAlert} size={18} />
              {problemTexts.read().button}
              <kbd>F4</kbd>
            </Button>
          )}
          {permits.delegates && visit?.proof === 'CODE' && (
            <Button onPress={() => setNames(true)}>
              <Icon of={UserRoundPlus} size={18} />
              {words.delegateButton}
            </Button>
          )}
          <Button kind="quiet" onPress={counter.close}>
            {words.close}
          </Button>
        </div>
      </section>
      <PayPanel counter={counter} open={open} card={card} />
      <GiveBar counter={counter} card={card} />
      {state.isReporting && (
        <ProblemDialog
          visitId={open.id}
          card={card}
          last={state.brought.at(-1)}
          onChange={(code) => {
            counter.change({ brought: state.brought.filter((each) => each !== code) });
            counter.reload();
          }}
          onClose={() => counter.change({ isReporting: false })}
        />
      )}
      {names && visit !== undefined && (
        <DelegateDialog
          visit={visit}
          onClose={() => setNames(false)}
          onNamed={(next) => {
            counter.change({ card: { ...open, visit: next } });
            setNames(false);
          }}
        />
      )}
    </Grid>
  );
}

type HeadProps = { open: OpenCard; card: Card; isOffline: boolean };

function CardHead({ open: { visit, proof, pass }, card, isOffline }: HeadProps) {
  const { card: words, offline } = counterTexts.read();
  const { customerCode, name, phoneMasked } = card;
  const delegate = visit?.delegate ?? (pass?.delegate ? { name: pass.delegate, document: null } : null);
  const who = delegate === null ? words.self : words.delegate(delegate.name);
  const limit = visit?.pass?.parcelLimit ?? pass?.parcelLimit ?? 0;
  const keys = readPassKeys();
  return (
    <Row as="header" wrap rowGap={4} columnGap={20} align="center" className={css.head}>
      <h2>{customerCode}</h2>
      <p>
        <b>{name === undefined ? offline.noName : (name ?? words.name)}</b>
        <Text as="span" tone="faint" size={13} weight={400}>
          {[...(phoneMasked === null ? [] : [words.phone(phoneMasked)]), who].join(', ')}
        </Text>
        {isOffline && pass !== undefined && (
          <Text as="span" tone="faint" size={13} weight={400}>
            {offline.passes.until(momentHere(new Date(pass.notAfter).toISOString()))}
            {keys && ` ${offline.passes.revokedUntil(timeOfDay(keys.at - keys.gapMs).slice(0, 5))}`}
          </Text>
        )}
      </p>
      {proof !== undefined && <span className={css.good}>{words.proofs[proof.kind]}</span>}
      {delegate !== null && delegate.document === null && (
        <p role="note">{words.compare(delegate.name, limit)}</p>
      )}
    </Row>
  );
}

/**
 * The button that hands over what was brought, and what is still missing: the photo or signature of the point is
 * visible without scrolling.
 */
function GiveBar({ counter, card }: { counter: Counter; card: Card }) {
  const { give } = counterTexts.read();
  const { brought, isGiving, isPaying } = counter.state;
  const isOpen = brought.length > 0 && unpaidOf(card, brought).length === 0;
  const left = leftOf(card, brought);
  const leftId = useId();
  return (
    <Grid gap={6} paddingX={0} paddingY={8} fill="canvas" text="center" className={css.give}>
      <EvidencePanel {...card.evidence} waits={counter.permits.stores} onMade={counter.addEvidence} />
      <Button
        {...(isOpen ? { kind: 'primary' as const } : {})}
        className={base.main}
        // Closed it stays in the order of Tab and says what is left; pressed, the counter says it too.
        aria-disabled={!isOpen || isGiving || isPaying}
        {...(left !== undefined && { 'aria-describedby': leftId })}
        onPress={() => !isGiving && counter.give()}
      >
        <Icon of={PackageCheck} size={20} />
        {give(brought.length === 0 ? givable(card).length : brought.length)}
        <kbd>Enter</kbd>
      </Button>
      {left !== undefined && (
        <p id={leftId} className={css.late}>
          {left}
        </p>
      )}
    </Grid>
  );
}

function leftOf(card: Card, brought: readonly string[]): string | undefined {
  const { left } = counterTexts.read();
  const parcels = givable(card);
  const others = parcels.filter(({ code }) => !brought.includes(code)).length;
  if (parcels.length === 0) return undefined;
  if (brought.length === 0) return parcels.some((parcel) => !isPaid(parcel)) ? left.scanAndPay : left.scan;
  const isUnpaid = unpaidOf(card, brought).length > 0;
  const shelf = others === 0 ? undefined : left.shelf(others);
  return isUnpaid ? left.pay : shelf;
}
