import { normalizeTrackingCode } from '@rohi/contract/tracking/read-code';
import { isTrackingCodeFormat } from '@rohi/contract/tracking/tracking-codes';
import { Lock } from 'lucide-react';
import { Suspense } from 'react';
import { useAnswer } from '../../../shared/api/use-answer.ts';
import { useSharedTexts } from '../../../shared/i18n/shared-texts.ts';
import { currentRoute, hrefOf, redirect } from '../../../shared/router/hash-router.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { EmptyBox } from '../../../shared/ui/empty-box.tsx';
import { BackLink, OrderPage } from '../order/order-page.tsx';
import type { Order } from '../order.ts';
import { ordersTexts } from '../orders-words.ts';
import { cargoBoxes } from '../cargo/boxes-part.ts';
import { findSavedForm } from './saved-forms.ts';
import { OrderForm } from './order-form.tsx';
import { Text } from '../../../shared/ui/primitives.tsx';
import css from '../order/order-page.module.css';

/**
 * An empty form but for the own pickup point, the usual recipient, and the parcel that the address names (`code`), when
 * there are.
 */
export function NewOrder({ backHref }: { backHref: string }) {
  const { form, order } = ordersTexts.read();
  const { loading } = useSharedTexts();
  const own = useAnswer('GET /profile/pickup-point', {});
  const book = useAnswer('GET /recipients', {});
  const givenCode = normalizeTrackingCode(new URLSearchParams(currentRoute().query).get('code') ?? '');
  return (
    <>
      <BackLink href={backHref} text={order.back} />
      <Text as="h1" marginBottom={8} breaks>
        {form.newTitle}
      </Text>
      <CargoLead />
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

/** Where cargo is asked for, or who takes it down: the form is of parcels. */
function CargoLead() {
  const { form } = ordersTexts.read();
  const cargo = useAnswer('GET /profile/cargo', {});
  const isOpen = cargo.state === 'ready' && cargo.data.isOpen;
  return (
    <Text marginBottom={16} tone="soft" size={14} className={css.lead}>
      {isOpen ? form.cargoOpen : form.cargo}{' '}
      {isOpen && <a href={hrefOf('orderManagement', { cargo: '1' })}>{form.toCargo}</a>}
    </Text>
  );
}

/** Back to the order, in place of its form in the history. */
function showOrder(): void {
  const query = new URLSearchParams(currentRoute().query);
  query.delete('edit');
  redirect('orderManagement', query);
}

/** The boxes of cargo stand apart: they are saved by themselves, and only until the office accepts them. */
function BoxesOfOrder({ order, onRefused }: { order: Order; onRefused: () => void }) {
  const { cargo } = order;
  if (!cargo?.canChange) return null;
  return (
    <Suspense>
      <div className={css.boxes}>
        <cargoBoxes.Part order={{ ...order, cargo }} onSaved={showOrder} onRefused={onRefused} />
      </div>
    </Suspense>
  );
}

/** The form of an order that is there. */
export function EditOrder({ code, backHref }: { code: string; backHref: string }) {
  const { closed, editTitle } = ordersTexts.read().form;
  const book = useAnswer('GET /recipients', {});
  return (
    <OrderPage code={code} title={editTitle(code)} backHref={backHref} backText={code}>
      {(order, _put, again) =>
        // What was typed before the order was closed can still be read and copied.
        order.canEdit || findSavedForm(code) ? (
          <>
            <BoxesOfOrder key={order.version} order={order} onRefused={again} />
            <OrderForm
              order={order}
              ownPoint={null}
              book={book.state === 'ready' ? book.data : []}
              backHref={backHref}
              onSaved={showOrder}
            />
          </>
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
