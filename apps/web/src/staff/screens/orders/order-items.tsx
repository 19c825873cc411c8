import type { DataOf } from '@rohi/contract/endpoint';
import type { getStaffOrder } from '@rohi/contract/orders/staff-orders.contract';
import { formatMoney } from '../../../shared/format/numbers.ts';
import { RecordLink } from '../../kit/record/record-link.tsx';
import { ordersListTexts } from '../screen-words.ts';
import { Box, Row } from '../../../shared/ui/primitives.tsx';
import { goodsText } from '../../kit/goods-text.ts';

type Items = DataOf<typeof getStaffOrder>['declaration']['items'];

/**
 * What a declaration lists, as the papers of a trip have it: goods, pieces, value, HS code, and in which parcel where
 * that was said.
 */
export function OrderItems({ items }: { items: Items }) {
  const { items: words } = ordersListTexts.read();
  if (items.length === 0) return null;
  return (
    <>
      <h3>{words.title}</h3>
      <ItemList items={items} />
    </>
  );
}

/** The items alone. */
export function ItemList({ items }: { items: Items }) {
  const { items: words } = ordersListTexts.read();
  return (
    <Box as="ul" marginTop={4} marginBottom={24}>
      {items.map(({ goods, pieces, value, hsCode, trackingCode }, index) => (
        <Row
          as="li"
          wrap
          rowGap={2}
          columnGap={16}
          paddingX={0}
          paddingY={6}
          border="bottom"
          breaks
          // oxlint-disable-next-line react/no-array-index-key -- two lines of a declaration may say the same
          key={index}
        >
          <b>{goodsText(goods)}</b>
          <span>
            {[words.pieces(pieces), value && formatMoney(value), hsCode && words.hsCode(hsCode)]
              .filter(Boolean)
              .join(' · ')}
          </span>
          {trackingCode !== null && <RecordLink to="parcels" id={trackingCode} />}
        </Row>
      ))}
    </Box>
  );
}
