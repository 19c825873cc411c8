import type { StaffCustomer } from '@rohi/contract/accounts/customer-list.contract';
import { toneOfProblem, toneOfStatus } from '@rohi/contract/tracking/status-tone';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { formatDecimal } from '../../../shared/format/numbers.ts';
import { locale } from '../../../shared/i18n/locale.ts';
import { ToneLabel } from '../../../shared/ui/tone-label.tsx';
import { fieldNames } from '../../kit/list/audit-words.ts';
import { momentText } from '../../kit/list/moment-text.ts';
import { RecordLink } from '../../kit/record/record-link.tsx';
import { staffHref, useStaffRoute } from '../../kit/router/staff-router.ts';
import { useUser } from '../../kit/session/user-info.ts';
import { Answered } from '../../kit/ui/answered.tsx';
import { Panel } from '../../kit/ui/panel.tsx';
import { LoadFailure } from '../../kit/ui/states.tsx';
import { RetailOrderButton } from '../orders/retail-order.tsx';
import { CustomerData } from '../catalogue/customers-list.tsx';
import { UseLabel } from '../catalogue/list-parts.tsx';
import { ParcelCounts, ToPay } from './customer-account.tsx';
import { MessagesPanel, WriteButton } from './messages-panel.tsx';
import { NotesPanel } from './notes-panel.tsx';
import { RecordFrame } from './record-frame.tsx';
import { recordTexts } from './record-words.ts';
import { RoadPanel } from './timeline.tsx';
import { businessLineNames, trackingWords } from '../../kit/names.ts';
import css from './record.module.css';

/** So many parcels and orders are listed; the rest stand in their lists. */
const mostShown = 25;

/** A customer as a page, by the customer code: what is on the way to them, their orders and claims, and what was noted. */
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
          <LoadFailure msg={missing(record)} onAgain={() => void answer.refetch()} />
        ) : (
          <Customer key={row.id} row={row} />
        )
      }
    </Answered>
  );
}

function Customer({ row }: { row: StaffCustomer }) {
  const { facts } = recordTexts.read();
  const { menus } = useUser();
  const { line } = useStaffRoute();
  const sees = (screen: string) => menus[line].some(({ key }) => key === screen);
  const names = fieldNames('account');
  return (
    <RecordFrame
      list="customers"
      title={row.code}
      named={<p className={css.named}>{row.name}</p>}
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
          <WriteButton of={{ kind: 'customer', id: row.id }} />
        </>
      }
      links={[]}
      side={
        <>
          <ToPay id={row.id} />
          <Panel title={facts}>
            <div className={css.inside}>
              <CustomerData row={row} />
              <p>
                <a href={staffHref(line, 'customers', new URLSearchParams({ row: row.id }))}>
                  {recordTexts.read().edit}
                </a>
              </p>
            </div>
          </Panel>
          <NotesPanel of={{ kind: 'customer', id: row.id }} />
        </>
      }
    >
      <ParcelCounts id={row.id} code={row.code} />
      {sees('parcels') && <Parcels code={row.code} />}
      {sees('orders') && <Orders code={row.code} />}
      {sees('claims') && <Claims code={row.code} />}
      <RoadPanel of={{ kind: 'customer', id: row.id }} />
      <MessagesPanel of={{ kind: 'customer', id: row.id }} />
    </RecordFrame>
  );
}

/** All that fits, in the list itself. */
function More({
  screen,
  code,
  total,
}: {
  screen: 'parcels' | 'orders' | 'claims';
  code: string;
  total: number;
}) {
  const { all } = recordTexts.read();
  const { line } = useStaffRoute();
  return <a href={staffHref(line, screen, new URLSearchParams({ search: code }))}>{all(total)}</a>;
}

function Parcels({ code }: { code: string }) {
  const { lists, none, kg } = recordTexts.read();
  const words = trackingWords;
  const answer = useQuery({
    queryKey: ['/staff/parcels', 'of', code],
    queryFn: ({ signal }) =>
      call('GET /staff/parcels', {
        query: { customer: code, page: 1, limit: mostShown },
        quiet: true,
        signal,
      }),
    staleTime: 0,
  });
  return (
    <Panel
      title={lists.parcels}
      end={answer.data && <More screen="parcels" code={code} total={answer.data.total} />}
    >
      <Answered answer={answer}>
        {({ list }) => (
          <ul className={css.rows}>
            {list.length === 0 && <li>{none}</li>}
            {list.map((row) => (
              <li key={row.id}>
                <RecordLink to="parcels" id={row.id} className={css.rowCode} />
                <ToneLabel tone={toneOfStatus(row.status)}>{row.statusName}</ToneLabel>
                {row.problems.map((problem) => (
                  <ToneLabel key={problem} tone={toneOfProblem(problem)}>
                    {words.problemNames[problem]}
                  </ToneLabel>
                ))}
                <span className={css.rowEnd}>
                  {row.weightKg !== null && `${formatDecimal(row.weightKg)} ${kg} · `}
                  {row.lastEventAt !== null && momentText(row.lastEventAt)}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Answered>
    </Panel>
  );
}

function Orders({ code }: { code: string }) {
  const { lists, none } = recordTexts.read();
  const answer = useQuery({
    queryKey: ['/staff/orders', 'of', code],
    queryFn: ({ signal }) =>
      call('GET /staff/orders', {
        query: { customer: code, page: 1, limit: mostShown },
        quiet: true,
        signal,
      }),
    staleTime: 0,
  });
  return (
    <Panel
      title={lists.orders}
      end={answer.data && <More screen="orders" code={code} total={answer.data.total} />}
    >
      <Answered answer={answer}>
        {({ list }) => (
          <ul className={css.rows}>
            {list.length === 0 && <li>{none}</li>}
            {list.map((row) => (
              <li key={row.code}>
                <RecordLink to="orders" id={row.code} className={css.rowCode} />
                <ToneLabel tone={toneOfStatus(row.status)}>{row.stageName}</ToneLabel>
                <span>{row.goods}</span>
                <span className={css.rowEnd}>{momentText(row.createdAt)}</span>
              </li>
            ))}
          </ul>
        )}
      </Answered>
    </Panel>
  );
}

function Claims({ code }: { code: string }) {
  const { lists, none } = recordTexts.read();
  const answer = useQuery({
    queryKey: ['/claims', 'of', code],
    queryFn: ({ signal }) =>
      call('GET /claims', { query: { search: code, page: 1, limit: mostShown }, quiet: true, signal }),
    staleTime: 0,
  });
  return (
    <Panel
      title={lists.claims}
      end={answer.data && <More screen="claims" code={code} total={answer.data.total} />}
    >
      <Answered answer={answer}>
        {({ list }) => (
          <ul className={css.rows}>
            {list.length === 0 && <li>{none}</li>}
            {list.map((row) => (
              <li key={row.id}>
                <RecordLink to="claims" id={row.code} className={css.rowCode} />
                <RecordLink to="parcels" id={row.trackingCode} />
                <span className={css.rowEnd}>{momentText(row.createdAt)}</span>
              </li>
            ))}
          </ul>
        )}
      </Answered>
    </Panel>
  );
}
