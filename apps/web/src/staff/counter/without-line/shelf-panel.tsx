import { Banknote, CircleCheck, CircleX } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { toWireMoney } from '@rohi/contract/pricing/money';
import { ownSubmit } from '../../../shared/forms/own-submit.ts';
import { formatDecimal, formatMoney } from '../../../shared/format/numbers.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { momentHere, timeOfDay } from '../../stations/bar/time-of-day.ts';
import { counterTexts } from '../counter-words.ts';
import { DocumentFields, isDocument, noDocument } from '../document-fields.tsx';
import type { CounterSnapshot } from './counter-snapshot.ts';
import { dueOf } from './shelf.ts';
import type { ShelfRow } from './shelf.ts';
import { readPassKeys } from './pass-keys.ts';
import type { ShownPass } from './shown-pass.ts';
import type { WithoutLine } from './use-without-line.ts';
import { withoutLineTexts } from './without-line-words.ts';
import css from './without-line.module.css';

type Props = { counter: WithoutLine; customerCode: string; snapshot: CounterSnapshot };

/** The parcels of the customer in three groups, once the document was seen or before. */
export function ShelfPanel({ counter, customerCode, snapshot }: Props) {
  const words = withoutLineTexts.read();
  const { mayGo, forCash, stays } = counter.shelf;
  const isEmpty = mayGo.length + forCash.length + stays.length === 0;
  return (
    <>
      <header className={css.head}>
        <h2>{customerCode}</h2>
        <span className={css.quiet}>{words.noName}</span>
        <DocumentSeen counter={counter} />
      </header>
      {isEmpty && <p className={css.quiet}>{words.empty}</p>}
      <Group icon={CircleCheck} title={words.groups.mayGo} hint={words.mayGoHint} rows={mayGo}>
        {(row) => <Going row={row} />}
      </Group>
      <Group
        icon={Banknote}
        title={words.groups.forCash}
        hint={words.forCashHint(formatDecimal(snapshot.rate?.rate ?? ''))}
        rows={forCash}
      >
        {(row) => (
          <Paying
            row={row}
            rate={snapshot.rate}
            isBrought={counter.state.brought.includes(row.parcel.code)}
          />
        )}
      </Group>
      <Group icon={CircleX} title={words.groups.stays} hint={words.staysHint} rows={stays}>
        {({ why }) => <span>{words.why[why]}</span>}
      </Group>
    </>
  );
}

function DocumentSeen({ counter }: { counter: WithoutLine }) {
  const { document: words } = withoutLineTexts.read();
  const [document, setDocument] = useState(noDocument);
  if (counter.state.pass !== undefined) return <PassSeen counter={counter} pass={counter.state.pass} />;
  if (counter.state.document !== undefined)
    return (
      <span className={css.seen}>
        <b>{words.seen}</b>
        <Button kind="quiet" onPress={counter.close}>
          {words.close}
        </Button>
      </span>
    );
  return (
    <form
      className={css.document}
      noValidate
      aria-label={words.title}
      onSubmit={ownSubmit(() => {
        if (isDocument(document)) counter.see(document);
      })}
    >
      <DocumentFields value={document} onChange={setDocument} />
      <Button type="submit" isDisabled={!isDocument(document)}>
        {words.seen}
      </Button>
    </form>
  );
}

function PassSeen({ counter, pass }: { counter: WithoutLine; pass: ShownPass }) {
  const { document: words, passes } = withoutLineTexts.read();
  const { delegate, parcelLimit, notAfter } = pass;
  const known = readPassKeys();
  return (
    <>
      <span className={css.seen}>
        <b>{passes.good}</b>
        <Button kind="quiet" onPress={counter.close}>
          {words.close}
        </Button>
      </span>
      <p className={css.quiet}>
        {passes.until(momentHere(new Date(notAfter).toISOString()))}
        {known !== undefined && ` ${passes.revokedUntil(timeOfDay(known.at - known.gapMs).slice(0, 5))}`}
      </p>
      {delegate !== null && <p role="note">{counterTexts.read().card.compare(delegate, parcelLimit ?? 0)}</p>}
    </>
  );
}

type GroupProps<Row extends ShelfRow> = {
  icon: LucideIcon;
  title: string;
  hint: string;
  rows: readonly Row[];
  children: (row: Row) => ReactNode;
};

function Group<Row extends ShelfRow>({ icon, title, hint, rows, children }: GroupProps<Row>) {
  const words = withoutLineTexts.read();
  const { kilograms } = counterTexts.read();
  if (rows.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className={css.group}>
        <Icon of={icon} size={18} />
        {title} <span className={css.quiet}>{hint}</span>
      </h3>
      <ol className={css.rows}>
        {rows.map((row) => {
          const { code, cell, goods, weightG } = row.parcel;
          const weight = weightG === null ? undefined : kilograms(formatDecimal(String(weightG / 1_000)));
          return (
            <li key={code} data-given={row.isGiven || undefined}>
              <b className={css.cell} aria-label={cell ?? words.row.noCell}>
                {cell ?? '–'}
              </b>
              <span className={css.what}>
                <b>{code}</b>
                <span className={css.quiet}>{[goods, weight].filter(Boolean).join(', ')}</span>
              </span>
              {children(row)}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function Going({ row: { isGiven, isPaidHere } }: { row: ShelfRow }) {
  const { row: words } = withoutLineTexts.read();
  return (
    <>
      <span>{isPaidHere ? words.isPaidHere : words.isPaid}</span>
      <b className={isGiven ? css.waits : css.next}>{isGiven ? words.isGiven : words.scan}</b>
    </>
  );
}

type PayingProps = { row: ShelfRow; rate: CounterSnapshot['rate']; isBrought: boolean };

function Paying({ row: { cents }, rate, isBrought }: PayingProps) {
  const { row: words } = withoutLineTexts.read();
  const usd = formatMoney(toWireMoney({ amountMinor: BigInt(cents), currency: 'USD' }));
  const tjs = formatMoney(toWireMoney({ amountMinor: dueOf(cents, rate) ?? 0n, currency: 'TJS' }));
  return (
    <>
      <span>
        <b>{usd}</b> = {tjs}
      </span>
      <b className={isBrought ? css.waits : css.next}>{isBrought ? words.isBrought : words.scan}</b>
    </>
  );
}
