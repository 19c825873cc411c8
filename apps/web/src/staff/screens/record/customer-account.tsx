import { useQuery } from '@tanstack/react-query';
import { parcelHeadline } from '@rohi/contract/tracking/parcel-headline';
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { toneOfStatus } from '@rohi/contract/tracking/status-tone';
import { call } from '../../../shared/api/call.ts';
import { formatDate } from '../../../shared/format/dates.ts';
import { formatMoney } from '../../../shared/format/numbers.ts';
import { trackingWords } from '../../kit/names.ts';
import { Panel } from '../../kit/ui/panel.tsx';
import { recordTexts } from '../screen-words.ts';
import { Grid, Row, Text } from '../../../shared/ui/primitives.tsx';
import css from './customer-account.module.css';

/** How a customer stands. */
export function useAccount(id: string) {
  return useQuery({
    queryKey: ['/staff/customers', 'account', id],
    queryFn: ({ signal }) =>
      call('GET /staff/customers/{id}/account', { params: { id }, quiet: true, signal }),
    staleTime: 0,
  });
}

type ParcelCountsProps = {
  id: string;
  chosen: ParcelStatus | undefined;
  /** Narrows the parcels below to one status, or to none; undefined where none are shown. */
  onChoose: ((status: ParcelStatus | undefined) => void) | undefined;
};

/** How many parcels of a customer stand at each status; pressed, those alone are shown below. */
export function ParcelCounts({ id, chosen, onChoose }: ParcelCountsProps) {
  const { account } = recordTexts.read();
  const { data } = useAccount(id);
  if (data === undefined || data.parcels.length === 0) return null;
  return (
    <Grid
      as="ul"
      overflow="hidden"
      fill="surface"
      border="all"
      radius="panel"
      shadow="panel"
      className={css.counts}
      aria-label={account.counts}
    >
      {data.parcels.map(({ status, parcels, received, problems }) => {
        const isChosen = status === chosen;
        return (
          <Grid as="li" minWidth={0} key={status}>
            <Grid
              as="button"
              type="button"
              gap={2}
              alignContent="start"
              minWidth={0}
              tone="ink"
              breaks
              className={css.count}
              data-tone={toneOfStatus(status)}
              aria-pressed={isChosen}
              disabled={onChoose === undefined}
              onClick={() => onChoose?.(isChosen ? undefined : status)}
            >
              <b>{parcels}</b>
              {countNames({ status, parcels, received }).map((name) => (
                <span key={name}>{name}</span>
              ))}
              {problems > 0 && <span className={css.problems}>{account.problems(problems)}</span>}
            </Grid>
          </Grid>
        );
      })}
    </Grid>
  );
}

type Counted = { status: ParcelStatus; parcels: number; received: number };

/**
 * What is counted, in customers' words; the label of the status where some of them have come to the warehouse in China
 * and some have not, and how many have.
 */
function countNames({ status, parcels, received }: Counted): string[] {
  const { headlines, statusNames } = trackingWords;
  const isMixed = status === ParcelStatus.AwaitingDeparture && received > 0 && received < parcels;
  if (isMixed) return [statusNames[status], `${headlines.RECEIVED_IN_CHINA}: ${received}`];
  return [headlines[parcelHeadline({ status, problems: [], isReceived: received > 0 })]];
}

/** What is to be paid where something can be collected today, and tomorrow. */
export function ToPay({ id }: { id: string }) {
  const { account } = recordTexts.read();
  const { data } = useAccount(id);
  if (data === undefined) return null;
  return (
    <Panel title={account.title}>
      {data.places.length === 0 && (
        <Text paddingX={20} paddingTop={0} paddingBottom={16} tone="soft">
          {account.nothing}
        </Text>
      )}
      {data.debts.map(({ currency, owed, list }) => (
        <Grid
          as="dl"
          key={currency}
          gap={6}
          paddingX={20}
          paddingTop={0}
          paddingBottom={16}
          className={css.sums}
        >
          {list.map((debt) => (
            <Row key={debt.id} rowGap={4} columnGap={16} justify="between">
              <Text as="dt" minWidth={0} tone="soft">
                {[account.debtOf(formatDate(debt.day)), debt.words ?? []].flat().join(' · ')}
              </Text>
              <Text as="dd" digits lines="nowrap" text="end">
                {formatMoney(debt.owed)}
              </Text>
            </Row>
          ))}
          <Row rowGap={4} columnGap={16} justify="between" className={css.total}>
            <Text as="dt" minWidth={0} tone="soft">
              {account.debt}
            </Text>
            <Text as="dd" digits lines="nowrap" text="end">
              {formatMoney(owed)}
            </Text>
          </Row>
        </Grid>
      ))}
      {data.places.map((place) => (
        <Grid
          as="dl"
          key={place.pickupPoint.id}
          gap={6}
          paddingX={20}
          paddingTop={0}
          paddingBottom={16}
          className={css.sums}
        >
          <Row rowGap={4} columnGap={16} justify="between" className={css.place}>
            <Text as="dt" minWidth={0} tone="soft">
              {placeName(place.pickupPoint)}
            </Text>
            <Text as="dd" digits lines="nowrap" text="end">
              {account.ready(place.ready)}
            </Text>
          </Row>
          <Row rowGap={4} columnGap={16} justify="between">
            <Text as="dt" minWidth={0} tone="soft">
              {account.delivery}
            </Text>
            <Text as="dd" digits lines="nowrap" text="end">
              {formatMoney(place.delivery)}
            </Text>
          </Row>
          <Row rowGap={4} columnGap={16} justify="between">
            <Text as="dt" minWidth={0} tone="soft">
              {account.storage}
            </Text>
            <Text as="dd" digits lines="nowrap" text="end">
              {formatMoney(place.storage)}
            </Text>
          </Row>
          <Row rowGap={4} columnGap={16} justify="between" className={css.total}>
            <Text as="dt" minWidth={0} tone="soft">
              {account.total}
            </Text>
            <Text as="dd" digits lines="nowrap" text="end">
              {formatMoney(place.total)}
              {place.totalTjs && (
                <Text as="small" display="block" tone="faint" weight={400}>
                  {formatMoney(place.totalTjs)}
                </Text>
              )}
            </Text>
          </Row>
          <Row rowGap={4} columnGap={16} justify="between">
            <Text as="dt" minWidth={0} tone="soft">
              {account.tomorrow}
            </Text>
            <Text as="dd" digits lines="nowrap" text="end">
              {formatMoney(place.storageTomorrow)}
            </Text>
          </Row>
          {place.unpriced > 0 && <p>{account.unpriced(place.unpriced)}</p>}
        </Grid>
      ))}
    </Panel>
  );
}

/** The city stands before the point's name, unless the name says it. */
function placeName({ city, name }: { city: string; name: string }): string {
  return name.includes(city) ? name : `${city}, ${name}`;
}
