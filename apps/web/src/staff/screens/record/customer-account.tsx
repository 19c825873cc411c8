import { useQuery } from '@tanstack/react-query';
import { toneOfStatus } from '@rohi/contract/tracking/status-tone';
import { call } from '../../../shared/api/call.ts';
import { formatMoney } from '../../../shared/format/numbers.ts';
import { ToneLabel } from '../../../shared/ui/tone-label.tsx';
import { staffHref, useStaffRoute } from '../../kit/router/staff-router.ts';
import { Panel } from '../../kit/ui/panel.tsx';
import { recordTexts } from './record-words.ts';
import css from './customer-account.module.css';

function useAccount(id: string) {
  return useQuery({
    queryKey: ['/staff/customers', 'account', id],
    queryFn: ({ signal }) =>
      call('GET /staff/customers/{id}/account', { params: { id }, quiet: true, signal }),
    staleTime: 0,
  });
}

type Of = { id: string; code: string };

/** How many parcels of a customer stand at each status, each the way to them in the list. */
export function ParcelCounts({ id, code }: Of) {
  const { line } = useStaffRoute();
  const { account } = recordTexts.read();
  const { data } = useAccount(id);
  if (data === undefined || data.parcels.length === 0) return null;
  return (
    <ul className={css.counts} aria-label={account.counts}>
      {data.parcels.map(({ status, statusName, parcels, problems }) => (
        <li key={status}>
          <a href={staffHref(line, 'parcels', new URLSearchParams({ search: code, status }))}>
            <b>{parcels}</b>
            <ToneLabel tone={toneOfStatus(status)}>{statusName}</ToneLabel>
          </a>
          {problems > 0 && <span className={css.problems}>{account.problems(problems)}</span>}
        </li>
      ))}
    </ul>
  );
}

/** What is to be paid where something can be collected today, and tomorrow. */
export function ToPay({ id }: Pick<Of, 'id'>) {
  const { account } = recordTexts.read();
  const { data } = useAccount(id);
  if (data === undefined) return null;
  return (
    <Panel title={account.title}>
      {data.places.length === 0 && <p className={css.nothing}>{account.nothing}</p>}
      {data.places.map((place) => (
        <dl key={place.pickupPoint.id} className={css.sums}>
          <div className={css.place}>
            <dt>
              {place.pickupPoint.city}, {place.pickupPoint.name}
            </dt>
            <dd>{account.ready(place.ready)}</dd>
          </div>
          <div>
            <dt>{account.delivery}</dt>
            <dd>{formatMoney(place.delivery)}</dd>
          </div>
          <div>
            <dt>{account.storage}</dt>
            <dd>{formatMoney(place.storage)}</dd>
          </div>
          <div className={css.total}>
            <dt>{account.total}</dt>
            <dd>
              {formatMoney(place.total)}
              {place.totalTjs && <small>{formatMoney(place.totalTjs)}</small>}
            </dd>
          </div>
          <div>
            <dt>{account.tomorrow}</dt>
            <dd>{formatMoney(place.storageTomorrow)}</dd>
          </div>
          {place.unpriced > 0 && <p>{account.unpriced(place.unpriced)}</p>}
        </dl>
      ))}
    </Panel>
  );
}
