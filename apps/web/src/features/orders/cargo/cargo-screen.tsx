import { Truck } from 'lucide-react';
import { useAnswer } from '../../../shared/api/use-answer.ts';
import { useSharedTexts } from '../../../shared/i18n/shared-texts.ts';
import { hrefOf, redirect } from '../../../shared/router/hash-router.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { EmptyBox } from '../../../shared/ui/empty-box.tsx';
import { BackLink } from '../order/order-page.tsx';
import { ordersTexts, cargoTexts } from '../orders-words.ts';
import { CargoForm } from './cargo-form.tsx';
import { Text } from '../../../shared/ui/primitives.tsx';
import css from './cargo.module.css';

/** A request for cargo; where to call, for customers without cargo opened by the office. */
export function CargoScreen({ backHref }: { backHref: string }) {
  const { order } = ordersTexts.read();
  const { title, lead, notOpen } = cargoTexts.read();
  const { loading } = useSharedTexts();
  const cargo = useAnswer('GET /profile/cargo', {});
  const own = useAnswer('GET /profile/pickup-point', {});
  const book = useAnswer('GET /recipients', {});
  const isLoading = [cargo, own, book].some(({ state }) => state === 'loading');
  // Without an answer the form is there, and the service has the last word.
  const isClosed = cargo.state === 'ready' && !cargo.data.isOpen;
  return (
    <>
      <BackLink href={backHref} text={order.back} />
      <Text as="h1" marginBottom={8} breaks>
        {title}
      </Text>
      {isLoading && (
        <p role="status" className={css.waiting}>
          {loading}
        </p>
      )}
      {!isLoading && isClosed && (
        <EmptyBox icon={Truck} title={notOpen.title} text={notOpen.text}>
          <ButtonLink kind="soft" href={hrefOf('orderManagement', { new: '1' })}>
            {notOpen.toParcel}
          </ButtonLink>
        </EmptyBox>
      )}
      {!isLoading && !isClosed && (
        <>
          <Text marginBottom={16} tone="soft" size={14} className={css.lead}>
            {lead}
          </Text>
          <CargoForm
            ownPoint={own.state === 'ready' ? own.data.pickupPoint : null}
            book={book.state === 'ready' ? book.data : []}
            backHref={backHref}
            onSaved={({ code }) => redirect('orderManagement', { order: code })}
          />
        </>
      )}
    </>
  );
}
