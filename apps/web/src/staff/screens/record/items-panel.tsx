import { useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { Panel } from '../../kit/ui/panel.tsx';
import { ItemList } from '../orders/order-items.tsx';
import { ordersListTexts } from '../screen-words.ts';
import css from './record.module.css';

/** What the order of a parcel lists of it; nothing where nothing is listed. */
export function ItemsPanel({ code }: { code: string }) {
  const { items: words } = ordersListTexts.read();
  const { data } = useQuery({
    queryKey: ['/staff/parcels', 'items', code],
    queryFn: ({ signal }) =>
      call('GET /staff/parcels/{id}/items', { params: { id: code }, quiet: true, signal }),
  });
  const list = data?.list ?? [];
  if (list.length === 0) return null;
  const isOfOrder = list.some(({ trackingCode }) => trackingCode === null);
  return (
    <Panel title={words.title} end={isOfOrder ? words.ofOrder : undefined}>
      <div className={css.inside}>
        <ItemList items={list.map((item) => ({ ...item, trackingCode: null }))} />
      </div>
    </Panel>
  );
}
