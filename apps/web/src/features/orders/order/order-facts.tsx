import { Printer } from 'lucide-react';
import { comma } from '../../../shared/i18n/list-signs.ts';
import { formatDecimal, formatMoney, formatShortDecimal } from '../../../shared/format/numbers.ts';
import { locale } from '../../../shared/i18n/locale.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { classNames } from '../../../shared/ui/class-names.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import type { Order, OrderParts } from '../order.ts';
import { ordersTexts } from '../orders-words.ts';
import { pointText } from '../rules/point-text.ts';
import { saidFacts, type Fact } from '../rules/said-facts.ts';
import { shortWeight } from '../rules/weight-text.ts';
import { Disclosure } from './disclosure.tsx';
import { Box, Grid, Text, lookOf } from '../../../shared/ui/primitives.tsx';
import css from './order-card.module.css';

function Facts({ title, facts }: { title: string; facts: readonly Fact[] }) {
  const { empty, listSeparator } = ordersTexts.read().order;
  const { lines, lacking } = saidFacts(facts);
  return (
    <Box
      as="section"
      minWidth={0}
      padding={20}
      fill="surface"
      border="all"
      radius="card"
      shadow="card"
      className={css.card}
    >
      <Text as="h2" marginBottom={12} size={22}>
        {title}
      </Text>
      <Grid as="dl" columns={1}>
        {lines.map(([name, value]) => (
          <Grid key={name} gap={12} paddingX={0} paddingY={8} border="top" className={css.fact}>
            <Text as="dt" tone="soft" size={15}>
              {name}
            </Text>
            <dd className={value ? undefined : lookOf({ tone: 'faint' })}>{value || empty}</dd>
          </Grid>
        ))}
        {lacking.length > 0 && (
          <Grid gap={12} paddingX={0} paddingY={8} border="top" className={css.fact}>
            <Text as="dt" tone="soft" size={15}>
              {empty}
            </Text>
            <Text as="dd" tone="faint">
              {lacking.join(listSeparator)}
            </Text>
          </Grid>
        )}
      </Grid>
    </Box>
  );
}

/** Lines of one address, those that are there. */
function linesOf(...parts: (string | null)[]): string | null {
  return parts.filter(Boolean).join('\n') || null;
}

/** An item as one line: what it is, how many, their value and code. */
function itemText({
  goods,
  pieces,
  value,
  hsCode,
  trackingCode,
}: Order['declaration']['items'][number]): string {
  const more = [value && formatMoney(value), hsCode, trackingCode].filter(Boolean).join(comma);
  return ordersTexts.read().form.items.line(goods, pieces, more);
}

/** What was declared, what was measured, and whence and whither it goes. */
export function OrderFacts({
  order: { declaration, parcelList, weightKg, pickupPoint, price },
  orderParts: { Price },
}: {
  order: Order;
  orderParts: OrderParts;
}) {
  const { order, fields, list, units, marketplaces } = ordersTexts.read();
  const kilograms = (weight: string | null) => weight && `${formatDecimal(shortWeight(weight))} ${units.kg}`;
  const { goods, places, volumeM3, value, marketplace, note, items } = declaration;
  return (
    <Grid gap={16}>
      <Facts
        title={order.declaration}
        facts={[
          [fields.goods, goods],
          ...(items.length === 0 ? [] : [[fields.items, linesOf(...items.map(itemText))] as const]),
          [fields.places, String(places ?? parcelList.length)],
          [order.declared, kilograms(declaration.weightKg)],
          [order.measured, kilograms(weightKg) ?? list.notWeighed],
          [order.price, price ? formatMoney(price.total) : order.notPriced],
          ...(price?.storageTotal ? [[order.storage, formatMoney(price.storageTotal)] as const] : []),
          [fields.volumeM3, volumeM3 && formatShortDecimal(volumeM3)],
          [fields.valueAmount, value && formatMoney(value)],
          [fields.marketplace, marketplace && marketplaces[marketplace]],
          [fields.note, note],
        ]}
      />
      {price && (
        <Box
          as="section"
          minWidth={0}
          padding={20}
          fill="surface"
          border="all"
          radius="card"
          shadow="card"
          className={css.card}
        >
          <Disclosure title={order.priceExplained} openAtFirst={false}>
            <Price price={price} />
          </Disclosure>
        </Box>
      )}
      <Facts
        title={order.route}
        facts={[
          [order.sender, linesOf(declaration.senderName, declaration.senderPhone, declaration.senderAddress)],
          [order.recipient, linesOf(declaration.recipientName, declaration.recipientPhone)],
          [order.point, pickupPoint && pointText(pickupPoint, locale)],
        ]}
      />
      <Documents />
    </Grid>
  );
}

/** The page prints as a document: its own address, nothing to press. */
function Documents() {
  const { documents } = ordersTexts.read().order;
  return (
    <Box
      as="section"
      minWidth={0}
      padding={20}
      fill="surface"
      border="all"
      radius="card"
      shadow="card"
      className={classNames(css.card, css.screenOnly)}
    >
      <Text as="h2" marginBottom={12} size={22}>
        {documents.title}
      </Text>
      <Text tone="soft" size={15}>
        {documents.text}
      </Text>
      <Button kind="outline" className={lookOf({ marginTop: 12 })} onClick={() => print()}>
        <Icon of={Printer} size={18} />
        {documents.print}
      </Button>
    </Box>
  );
}
