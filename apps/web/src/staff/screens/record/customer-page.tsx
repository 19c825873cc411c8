import type { StaffCustomer } from '@rohi/contract/accounts/customer-list.contract';
import type { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { locale } from '../../../shared/i18n/locale.ts';
import { fieldNames } from '../../kit/list/audit-words.ts';
import { momentText } from '../../kit/list/moment-text.ts';
import { staffHref, useStaffRoute } from '../../kit/router/staff-router.ts';
import { useUser } from '../../kit/session/user-info.ts';
import { Answered } from '../../kit/ui/answered.tsx';
import { Panel } from '../../kit/ui/panel.tsx';
import { Missing } from '../../kit/ui/states.tsx';
import { RetailOrderButton } from '../orders/retail-order.tsx';
import { CustomerData } from '../catalogue/customers-list.tsx';
import { UseLabel } from '../catalogue/list-parts.tsx';
import { ParcelCounts, ToPay } from './customer-account.tsx';
import { CodesPanel } from './customer-codes.tsx';
import { TermsPanel } from './customer-terms.tsx';
import { CustomerClaims, CustomerOrders, CustomerParcels } from './customer-lists.tsx';
import { MergePanel } from './merge-panel.tsx';
import { MessagesPanel, WriteButton } from './messages-panel.tsx';
import { NotesPanel } from './notes-panel.tsx';
import { RecordFrame, ToList } from './record-frame.tsx';
import { recordTexts } from '../screen-words.ts';
import { RoadPanel } from './timeline.tsx';
import { businessLineNames } from '../../kit/names.ts';
import { PrintSlip } from '../../kit/slips/print-slip.tsx';
import { slipWords } from '../../kit/kit-words.ts';
import { Box, Grid, Text } from '../../../shared/ui/primitives.tsx';
import css from './record.module.css';

/**
 * A customer as a page, by the customer code: what is on the way to them, their orders and claims, and what was noted.
 */
export function CustomerPage() {
  const { record = '' } = useStaffRoute();
  const { missing } = recordTexts.read();
  const answer = useQuery({
    queryKey: ['/staff/customers', 'code', record],
    queryFn: async ({ signal }) => {
      const query = { search: record, page: 1, limit: 25 };
      const { list } = await call('GET /staff/customers', { query, quiet: true, signal });
      return list.find(({ code }) => code === record.toUpperCase()) ?? null;
    },
    staleTime: 0,
  });
  return (
    <Answered answer={answer}>
      {(row) =>
        row === null ? (
          <Missing msg={missing(record)}>
            <ToList list="customers" />
          </Missing>
        ) : (
          <Customer key={row.id} row={row} />
        )
      }
    </Answered>
  );
}

/** A customer who cannot log in yet, or could get no new password by letter, and the way to it. */
function SlipPanel({ row: { code: customerCode, username } }: { row: StaffCustomer }) {
  const { title, none, noEmail } = slipWords.read();
  return (
    <Panel title={title}>
      <Grid gap={12} paddingX={20} paddingTop={0} paddingBottom={16} className={css.inside}>
        <p>{username === null ? none : noEmail}</p>
        <p>
          <PrintSlip customerCode={customerCode} />
        </p>
      </Grid>
    </Panel>
  );
}

function Customer({ row }: { row: StaffCustomer }) {
  const { facts } = recordTexts.read();
  const { menus } = useUser();
  const { line } = useStaffRoute();
  const sees = (screen: string) => menus[line].some(({ key }) => key === screen);
  const names = fieldNames('account');
  const [status, setStatus] = useState<ParcelStatus>();
  const seesParcels = sees('parcels');
  return (
    <RecordFrame
      list="customers"
      title={row.code}
      named={
        <Text tone="soft" size={18} weight={600}>
          {row.name}
        </Text>
      }
      state={
        <>
          <UseLabel enabled={row.enabled} />
          <span>{businessLineNames[row.businessLine][locale]}</span>
          <span>
            {names.createdAt}: {momentText(row.createdAt)}
          </span>
        </>
      }
      acts={
        <>
          <RetailOrderButton customerCode={row.code} />
          <WriteButton of={{ kind: 'customer', id: row.id }} beside />
        </>
      }
      links={[]}
      side={
        <>
          <ToPay id={row.id} />
          {row.enabled && row.emailMasked === null && <SlipPanel row={row} />}
          <CodesPanel id={row.id} />
          <MergePanel id={row.id} code={row.code} />
          <TermsPanel id={row.id} />
          <Panel title={facts}>
            <Box paddingX={20} paddingTop={0} paddingBottom={16} className={css.inside}>
              <CustomerData row={row} />
              <p>
                <a href={staffHref(line, 'customers', new URLSearchParams({ row: row.id }))}>
                  {recordTexts.read().edit}
                </a>
              </p>
            </Box>
          </Panel>
          <NotesPanel of={{ kind: 'customer', id: row.id }} />
        </>
      }
    >
      <ParcelCounts id={row.id} chosen={status} onChoose={seesParcels ? setStatus : undefined} />
      {seesParcels && <CustomerParcels code={row.code} status={status} />}
      {sees('orders') && <CustomerOrders code={row.code} />}
      {sees('claims') && <CustomerClaims code={row.code} />}
      <RoadPanel of={{ kind: 'customer', id: row.id }} />
      <MessagesPanel of={{ kind: 'customer', id: row.id }} />
    </RecordFrame>
  );
}
