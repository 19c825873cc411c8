import { Printer } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { formatDayRange, formatDate } from '../../../shared/format/dates.ts';
import { formatDecimal, formatShortDecimal } from '../../../shared/format/numbers.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { MovedDays } from '../../../shared/ui/moved-days.tsx';
import { ParcelCharge } from '../charges/charge-parts.tsx';
import { ParcelState } from '../../kit/record/parcel-state.tsx';
import { fieldNames } from '../../kit/list/audit-words.ts';
import { momentText } from '../../kit/list/moment-text.ts';
import { RecordLink } from '../../kit/record/record-link.tsx';
import { recordHref, useStaffRoute } from '../../kit/router/staff-router.ts';
import { useUser } from '../../kit/session/user-info.ts';
import { Button } from '../../kit/ui/button.tsx';
import { recordTexts, parcelsListTexts } from '../screen-words.ts';
import type { StaffParcel } from './staff-parcel.ts';
import { PrintLabels } from './print-labels.tsx';
import { trackingWords } from '../../kit/names.ts';
import { Grid, Row, Text } from '../../../shared/ui/primitives.tsx';
import css from './parcels-list.module.css';

/** A quick look at one parcel, with the way to its page. */
export function ParcelFacts({ row }: { row: StaffParcel }) {
  const { line, query } = useStaffRoute();
  return (
    <>
      <Row as="p" wrap gap={8} marginBottom={16}>
        <ParcelState {...row} isReceived={row.receivedAt !== null} hasProblems />
        <span>{row.statusName}</span>
      </Row>
      <Text marginBottom={16} weight={600}>
        <a href={recordHref(line, 'parcels', row.id, query)}>{recordTexts.read().open}</a>
      </Text>
      <ParcelData row={row} />
      <ParcelCharge code={row.id} />
    </>
  );
}

/** What is on record of one parcel, and its label. */
export function ParcelData({ row }: { row: StaffParcel }) {
  const texts = parcelsListTexts.read();
  const [isPrinting, setPrinting] = useState(false);
  const mayPrint = useUser().authorities.includes('label:print');
  return (
    <>
      <Grid as="dl" rowGap={10} columnGap={20} marginBottom={20} className={css.facts}>
        {factsOf(row).map(([name, value]) => (
          <div key={name} style={{ display: 'contents' }}>
            <Text as="dt" tone="faint">
              {name}
            </Text>
            <Text as="dd" weight={600} digits breaks>
              {value || '—'}
            </Text>
          </div>
        ))}
      </Grid>
      {mayPrint && (
        <p>
          <Button onPress={() => setPrinting(true)}>
            <Icon of={Printer} size={18} />
            {texts.print}
          </Button>
        </p>
      )}
      {isPrinting && <PrintLabels codes={[row.id]} onClose={() => setPrinting(false)} />}
    </>
  );
}

/** The days in which it should reach its point, with what they were and why where something has moved them. */
function Expected({ eta }: { eta: NonNullable<StaffParcel['eta']> }) {
  return (
    <>
      {formatDayRange(eta.from, eta.to)}
      <MovedDays eta={eta} label={parcelsListTexts.read().was} className={css.moved} />
    </>
  );
}

function factsOf(row: StaffParcel): [string, ReactNode][] {
  const texts = parcelsListTexts.read();
  const names = fieldNames('parcel');
  const words = trackingWords;
  const sides = [row.lengthCm, row.widthCm, row.heightCm];
  const facts: [string, ReactNode][] = [
    [
      names.customerCode,
      row.customerCode && <RecordLink key="customer" to="customers" id={row.customerCode} />,
    ],
    [names.orderCode, row.orderCode && <RecordLink key="order" to="orders" id={row.orderCode} />],
    [names.pickupPoint, row.pickupPoint && `${row.pickupPoint.city}, ${row.pickupPoint.code}`],
    [names.tripCode, row.tripCode],
    [names.cell, row.cell],
    [names.bagCode, row.bagCode && <RecordLink key="bag" to="bags" id={row.bagCode} />],
    [names.weightKg, row.weightKg && formatDecimal(row.weightKg)],
    [
      texts.sides,
      sides.includes(null)
        ? null
        : `${sides.map((side) => formatShortDecimal(side ?? '')).join(' × ')} ${texts.cm}`,
    ],
    [names.receivedAt, row.receivedAt && momentText(row.receivedAt)],
    [names.eta, row.eta && <Expected key="eta" eta={row.eta} />],
    [names.freeUntil, row.freeUntil && formatDate(row.freeUntil)],
    [names.handlingNotes, row.handlingNotes.map((note) => words.handlingNoteNames[note]).join(', ')],
  ];
  if (row.boundTo !== null)
    facts.unshift([names.boundTo, <RecordLink key="bound" to="parcels" id={row.boundTo} />]);
  if (row.alsoDeclaredBy.length > 0) {
    const lines = row.alsoDeclaredBy.map(({ orderCode, customerCode }) => `${orderCode} (${customerCode})`);
    facts.splice(2, 0, [names.alsoDeclaredBy, lines.join(', ')]);
  }
  return facts;
}
