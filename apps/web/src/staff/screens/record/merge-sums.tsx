import { formatDate } from '../../../shared/format/dates.ts';
import { formatMoney } from '../../../shared/format/numbers.ts';
import { Box, Grid, Row, Stack, Text } from '../../../shared/ui/primitives.tsx';
import { RecordLink } from '../../kit/record/record-link.tsx';
import { recordTexts } from '../screen-words.ts';
import type { Preview } from './merge-queries.ts';
import css from './merge.module.css';

type Line = { name: string; value: string; note?: string | undefined };

/** What moves and what stays, sums first; two columns where there is room. */
export function MergeSums({ preview }: { preview: Preview }) {
  const { merge: words } = recordTexts.read();
  const { from, into } = preview;
  return (
    <Grid gap={12} className={css.columns}>
      <Side side={from} label={words.gives} />
      <Side side={into} label={words.stays} />
      <Lines title={words.moving(into.customerCode)} lines={movingLines(preview)} />
      <Lines title={words.staying(from.customerCode)} lines={stayingLines(preview)} />
    </Grid>
  );
}

function Side({ side, label }: { side: Preview['from']; label: string }) {
  const { merge: words } = recordTexts.read();
  const { customerCode, name, phone, since, isClaimed } = side;
  return (
    <Stack gap={4} padding={16} border="all" radius="panel" minWidth={0} breaks>
      <Row wrap gap={8} justify="between">
        <Text tone="soft" size={13}>
          {label}
        </Text>
        {isClaimed ? (
          <Text tone="green" size={13}>
            {words.accounts.yes}
          </Text>
        ) : (
          <Text tone="soft" size={13}>
            {words.accounts.no}
          </Text>
        )}
      </Row>
      <Text as="b" size={22}>
        <RecordLink to="customers" id={customerCode} />
      </Text>
      <span>{[name, words.since(formatDate(since))].join(', ')}</span>
      {phone !== null && <Text tone="soft">{phone}</Text>}
    </Stack>
  );
}

function movingLines({ moves, balanceAfter, into, from }: Preview): Line[] {
  const { merge: words } = recordTexts.read();
  const { debts, unpaid, balance, points, prices, parcels, orders, claims, recipients } = moves;
  const isZero = (amount: string) => Number(amount) === 0;
  return [
    ...debts.map((debt) => ({ name: words.debt, value: formatMoney(debt) })),
    ...(isZero(unpaid.amount) ? [] : [{ name: words.unpaid, value: formatMoney(unpaid) }]),
    {
      name: words.balance,
      value: formatMoney(balance),
      note: isZero(balance.amount) ? undefined : words.balanceAfter(formatMoney(balanceAfter)),
    },
    { name: words.points, value: String(points) },
    { name: words.parcels, value: String(parcels), note: parcels > 0 ? words.parcelsNote : undefined },
    { name: words.orders, value: String(orders) },
    ...(claims > 0 ? [{ name: words.claims, value: String(claims) }] : []),
    ...(recipients > 0 ? [{ name: words.recipients, value: String(recipients) }] : []),
    ...prices.map((price) => ({ name: words.price(price.product), value: `−${price.discountPct} %` })),
    { name: words.alias(from.customerCode), value: '→', note: words.aliasNote(into.customerCode) },
  ];
}

function stayingLines({ stays: { collected, receipts, prices } }: Preview): Line[] {
  const { merge: words } = recordTexts.read();
  return [
    { name: words.collected, value: String(collected) },
    { name: words.receipts, value: String(receipts), note: words.receiptsNote },
    ...prices.map((price) => ({
      name: words.price(price.product),
      value: `−${price.discountPct} %`,
      note: words.ownPrice,
    })),
  ];
}

function Lines({ title, lines }: { title: string; lines: readonly Line[] }) {
  return (
    <Box border="all" radius="panel" minWidth={0}>
      <Text as="h3" size={15} weight={700} paddingX={16} paddingY={12}>
        {title}
      </Text>
      <dl>
        {lines.map(({ name, value, note }) => (
          <Row key={`${name} ${value}`} gap={12} justify="between" paddingX={16} paddingY={8} border="top">
            <Box as="dt" minWidth={0} breaks>
              {name}
              {note !== undefined && (
                <Text as="small" display="block" tone="soft" size={13}>
                  {note}
                </Text>
              )}
            </Box>
            <Text as="dd" digits weight={600} text="end" lines="nowrap">
              {value}
            </Text>
          </Row>
        ))}
      </dl>
    </Box>
  );
}
