import { normalizeTrackingCode } from '@rohi/contract/tracking/read-code';
import { isTrackingCodeFormat } from '@rohi/contract/tracking/tracking-codes';
import { Lock } from 'lucide-react';
import { useAnswer } from '../../../shared/api/use-answer.ts';
import { useSharedTexts } from '../../../shared/i18n/shared-texts.ts';
import { currentRoute, redirect } from '../../../shared/router/hash-router.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { EmptyBox } from '../../../shared/ui/empty-box.tsx';
import { BackLink, OrderPage } from '../order/order-page.tsx';
import { ordersTexts } from '../orders-words.ts';
import { findSavedForm } from './saved-forms.ts';
import { OrderForm } from './order-form.tsx';
import css from '../order/order-page.module.css';

/** An empty form but for the own pickup point, the usual recipient, and the parcel that the address names (`code`), when there are. */
export function NewOrder({ backHref }: { backHref: string }) {
  const { form, order } = ordersTexts.read();
  const { loading } = useSharedTexts();
  const own = useAnswer('GET /profile/pickup-point', {});
  const book = useAnswer('GET /recipients', {});
  const givenCode = normalizeTrackingCode(new URLSearchParams(currentRoute().query).get('code') ?? '');
  return (
    <>
      <BackLink href={backHref} text={order.back} />
      <h1 className={css.title}>{form.newTitle}</h1>
      <p className={css.lead}>{form.cargo}</p>
      {own.state === 'loading' || book.state === 'loading' ? (
        <p role="status" className={css.waiting}>
          {loading}
        </p>
      ) : (
        <OrderForm
          order={undefined}
          // Without an answer the point is chosen by hand.
          ownPoint={own.state === 'ready' ? own.data.pickupPoint : null}
          // Without the book the recipient is typed.
          book={book.state === 'ready' ? book.data : []}
          givenCode={isTrackingCodeFormat(givenCode) ? givenCode : ''}
          backHref={backHref}
          onSaved={({ code }) => redirect('orderManagement', { order: code })}
        />
      )}
    </>
  );
}

/** Back to the order, in place of its form in the history. */
function showOrder(): void {
  const query = new URLSearchParams(currentRoute().query);
  query.delete('edit');
  redirect('orderManagement', query);
}

/** The form of an order that is there. */
export function EditOrder({ code, backHref }: { code: string; backHref: string }) {
  const { closed, editTitle } = ordersTexts.read().form;
  const book = useAnswer('GET /recipients', {});
  return (
    <OrderPage code={code} title={editTitle(code)} backHref={backHref} backText={code}>
      {(order) =>
        // What was typed before the order was closed can still be read and copied.
        order.canEdit || findSavedForm(code) ? (
          <OrderForm
            order={order}
            ownPoint={null}
            book={book.state === 'ready' ? book.data : []}
            backHref={backHref}
            onSaved={showOrder}
          />
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
