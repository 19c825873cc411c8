import { useQuery } from '@tanstack/react-query';
import { stepIndexOf } from '@rohi/contract/tracking/parcel-status';
import { toneOfProblem } from '@rohi/contract/tracking/status-tone';
import { call } from '../../../shared/api/call.ts';
import { ToneLabel } from '../../../shared/ui/tone-label.tsx';
import { ParcelState, stateOfParcel } from '../../kit/record/parcel-state.tsx';
import { momentText } from '../../kit/list/moment-text.ts';
import { RecordLink } from '../../kit/record/record-link.tsx';
import { useStaffRoute } from '../../kit/router/staff-router.ts';
import { useUser } from '../../kit/session/user-info.ts';
import { Answered } from '../../kit/ui/answered.tsx';
import { Panel } from '../../kit/ui/panel.tsx';
import { ParcelCharge } from '../charges/charge-parts.tsx';
import { ParcelData } from '../parcels/parcel-facts.tsx';
import type { StaffParcel } from '../parcels/staff-parcel.ts';
import { ParcelActs } from './acts/parcel-acts.tsx';
import { HandOverPanel } from './hand-over-panel.tsx';
import { MessagesPanel, WriteButton } from './messages-panel.tsx';
import { NotesPanel } from './notes-panel.tsx';
import { PhotosPanel } from './photos-panel.tsx';
import { RecordFrame, ToList } from './record-frame.tsx';
import { ordersListTexts, recordTexts } from '../screen-words.ts';
import { RoadPanel } from './timeline.tsx';
import { trackingWords } from '../../kit/names.ts';
import { Box, Text } from '../../../shared/ui/primitives.tsx';
import css from './record.module.css';
import { ItemList } from '../orders/order-items.tsx';

/** What the order of a parcel lists of it; nothing where nothing is listed. */
function ItemsPanel({ code }: { code: string }) {
  const { items: words } = ordersListTexts.read();
  const { data } = useQuery({
    queryKey: ['/staff/parcels', 'items', code],
    queryFn: ({ signal }) =>
      call('GET /staff/parcels/{id}/items', { params: { id: code }, quiet: true, signal }),
  });
  const list = data?.list ?? [];
  if (list.length === 0) return null;
  const isOfOrder = list.some(({ trackingCode }) => trackingCode === null);
  return (
    <Panel title={words.title} end={isOfOrder ? words.ofOrder : undefined}>
      <Box paddingX={20} paddingTop={0} paddingBottom={16} className={css.inside}>
        <ItemList items={list.map((item) => ({ ...item, trackingCode: null }))} />
      </Box>
    </Panel>
  );
}

/** A parcel as a page: what happened to it, its owner, what it costs, and what can be done with it. */
export function ParcelPage() {
  const { record = '' } = useStaffRoute();
  const answer = useQuery({
    queryKey: ['/staff/parcels', 'row', record],
    queryFn: ({ signal }) => call('GET /staff/parcels/{id}', { params: { id: record }, quiet: true, signal }),
    staleTime: 0,
  });
  return (
    <Answered answer={answer} way={<ToList list="parcels" />}>
      {(row) => <Parcel key={row.id} row={row} />}
    </Answered>
  );
}

function Parcel({ row }: { row: StaffParcel }) {
  const { links, facts } = recordTexts.read();
  const { customerCode, orderCode, pickupPoint, tripCode } = row;
  const seesCharge = useUser().authorities.includes('charge:read');
  return (
    <RecordFrame
      list="parcels"
      title={row.id}
      state={<State row={row} />}
      acts={
        <>
          <WriteButton of={{ kind: 'parcel', id: row.id }} />
          <ParcelActs of={{ ids: [row.id] }} />
        </>
      }
      links={[
        {
          name: links.customer,
          link: customerCode && <RecordLink to="customers" id={customerCode} />,
        },
        { name: links.order, link: orderCode && <RecordLink to="orders" id={orderCode} /> },
        { name: links.trip, link: tripCode && <RecordLink to="trips" id={tripCode} /> },
        {
          name: links.point,
          link: pickupPoint && (
            <RecordLink to="units" id={String(pickupPoint.id)}>
              {pickupPoint.city}, {pickupPoint.code}
            </RecordLink>
          ),
        },
      ]}
      side={
        <>
          {seesCharge && (
            <div className={css.charge}>
              <ParcelCharge code={row.id} />
            </div>
          )}
          <Panel title={facts}>
            <Box paddingX={20} paddingTop={0} paddingBottom={16} className={css.inside}>
              <ParcelData row={row} />
            </Box>
          </Panel>
          <NotesPanel of={{ kind: 'parcel', id: row.id }} />
        </>
      }
    >
      <RoadPanel of={{ kind: 'parcel', id: row.id }} />
      <HandOverPanel code={row.id} />
      <ItemsPanel code={row.id} />
      <PhotosPanel code={row.id} />
      <MessagesPanel of={{ kind: 'parcel', id: row.id }} />
    </RecordFrame>
  );
}

function State({ row }: { row: StaffParcel }) {
  const { last, step } = recordTexts.read();
  const index = stepIndexOf(row.status);
  return (
    <>
      <ParcelState {...row} isReceived={row.receivedAt !== null} />
      <span>{[row.statusName, ...(index < 8 ? [step(index + 1, 8)] : [])].join(', ')}</span>
      {stateOfParcel({ ...row, isReceived: row.receivedAt !== null }).beside.map((problem) => (
        <ToneLabel key={problem} tone={toneOfProblem(problem)}>
          {trackingWords.problemNames[problem]}
        </ToneLabel>
      ))}
      {row.lastEventAt !== null && (
        <Text as="span" marginStart="auto">
          {last(momentText(row.lastEventAt))}
        </Text>
      )}
    </>
  );
}
