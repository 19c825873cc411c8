import { Printer } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { DataOf } from '@rohi/contract/endpoint';
import type { getStaffOrder } from '@rohi/contract/orders/staff-orders.contract';
import { toneOfStatus } from '@rohi/contract/tracking/status-tone';
import { formatDecimal, formatMoney, formatShortDecimal } from '../../../shared/format/numbers.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { ToneLabel } from '../../../shared/ui/tone-label.tsx';
import { OrderCharge } from '../charges/charge-parts.tsx';
import { PrintLabels } from '../parcels/print-labels.tsx';
import { ParcelState } from '../../kit/record/parcel-state.tsx';
import { fieldNames } from '../../kit/list/audit-words.ts';
import { RecordLink } from '../../kit/record/record-link.tsx';
import { recordHref, useStaffRoute } from '../../kit/router/staff-router.ts';
import { useUser } from '../../kit/session/user-info.ts';
import { Button } from '../../kit/ui/button.tsx';
import { recordTexts, ordersListTexts } from '../screen-words.ts';
import { OrderItems } from './order-items.tsx';
import { Box, Grid, Row, Text } from '../../../shared/ui/primitives.tsx';
import css from './orders-list.module.css';
import { goodsText } from '../../kit/goods-text.ts';

type StaffOrder = DataOf<typeof getStaffOrder>;

/** A quick look at one order, with the way to its page. */
export function OrderFacts({ row }: { row: StaffOrder }) {
  const { line, query } = useStaffRoute();
  return (
    <>
      <p>
        <ToneLabel tone={toneOfStatus(row.status)}>{row.stageName}</ToneLabel>
      </p>
      <Text marginTop={12} weight={600}>
        <a href={recordHref(line, 'orders', row.code, query)}>{recordTexts.read().open}</a>
      </Text>
      <OrderData row={row} />
      <Row gap={12} align="center" justify="between" marginBottom={8}>
        <Text as="h3" size={15} weight={700}>
          {fieldNames('order').boxes}
        </Text>
      </Row>
      <OrderBoxes row={row} />
    </>
  );
}

/** What is on record of one order. */
export function OrderData({ row }: { row: StaffOrder }) {
  const texts = ordersListTexts.read();
  const names = fieldNames('order');
  const { declaration, pickupPoint, price } = row;
  const recipient = [declaration.recipientName, declaration.recipientPhone].filter(Boolean).join(', ');
  const facts: [string, ReactNode][] = [
    [
      texts.facts.customer,
      row.customerCode && (
        <>
          <RecordLink to="customers" id={row.customerCode} /> {row.customerName}
        </>
      ),
    ],
    [names.pickupPoint, pickupPoint && `${pickupPoint.city}, ${pickupPoint.code}`],
    [names.goods, goodsText(declaration.goods)],
    [names.valueAmount, declaration.value && formatMoney(declaration.value)],
    [names.recipientName, recipient],
    [texts.facts.total, price && formatMoney(price.total)],
  ];
  return (
    <>
      <Grid as="dl" marginTop={16} marginBottom={24} className={css.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <Text as="dt" tone="faint" size={13}>
              {name}
            </Text>
            <dd>{value || '—'}</dd>
          </div>
        ))}
      </Grid>
      <OrderItems items={declaration.items} />
    </>
  );
}

/** The boxes of an order, what each costs, and the way to their labels. */
export function OrderBoxes({ row: { boxes, price } }: { row: StaffOrder }) {
  const texts = ordersListTexts.read();
  const [isPrinting, setPrinting] = useState(false);
  const mayPrint = useUser().authorities.includes('label:print');
  return (
    <>
      <Box as="ul" border="top" className={css.boxes}>
        {boxes.map((box) => (
          <li key={box.trackingCode}>
            <RecordLink to="parcels" id={box.trackingCode} className={css.code} />
            <ParcelState {...box} hasProblems />
            <Text as="span" tone="soft" size={13} digits>
              {box.lengthCm === null
                ? '—'
                : `${[box.lengthCm, box.widthCm, box.heightCm].map((side) => formatShortDecimal(side ?? '')).join(' × ')} ${texts.cm}`}
              {box.weightKg !== null && ` · ${formatDecimal(box.weightKg)} ${texts.kg}`}
            </Text>
            <Text as="span" weight={600} digits text="end">
              {priceOfBox(price, box.trackingCode)}
            </Text>
          </li>
        ))}
      </Box>
      {mayPrint && boxes.length > 0 && (
        <Text marginTop={12} marginBottom={12}>
          <Button onPress={() => setPrinting(true)}>
            <Icon of={Printer} size={18} />
            {texts.print}
          </Button>
        </Text>
      )}
      {price && <OrderCharge price={price} />}
      {isPrinting && (
        <PrintLabels
          codes={boxes.map(({ trackingCode }) => trackingCode)}
          onClose={() => setPrinting(false)}
        />
      )}
    </>
  );
}

function priceOfBox(price: StaffOrder['price'], code: string): string {
  const found = price?.parcels.find(({ trackingCode }) => trackingCode === code);
  return found === undefined ? '' : formatMoney(found.total);
}
