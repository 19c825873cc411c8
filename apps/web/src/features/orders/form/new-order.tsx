import type { DataOf } from '@rohi/contract/endpoint';
import type { ownPickupPoint } from '@rohi/contract/orders/orders.contract';
import { useAnswer } from '../../../shared/api/use-answer.ts';
import { useSharedTexts } from '../../../shared/i18n/shared-texts.ts';
import { redirect } from '../../../shared/router/hash-router.ts';
import { BackLink } from '../order/order-page.tsx';
import { ordersTexts } from '../orders-words.ts';
import { OrderForm } from './order-form.tsx';
import css from '../order/order-page.module.css';

/** An empty form; the own pickup point stands in it when there is one. */
export function NewOrder({ backHref }: { backHref: string }) {
  const { form, order } = ordersTexts.read();
  const { loading } = useSharedTexts();
  const own = useAnswer<DataOf<typeof ownPickupPoint>>('/profile/pickup-point');
  return (
    <>
      <BackLink href={backHref} text={order.back} />
      <h1 className={css.title}>{form.newTitle}</h1>
      {own.state === 'loading' ? (
        <p role="status" className={css.waiting}>
          {loading}
        </p>
      ) : (
        <OrderForm
          order={undefined}
          // Without an answer the point is chosen by hand.
          ownPoint={own.state === 'ready' ? own.data.pickupPoint : null}
          backHref={backHref}
          onSaved={({ code }) => redirect('orderManagement', { order: code })}
        />
      )}
    </>
  );
}
