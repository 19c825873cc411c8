import { Lock } from 'lucide-react';
import { currentRoute, redirect } from '../../../shared/router/hash-router.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { EmptyBox } from '../../../shared/ui/empty-box.tsx';
import { OrderPage } from '../order/order-page.tsx';
import { ordersTexts } from '../orders-words.ts';
import { findKeptForm } from './kept-forms.ts';
import { OrderForm } from './order-form.tsx';

/** Back to the order, in place of its form in the history. */
function showOrder(): void {
  const query = new URLSearchParams(currentRoute().query);
  query.delete('edit');
  redirect('orderManagement', query);
}

/** The form of an order that is there. */
export function EditOrder({ code, backHref }: { code: string; backHref: string }) {
  const { closed, editTitle } = ordersTexts.read().form;
  return (
    <OrderPage code={code} title={editTitle(code)} backHref={backHref} backText={code}>
      {(order) =>
        // What was typed before the order was closed can still be read and copied.
        order.canEdit || findKeptForm(code) ? (
          <OrderForm order={order} ownPoint={null} backHref={backHref} onSaved={showOrder} />
        ) : (
          <EmptyBox icon={Lock} title={closed.title} text={closed.text}>
            <ButtonLink kind="soft" href={backHref}>
              {code}
            </ButtonLink>
          </EmptyBox>
        )
      }
    </OrderPage>
  );
}
