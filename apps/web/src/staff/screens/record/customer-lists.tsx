import type { BusinessLine } from '@rohi/contract/business-lines';
import type { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { toneOfStatus } from '@rohi/contract/tracking/status-tone';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { call } from '../../../shared/api/call.ts';
import { formatDecimal } from '../../../shared/format/numbers.ts';
import { locale } from '../../../shared/i18n/locale.ts';
import { ToneLabel } from '../../../shared/ui/tone-label.tsx';
import { ParcelState } from '../../kit/record/parcel-state.tsx';
import { momentText } from '../../kit/list/moment-text.ts';
import { businessLineNames, trackingWords } from '../../kit/names.ts';
import { RecordLink } from '../../kit/record/record-link.tsx';
import { staffHref, useStaffRoute } from '../../kit/router/staff-router.ts';
import { Answered } from '../../kit/ui/answered.tsx';
import { Panel } from '../../kit/ui/panel.tsx';
import { byUrgency, openStatuses, rowsByLine } from './customer-parcels.ts';
import { recordTexts } from '../screen-words.ts';
import { Box, Row, Text } from '../../../shared/ui/primitives.tsx';
import css from './record.module.css';
import { goodsText } from '../../kit/goods-text.ts';

/** So many parcels and orders are listed; the rest stand in their lists. */
const mostShown = 25;

type WaysProps = {
  screen: 'parcels' | 'orders';
  /** Narrows the list to what is shown here. */
  query: Readonly<Record<string, string>>;
  found: { total: number; list: readonly { businessLine: BusinessLine }[] };
};

/** The way to all of them: a list holds one business line, so each line has a way of its own. */
function WaysToLists({ screen, query, found: { total, list } }: WaysProps) {
  const { all } = recordTexts.read();
  const lines = rowsByLine(list);
  const isWhole = total === list.length;
  return lines.map(({ line, count }, index) => (
    <Fragment key={line}>
      {index > 0 && ' · '}
      <a href={staffHref(line, screen, new URLSearchParams(query))}>
        {lines.length === 1 ? all(total) : nameOf(line, isWhole ? count : undefined)}
      </a>
    </Fragment>
  ));
}

function nameOf(line: BusinessLine, count: number | undefined): string {
  const name = businessLineNames[line][locale];
  return count === undefined ? name : `${name}: ${count}`;
}

type ParcelsProps = {
  code: string;
  /** Those at one status alone; else all that are not finished. */
  status: ParcelStatus | undefined;
};

/** The parcels of a customer, of all business lines, what is urgent first. */
export function CustomerParcels({ code, status }: ParcelsProps) {
  const { lists, openParcels, noneOpen, kg } = recordTexts.read();
  const words = trackingWords;
  const statuses = status ?? openStatuses.join(',');
  const answer = useQuery({
    queryKey: ['/staff/parcels', 'of', code, statuses],
    queryFn: ({ signal }) =>
      call('GET /staff/parcels', {
        query: { customer: code, status: statuses, page: 1, limit: mostShown },
        quiet: true,
        signal,
      }),
    staleTime: 0,
    placeholderData: (before) => before,
  });
  return (
    <Panel
      title={status === undefined ? openParcels : `${lists.parcels}: ${words.statusNames[status]}`}
      end={
        answer.data && (
          <WaysToLists screen="parcels" query={{ search: code, status: statuses }} found={answer.data} />
        )
      }
    >
      <Answered answer={answer}>
        {({ list }) => (
          <Box as="ul" paddingX={20} paddingTop={0} paddingBottom={12} className={css.rows}>
            {list.length === 0 && (
              <Row
                as="li"
                wrap
                rowGap={4}
                columnGap={12}
                align="baseline"
                paddingX={0}
                paddingY={8}
                border="top"
              >
                {noneOpen}
              </Row>
            )}
            {byUrgency(list).map((row) => (
              <Row
                as="li"
                wrap
                rowGap={4}
                columnGap={12}
                align="baseline"
                paddingX={0}
                paddingY={8}
                border="top"
                key={row.id}
              >
                <RecordLink to="parcels" id={row.id} className={css.rowCode} />
                <Row
                  as="span"
                  wrap
                  rowGap={4}
                  columnGap={12}
                  align="baseline"
                  flex={1}
                  className={css.rowWhat}
                >
                  <ParcelState {...row} isReceived={row.receivedAt !== null} hasProblems />
                </Row>
                <Text
                  as="span"
                  marginStart="auto"
                  tone="faint"
                  size={13}
                  digits
                  lines="nowrap"
                  className={css.rowEnd}
                >
                  {row.weightKg !== null && `${formatDecimal(row.weightKg)} ${kg} · `}
                  {row.lastEventAt !== null && momentText(row.lastEventAt)}
                </Text>
              </Row>
            ))}
          </Box>
        )}
      </Answered>
    </Panel>
  );
}

/** The newest orders of a customer, of all business lines. */
export function CustomerOrders({ code }: { code: string }) {
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
      end={answer.data && <WaysToLists screen="orders" query={{ search: code }} found={answer.data} />}
    >
      <Answered answer={answer}>
        {({ list }) => (
          <Box as="ul" paddingX={20} paddingTop={0} paddingBottom={12} className={css.rows}>
            {list.length === 0 && (
              <Row
                as="li"
                wrap
                rowGap={4}
                columnGap={12}
                align="baseline"
                paddingX={0}
                paddingY={8}
                border="top"
              >
                {none}
              </Row>
            )}
            {list.map((row) => (
              <Row
                as="li"
                wrap
                rowGap={4}
                columnGap={12}
                align="baseline"
                paddingX={0}
                paddingY={8}
                border="top"
                key={row.code}
              >
                <RecordLink to="orders" id={row.code} className={css.rowCode} />
                <Row
                  as="span"
                  wrap
                  rowGap={4}
                  columnGap={12}
                  align="baseline"
                  flex={1}
                  className={css.rowWhat}
                >
                  <ToneLabel tone={toneOfStatus(row.status)}>{row.stageName}</ToneLabel>
                  <span>{goodsText(row.goods)}</span>
                </Row>
                <Text
                  as="span"
                  marginStart="auto"
                  tone="faint"
                  size={13}
                  digits
                  lines="nowrap"
                  className={css.rowEnd}
                >
                  {momentText(row.createdAt)}
                </Text>
              </Row>
            ))}
          </Box>
        )}
      </Answered>
    </Panel>
  );
}

/** The claims of a customer to parcels of this line, those to be decided first. */
export function CustomerClaims({ code }: { code: string }) {
  const { lists, none, all } = recordTexts.read();
  const { line } = useStaffRoute();
  const answer = useQuery({
    queryKey: ['/claims', 'of', code, line],
    queryFn: ({ signal }) =>
      call('GET /claims', { query: { search: code, line, page: 1, limit: mostShown }, quiet: true, signal }),
    staleTime: 0,
  });
  return (
    <Panel
      title={lists.claims}
      end={
        answer.data && (
          <a href={staffHref(line, 'claims', new URLSearchParams({ search: code }))}>
            {all(answer.data.total)}
          </a>
        )
      }
    >
      <Answered answer={answer}>
        {({ list }) => (
          <Box as="ul" paddingX={20} paddingTop={0} paddingBottom={12} className={css.rows}>
            {list.length === 0 && (
              <Row
                as="li"
                wrap
                rowGap={4}
                columnGap={12}
                align="baseline"
                paddingX={0}
                paddingY={8}
                border="top"
              >
                {none}
              </Row>
            )}
            {list.map((row) => (
              <Row
                as="li"
                wrap
                rowGap={4}
                columnGap={12}
                align="baseline"
                paddingX={0}
                paddingY={8}
                border="top"
                key={row.id}
              >
                <RecordLink to="claims" id={row.code} className={css.rowCode} />
                <Row
                  as="span"
                  wrap
                  rowGap={4}
                  columnGap={12}
                  align="baseline"
                  flex={1}
                  className={css.rowWhat}
                >
                  <RecordLink to="parcels" id={row.trackingCode} />
                  <span>{row.stateName}</span>
                </Row>
                <Text
                  as="span"
                  marginStart="auto"
                  tone="faint"
                  size={13}
                  digits
                  lines="nowrap"
                  className={css.rowEnd}
                >
                  {momentText(row.createdAt)}
                </Text>
              </Row>
            ))}
          </Box>
        )}
      </Answered>
    </Panel>
  );
}
