import { waitingNames } from '@rohi/contract/reports/waiting-names';
import { parcelWaits } from '@rohi/contract/tracking/parcel-waits';
import { parcelProblems, parcelStatuses } from '@rohi/contract/tracking/parcel-status';
import { toneOfProblem } from '@rohi/contract/tracking/status-tone';
import { formatDecimal } from '../../../shared/format/numbers.ts';
import { locale } from '../../../shared/i18n/locale.ts';
import { ToneLabel } from '../../../shared/ui/tone-label.tsx';
import { ParcelState } from '../../kit/record/parcel-state.tsx';
import { fieldNames } from '../../kit/list/audit-words.ts';
import type { ListDefinition } from '../../kit/list/list-definition.ts';
import { loadPoints } from '../../kit/list/load-points.ts';
import { momentText } from '../../kit/list/moment-text.ts';
import { ParcelFacts } from './parcel-facts.tsx';
import { parcelsListTexts } from '../screen-words.ts';
import type { StaffParcel } from './staff-parcel.ts';
import { trackingWords } from '../../kit/names.ts';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../../../shared/ui/icon.tsx';
import { useUser } from '../../kit/session/user-info.ts';
import { Button } from '../../kit/ui/button.tsx';
import { ParcelActs } from '../record/acts/parcel-acts.tsx';
import { TalkActs, type Ticked } from '../record/acts/talk-acts.tsx';
import { PrintLabels } from './print-labels.tsx';
import { Row } from '../../../shared/ui/primitives.tsx';
import css from './parcels-list.module.css';

function tickedOf({ id, customerCode }: StaffParcel): Ticked {
  return { of: { kind: 'parcel', id }, code: id, customerCode };
}

/** What can be done with all selected parcels. */
function ParcelSelection({ rows, onDone }: { rows: readonly StaffParcel[]; onDone: () => void }) {
  const texts = parcelsListTexts.read();
  const [isPrinting, setPrinting] = useState(false);
  const mayPrint = useUser().authorities.includes('label:print');
  return (
    <Row wrap gap={8} align="center" marginBottom={12} radius="panel" className={css.bar}>
      <span className={css.count} role="status">
        {texts.selected(rows.length)}
      </span>
      <ParcelActs of={{ ids: rows.map(({ id }) => id) }} onDone={onDone} />
      <TalkActs records={rows.map(tickedOf)} onDone={onDone} />
      {mayPrint && (
        <Button kind="primary" onPress={() => setPrinting(true)}>
          <Icon of={Printer} size={18} />
          {texts.print}
        </Button>
      )}
      <Button kind="quiet" onPress={onDone}>
        {texts.clear}
      </Button>
      {isPrinting && <PrintLabels codes={rows.map(({ id }) => id)} onClose={() => setPrinting(false)} />}
    </Row>
  );
}

/** The order of a parcel, and those of others who wait for the same code. */
function ordersOf({ orderCode, alsoDeclaredBy }: StaffParcel): string {
  const others = alsoDeclaredBy.map((line) => line.orderCode ?? '—');
  return [orderCode ?? '—', ...others].join(', ');
}

/** Parcels of the line, to be found, looked at and labelled. */
export function parcelsList(): ListDefinition<StaffParcel, object> {
  const texts = parcelsListTexts.read();
  const names = fieldNames('parcel');
  const words = trackingWords;
  return {
    path: '/staff/parcels',
    thing: 'parcel',
    texts,
    usualSort: '-declared',
    lineKey: 'line',
    // Codes of a whole column may be pasted.
    searchMax: 2_000,
    nameOf: (row) => row.id,
    columns: [
      { key: 'id', title: names.trackingCode, width: 168, cell: (row) => row.id },
      {
        key: 'status',
        title: names.status,
        cell: (row) => <ParcelState {...row} isReceived={row.receivedAt !== null} />,
      },
      {
        key: 'problem',
        title: names.problem,
        width: 156,
        cell: ({ problems: [first, ...others] }) =>
          first !== undefined && (
            <>
              <ToneLabel tone={toneOfProblem(first)}>{words.problemNames[first]}</ToneLabel>
              {others.length > 0 && ` +${others.length}`}
            </>
          ),
      },
      { key: 'customer', title: names.customerCode, width: 104, cell: (row) => row.customerCode ?? '—' },
      { key: 'order', title: names.orderCode, width: 160, minor: true, cell: ordersOf },
      { key: 'point', title: names.pickupPoint, width: 110, cell: (row) => row.pickupPoint?.city ?? '—' },
      {
        key: 'weight',
        title: names.weightKg,
        width: 76,
        end: true,
        cell: (row) => (row.weightKg === null ? '—' : formatDecimal(row.weightKg)),
      },
      {
        key: 'lastEvent',
        title: names.lastEventAt,
        width: 152,
        cell: (row) => (row.lastEventAt === null ? '—' : momentText(row.lastEventAt)),
      },
      {
        key: 'declared',
        title: names.declaredAt,
        width: 168,
        sortable: true,
        minor: true,
        cell: (row) => momentText(row.declaredAt),
      },
    ],
    filters: [
      {
        key: 'status',
        label: names.status,
        many: true,
        options: parcelStatuses.map((value) => ({ value, label: words.statusNames[value] })),
      },
      {
        key: 'problem',
        label: names.problem,
        many: true,
        options: parcelProblems.map((value) => ({ value, label: words.problemNames[value] })),
      },
      {
        key: 'waiting',
        label: names.waiting,
        options: parcelWaits.map((value) => ({ value, label: waitingNames[value][locale] })),
      },
      { key: 'unit', label: names.pickupPoint, many: true, loadOptions: loadPoints },
      { key: 'days', label: names.declaredAt, days: true },
    ],
    facts: ParcelFacts,
    selection: ParcelSelection,
  };
}
