import { Info } from 'lucide-react';
import { formatDateTime } from '../../../shared/format/dates.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import type { Order, OrderParts } from '../order.ts';
import { ordersTexts } from '../orders-words.ts';
import { missingFields } from '../rules/order-fields.ts';
import { StageLabel } from '../stage-label.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderPage } from './order-page.tsx';
import { ParcelCards } from './parcel-cards.tsx';
import { Grid, Row, Text } from '../../../shared/ui/primitives.tsx';
import css from './order-view.module.css';

/** What the order waits for, when that is the customer's own step. */
function NextStep({ order }: { order: Order }) {
  const texts = ordersTexts.read();
  // «Вес, кг» is named without its unit in a sentence.
  const nameOf = (label: string) => label.replace(/[,（].*$/, '').toLowerCase();
  const missing = missingFields(order.declaration).map((field) => nameOf(texts.fields[field]));
  const hint =
    order.status === 'NEW'
      ? texts.order.draftHint
      : order.status === 'WAIT_FORECAST' && order.cargo !== null
        ? texts.order.cargoHint
        : order.status === 'WAIT_FORECAST' && missing.length > 0
          ? texts.order.forecastHint(missing.join(texts.order.listSeparator))
          : undefined;
  if (hint === undefined) return null;
  return (
    <Row
      as="p"
      gap={10}
      marginTop={16}
      paddingX={14}
      paddingY={12}
      fill="gold-soft"
      radius="control"
      tone="gold"
      className={css.hint}
    >
      <Icon of={Info} />
      <span>{hint}</span>
    </Row>
  );
}

type ViewProps = { code: string; backHref: string; orderParts: OrderParts };

/** One order: where its parcels are, what was declared, and what may still be done. */
export function OrderView({ code, backHref, orderParts }: ViewProps) {
  const { order: texts } = ordersTexts.read();
  return (
    <OrderPage code={code} title={code} backHref={backHref} backText={texts.back}>
      {(order, put, again) => (
        <>
          <Row as="p" wrap align="center" className={css.state}>
            <b>{order.headline}</b>
            <span role="status">
              <StageLabel status={order.status} name={order.stageName} />
            </span>
            <Text as="span" tone="soft" size={15}>
              {texts.created(formatDateTime(order.createdAt))}
            </Text>
          </Row>
          <NextStep order={order} />
          <OrderActions order={order} onChange={put} onRefused={again} />
          <Grid columns={1} gap={16} align="start" marginTop={24} className={css.cards}>
            <ParcelCards parcels={order.parcelList} price={order.price} orderParts={orderParts} />
            <OrderFacts order={order} orderParts={orderParts} />
          </Grid>
        </>
      )}
    </OrderPage>
  );
}
