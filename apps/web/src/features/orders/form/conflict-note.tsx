import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { locale } from '../../../shared/i18n/locale.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import type { Order } from '../order.ts';
import { ordersTexts } from '../orders-words.ts';
import { goodsOfLines, readLines } from '../rules/item-lines.ts';
import type { OrderField } from '../rules/order-fields.ts';
import { pointText } from '../rules/point-text.ts';
import type { OrderForm } from './use-order-form.ts';
import { Grid, Row } from '../../../shared/ui/primitives.tsx';
import css from './conflict-note.module.css';

/** What stands in a field of the other window, as it is read there. */
function shownText(field: OrderField, text: string, { declaration, pickupPoint }: Order): string {
  const { form, marketplaces } = ordersTexts.read();
  if (text === '') return form.conflict.emptyThere;
  if (field === 'marketplace' && declaration.marketplace) return marketplaces[declaration.marketplace];
  if (field === 'pickupPointId' && pickupPoint) return pointText(pickupPoint, locale);
  if (field === 'items') return goodsOfLines(readLines(text));
  return text.replaceAll('\n', ', ');
}

/** The order was changed elsewhere: says in what, and lets choose. Nothing typed is lost before a choice is made. */
export function ConflictNote({ state, there }: { state: OrderForm; there: Order }) {
  const { form, fields } = ordersTexts.read();
  const { conflict } = form;
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.focus();
  }, []);
  return (
    <Grid
      ref={ref}
      role="alert"
      tabIndex={-1}
      gap={10}
      padding={20}
      fill="gold-soft"
      radius="card"
      className={css.note}
    >
      <Row as="h2" gap={10} align="center" tone="gold" size={16} className={css.title}>
        <Icon of={TriangleAlert} />
        {conflict.title}
      </Row>
      <p>{conflict.text}</p>
      {state.differing.length > 0 && (
        <>
          <p>{conflict.differs}</p>
          <Grid as="dl" gap={6} className={css.differences}>
            {state.differing.map(([field, text]) => (
              <div key={field}>
                <dt>{fields[field]}</dt>
                <dd>{shownText(field, text, there)}</dd>
              </div>
            ))}
          </Grid>
        </>
      )}
      <Row wrap gap={8}>
        <Button kind="outline" onClick={state.reload}>
          {conflict.yes}
        </Button>
        <Button kind="dark" onClick={state.keepTyped}>
          {conflict.no}
        </Button>
      </Row>
    </Grid>
  );
}
