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
import css from './order-card.module.css';

function Facts({ title, facts }: { title: string; facts: readonly Fact[] }) {
  const { empty, listSeparator } = ordersTexts.read().order;
  const { lines, lacking } = saidFacts(facts);
  return (
    <section className={css.card}>
      <h2 className={css.title}>{title}</h2>
      <dl className={css.facts}>
        {lines.map(([name, value]) => (
          <div key={name} className={css.fact}>
            <dt>{name}</dt>
            <dd className={value ? undefined : css.empty}>{value || empty}</dd>
          </div>
        ))}
        {lacking.length > 0 && (
          <div className={css.fact}>
            <dt>{empty}</dt>
            <dd className={css.empty}>{lacking.join(listSeparator)}</dd>
          </div>
        )}
      </dl>
    </section>
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
    <div className={css.column}>
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
        <section className={css.card}>
          <Disclosure title={order.priceExplained} openAtFirst={false}>
            <Price price={price} />
          </Disclosure>
        </section>
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
    </div>
  );
}

/** The page prints as a document: its own address, nothing to press. */
function Documents() {
  const { documents } = ordersTexts.read().order;
  return (
    <section className={classNames(css.card, css.screenOnly)}>
      <h2 className={css.title}>{documents.title}</h2>
      <p className={css.small}>{documents.text}</p>
      <Button kind="outline" className={css.print} onClick={() => print()}>
        <Icon of={Printer} size={18} />
        {documents.print}
      </Button>
    </section>
  );
}
