import { useQuery } from '@tanstack/react-query';
import { toneOfStatus } from '@rohi/contract/tracking/status-tone';
import { call } from '../../../shared/api/call.ts';
import type { ReplyTo } from '../../../shared/api/calls.ts';
import { ToneLabel } from '../../../shared/ui/tone-label.tsx';
import { fieldNames } from '../../kit/list/audit-words.ts';
import { momentText } from '../../kit/list/moment-text.ts';
import { RecordLink } from '../../kit/record/record-link.tsx';
import { useStaffRoute } from '../../kit/router/staff-router.ts';
import { Answered } from '../../kit/ui/answered.tsx';
import { Panel } from '../../kit/ui/panel.tsx';
import { OrderBoxes, OrderData } from '../orders/order-facts.tsx';
import { ordersListTexts, recordTexts } from '../screen-words.ts';
import { ParcelActs } from './acts/parcel-acts.tsx';
import { MessagesPanel, WriteButton } from './messages-panel.tsx';
import { NotesPanel } from './notes-panel.tsx';
import { RecordFrame, ToList } from './record-frame.tsx';
import { RoadPanel } from './timeline.tsx';
import { Box } from '../../../shared/ui/primitives.tsx';
import css from './record.module.css';

type StaffOrder = ReplyTo<'GET /staff/orders/{code}'>;

/**
 * An order as a page: its parcels, what happened to them, its owner, what it costs, and what can be done with all of
 * them.
 */
export function OrderPage() {
  const { record = '' } = useStaffRoute();
  const answer = useQuery({
    queryKey: ['/staff/orders', 'row', record],
    queryFn: ({ signal }) =>
      call('GET /staff/orders/{code}', { params: { code: record }, quiet: true, signal }),
    staleTime: 0,
  });
  return (
    <Answered answer={answer} way={<ToList list="orders" />}>
      {(row) => <Order key={row.code} row={row} />}
    </Answered>
  );
}

function Order({ row }: { row: StaffOrder }) {
  const { links, facts } = recordTexts.read();
  const names = fieldNames('order');
  const { customerCode, customerName, pickupPoint, boxes } = row;
  return (
    <RecordFrame
      list="orders"
      title={row.code}
      state={<State row={row} />}
      acts={
        <>
          <WriteButton of={{ kind: 'order', id: row.code }} />
          <ParcelActs of={{ orders: [row.code] }} />
        </>
      }
      links={[
        {
          name: links.customer,
          link: customerCode && (
            <>
              <RecordLink to="customers" id={customerCode} /> {customerName}
            </>
          ),
        },
        {
          name: links.point,
          link: pickupPoint && (
            <RecordLink to="units" id={String(pickupPoint.id)}>
              {pickupPoint.city}, {pickupPoint.code}
            </RecordLink>
          ),
        },
        { name: names.createdAt, link: momentText(row.createdAt) },
      ]}
      side={
        <>
          <Panel title={facts}>
            <Box paddingX={20} paddingTop={0} paddingBottom={16} className={css.inside}>
              <OrderData row={row} />
            </Box>
          </Panel>
          <NotesPanel of={{ kind: 'order', id: row.code }} />
        </>
      }
    >
      <Panel title={names.boxes} end={String(boxes.length)}>
        <Box paddingX={20} paddingTop={0} paddingBottom={16} className={css.inside}>
          <OrderBoxes row={row} />
        </Box>
      </Panel>
      <RoadPanel of={{ kind: 'order', id: row.code }} />
      <MessagesPanel of={{ kind: 'order', id: row.code }} />
    </RecordFrame>
  );
}

function State({ row }: { row: StaffOrder }) {
  return (
    <>
      <ToneLabel tone={toneOfStatus(row.status)}>{row.stageName}</ToneLabel>
      {row.hasProblem && <ToneLabel tone="danger">{ordersListTexts.read().problem}</ToneLabel>}
    </>
  );
}
